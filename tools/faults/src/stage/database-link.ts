import net, { type AddressInfo, type Socket } from 'node:net';

/** What stands between the service and PostgreSQL: a network that can be cut and be slow. */
export interface DatabaseLink {
  port: number;
  /** Ends all connections, and takes no new ones until it is healed. */
  cut(): void;
  /** From now on everything waits so long, each way. */
  slow(delayMs: number): void;
  /** From now on nothing arrives, either way, and no connection ends: a cable that was pulled. */
  silence(): void;
  heal(): void;
  close(): Promise<void>;
}

/** Opens it in front of a PostgreSQL on this machine. */
export async function openDatabaseLink(target: { host: string; port: number }): Promise<DatabaseLink> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  let delayMs = 0;

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  }
  function join(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      // What is on the way when the cable is pulled is lost; both ends go on waiting.
      if (isSilent) return;
      if (delayMs === 0) to.write(bytes);
      else setTimeout(() => to.writable && to.write(bytes), delayMs);
    });
    from.on('close', () => setTimeout(() => to.destroy(), delayMs));
  }
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  const server = net.createServer({ noDelay: true }, (service) => {
    keep(service);
    if (isCut) {
      service.destroy();
      return;
    }
    const database = net.connect({ ...target, noDelay: true });
    keep(database);
    join(service, database);
    join(database, service);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      endAll();
    },
    slow(ms) {
      delayMs = ms;
    },
    silence() {
      isSilent = true;
    },
    heal() {
      // What was lost can not be made up: such a connection would wait forever.
      if (isSilent) endAll();
      isCut = false;
      isSilent = false;
      delayMs = 0;
    },
    async close() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
