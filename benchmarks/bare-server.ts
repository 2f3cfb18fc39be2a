import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens on loopback; what the server opened is closed by its own `onClose` hooks. */
export async function listenBare(
  server: FastifyInstance,
): Promise<{ ready: { origin: string }; stop(): Promise<void> }> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { ready: { origin: `http://127.0.0.1:${port}` }, stop: () => server.close() };
}
