import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorCode } from '@app/contracts/errors.schemas';

/** A request as it arrived. */
interface Arrived {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  atMs: number;
}

type Reply = (response: ServerResponse, request: Arrived) => void;

/** A real HTTP server on this machine that answers as a test says, one reply after the other; the last one stays. */
export interface AnsweringServer {
  origin: string;
  arrived: Arrived[];
  /** Replies to a path from now on. */
  on(path: string, ...replies: Reply[]): void;
  close(): Promise<void>;
}

export async function startAnsweringServer(): Promise<AnsweringServer> {
  const arrived: Arrived[] = [];
  const replies = new Map<string, Reply[]>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: Buffer.concat(chunks).toString(), atMs: performance.now() };
    arrived.push(one);
    const waiting = replies.get(path.replace('/api/v1', ''));
    const reply = (waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0]) ?? json(404, { success: false });
    reply(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    on: (path, ...list) => void replies.set(path, list),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const json =
  (status: number, body: object, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const ok = (data: unknown, message = 'OK') => json(200, { success: true, message, data });

export const refused = (
  status: number,
  code: ErrorCode,
  message: string = code,
  headers: Record<string, string> = {},
) => json(status, { success: false, message, code }, headers);

export const text =
  (status: number, body: string): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);

/** The connection breaks before the answer. */
export const cut: Reply = (response) => response.destroy();

/** Never answers. */
export const silence: Reply = () => {};
