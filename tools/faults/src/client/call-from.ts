import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

/** How a call leaves for the service, so that it comes from the address of its actor. */
export type SendFrom = (ip: string, address: URL, init: RequestInit) => Promise<Response>;

/** As a proxy that the service trusts. */
export const sendForwarded: SendFrom = (ip, address, init) => {
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', ip);
  return fetch(address, { ...init, headers });
};

const agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) };

/** From that address of this host, which `fetch` can not be told. Bodies are text or bytes. */
export const sendFromAddress: SendFrom = async (ip, address, { method = 'GET', headers, body, signal }) => {
  const isSecret = address.protocol === 'https:';
  const call = (isSecret ? https : http).request(address, {
    agent: isSecret ? agents.https : agents.http,
    localAddress: ip,
    method,
    headers: Object.fromEntries(new Headers(headers)),
    ...(signal && { signal }),
  });
  // Also those that come after its answer, which is read below.
  call.on('error', () => {});
  call.end(body as string | Uint8Array | undefined);
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const { statusCode: status = 0 } = answer;
    const bytes = await buffer(answer);
    const known = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(status === 204 || status === 304 ? null : bytes, { status, headers: known });
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  }
};
