import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type StoredObject = { bytes: Buffer; contentType: string };

export type S3Server = {
  endpoint: string;
  /** By `/bucket/key`. */
  objects: Map<string, StoredObject>;
  requests: string[];
  close(): Promise<void>;
};

/**
 * Speaks as much of Amazon S3's REST protocol as single objects need (PUT, GET, HEAD and DELETE Object, path style),
 * with its error bodies. It wants a signature of version 4 by the given key id but does not verify it.
 */
export async function startS3Server(accessKeyId: string): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const server = http.createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
    requests.push(`${request.method} ${path}`);
    const credential = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`;
    if (!request.headers.authorization?.startsWith(credential)) {
      return sendError(response, 403, 'AccessDenied');
    }
    await answer(objects, path, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  objects: Map<string, StoredObject>,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'PUT') {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    objects.set(path, { bytes: Buffer.concat(chunks), contentType: request.headers['content-type'] ?? '' });
    response.writeHead(200, { etag: '"stored"', 'content-length': 0 }).end();
    return;
  }
  if (request.method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
    return;
  }
  const found = objects.get(path);
  if (!found) return sendError(response, 404, 'NoSuchKey');
  response.writeHead(200, {
    'content-type': found.contentType,
    'content-length': found.bytes.length,
    'last-modified': new Date(0).toUTCString(),
    etag: '"stored"',
  });
  response.end(request.method === 'HEAD' ? undefined : found.bytes);
}

function sendError(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}
