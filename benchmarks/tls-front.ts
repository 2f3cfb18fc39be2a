import net, { type AddressInfo } from 'node:net';
import tls, { type TLSSocket } from 'node:tls';
import { certificate, privateKey } from '@app/server/platform/images/download/certificate.testing';

/**
 * One record per packet, as proxies send at the beginning of an answer: a browser can read a record only when all of it
 * is there.
 */
const recordBytes = 1300;

/**
 * Ends TLS before a plain server, as the proxy of a real installation does. The browser is behind a real handshake
 * then, and does as it does with one: a request takes whichever connection is free first. Without it every new
 * connection looks open at once and gets a request that has to wait for it, which makes the largest paint a matter of
 * luck. HTTP/1.1 only: the service speaks nothing newer.
 */
export async function openTlsFront(targetPort: number): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<TLSSocket>();
  const front = tls.createServer({ cert: certificate, key: privateKey, ALPNProtocols: ['http/1.1'] }, (socket) => {
    const target = net.connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    sockets.add(socket);
    socket.setMaxSendFragment(recordBytes);
    socket.on('close', () => {
      sockets.delete(socket);
      target.destroy();
    });
    target.on('close', () => socket.destroySoon());
    for (const end of [socket, target]) end.on('error', () => end.destroy());
    socket.pipe(target).pipe(socket);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    port: (front.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => front.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
