import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { sendFromAddress } from './call-from.ts';

/** A service that says who called and what they said; it never answers `/silent`. */
async function startService(): Promise<string> {
  const server = http.createServer(async (request, response) => {
    if (request.url === '/silent') return;
    const said = await text(request);
    response.writeHead(201, { 'retry-after': '2' }).end(`${request.method} ${request.socket.remoteAddress} ${said}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('each actor calls from an address of their own, and hears all of the answer', async () => {
  const origin = await startService();
  for (const ip of ['127.0.0.7', '127.0.0.8']) {
    const answer = await sendFromAddress(ip, new URL('/', origin), { method: 'POST', body: 'hello' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([201, '2']);
    expect(await answer.text()).toBe(`POST ${ip} hello`);
  }
});

test('a call without an answer ends with its limit of time, by the name that fetch gives it', async () => {
  const origin = await startService();
  const signal = AbortSignal.timeout(50);
  await expect(sendFromAddress('127.0.0.7', new URL('/silent', origin), { signal })).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  );
});
