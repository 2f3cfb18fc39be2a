import net, { type AddressInfo, type Socket } from 'node:net';

interface SlowLinkConfig {
  /** Where the other end is. */
  targetPort: number;
  /** Of the whole downlink, which all connections share. */
  kilobitsPerSecond: number;
  roundTripMs: number;
  /**
   * Round trips that a new connection costs before its first byte: one for TCP. Those of TLS are real where the other
   * end speaks it.
   */
  handshakeRoundTrips: number;
}

interface SlowLink {
  port: number;
  /** Ends all connections, as time does between two visits. */
  cut(): void;
  close(): Promise<void>;
}

/** What the network may hold for one connection before the sender must wait. */
const bufferBytes = 64 * 1024;
const packetBytes = 1400;
const headerBytes = 40;

interface Connection {
  phone: Socket;
  server: Socket;
  waiting: Buffer[];
  waitingBytes: number;
  serverEnded: boolean;
}

/**
 * A phone's slow link in user space, between the browser and a server on this machine: one downlink whose packets leave
 * in turn for all connections, half a round trip of delay each way, and handshakes that every new connection pays. The
 * browser's own throttling delays answers but not connections. Not modelled: loss, name look-ups, slow start, a limit
 * on the uplink.
 */
export async function openSlowLink(config: SlowLinkConfig): Promise<SlowLink> {
  const halfTripMs = config.roundTripMs / 2;
  const downlink = createDownlink(config.kilobitsPerSecond / 8, halfTripMs);
  const sockets = new Set<Socket>();
  const link = net.createServer({ allowHalfOpen: true, noDelay: true }, (phone) => {
    const server = net.connect({ port: config.targetPort, host: '127.0.0.1', noDelay: true });
    const connection: Connection = { phone, server, waiting: [], waitingBytes: 0, serverEnded: false };
    const opensAt = performance.now() + config.handshakeRoundTrips * config.roundTripMs;
    for (const socket of [phone, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    phone.on('data', (bytes) => {
      const waitMs = Math.max(0, opensAt - performance.now()) + halfTripMs;
      setTimeout(() => server.writable && server.write(bytes), waitMs);
    });
    phone.on('end', () => setTimeout(() => server.end(), halfTripMs));
    phone.on('close', () => {
      downlink.forget(connection);
      server.destroy();
    });
    server.on('data', (bytes) => downlink.send(connection, bytes));
    server.on('close', () => {
      connection.serverEnded = true;
      downlink.finish(connection);
    });
  });
  await new Promise<void>((resolve) => link.listen(0, '127.0.0.1', resolve));
  return {
    port: (link.address() as AddressInfo).port,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      downlink.stop();
      const closed = new Promise<void>((resolve) => link.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/**
 * Sends packets of all waiting connections in turn, each at the moment at which the link has carried the one before.
 */
function createDownlink(bytesPerMs: number, delayMs: number) {
  const queue: Connection[] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | null = null;

  function carryNext(): void {
    timer = null;
    const now = performance.now();
    // Timers are coarse: what became due since the last turn goes out together, with the link's clock kept exact.
    while (queue.length > 0 && freeAt <= now) {
      const connection = queue.shift() as Connection;
      freeAt += (sendPacket(connection) + headerBytes) / bytesPerMs;
      if (connection.waiting.length > 0) queue.push(connection);
      else if (connection.serverEnded) closeLater(connection);
    }
    wake();
  }

  function wake(): void {
    if (timer === null && queue.length > 0) timer = setTimeout(carryNext, Math.max(0, freeAt - performance.now()));
  }

  function sendPacket(connection: Connection): number {
    const [first = Buffer.alloc(0)] = connection.waiting;
    const packet = first.subarray(0, packetBytes);
    if (packet.length === first.length) connection.waiting.shift();
    else connection.waiting[0] = first.subarray(packetBytes);
    connection.waitingBytes -= packet.length;
    if (connection.waitingBytes < bufferBytes / 2) connection.server.resume();
    setTimeout(() => connection.phone.writable && connection.phone.write(packet), delayMs);
    return packet.length;
  }

  function closeLater({ phone }: Connection): void {
    setTimeout(() => phone.end(), delayMs);
  }

  return {
    send(connection: Connection, bytes: Buffer): void {
      if (connection.waiting.length === 0) queue.push(connection);
      connection.waiting.push(bytes);
      connection.waitingBytes += bytes.length;
      if (connection.waitingBytes > bufferBytes) connection.server.pause();
      freeAt = Math.max(freeAt, performance.now());
      wake();
    },
    finish(connection: Connection): void {
      if (connection.waiting.length === 0) closeLater(connection);
    },
    forget(connection: Connection): void {
      connection.waiting.length = 0;
      const at = queue.indexOf(connection);
      if (at >= 0) queue.splice(at, 1);
    },
    stop(): void {
      if (timer) clearTimeout(timer);
      queue.length = 0;
    },
  };
}
