import type { IncomingMessage, Server as NetServer } from 'node:http';
import { type ClientToServerEvents, productsNamespace, type ServerToClientEvents } from '@app/contracts/realtime';
import { Server, type Socket } from 'socket.io';
import type { Logger } from '#server/platform/logger.ts';

export interface GatewayConfig {
  server: NetServer;
  publicOrigin: () => string;
  logger: Logger;
  /** The visitor's address as the configured proxies tell it. */
  addressOf: (request: IncomingMessage) => string;
  /** Whether the session behind an access token is still there. Visitors have none and may join all the same: a shop is public. */
  isLive: (accessToken: string) => Promise<boolean>;
  /** The room of a typed handle, or null when there is nothing to listen to. */
  findRoom: (handle: string) => Promise<string | null>;
}

/** What is sent into rooms. */
export type ProductEvent = 'new_product' | 'product_changed' | 'product_removed';

/** Live updates to open pages. It knows rooms; what is sent into them is somebody else's business. */
export interface ProductsGateway {
  hasListeners(room: string): boolean;
  send<Name extends ProductEvent>(room: string, name: Name, payload: Parameters<ServerToClientEvents[Name]>[0]): void;
  connectionCount(): number;
  close(): Promise<void>;
}

/** A phone opens one; many phones of one network share an address. */
const connectionsPerAddress = 200;
const subscriptionsPerMinute = 30;

type ProductsSocket = Socket<ClientToServerEvents, ServerToClientEvents>;

/** Serves this process's sockets on the HTTP server; other processes serve theirs and hear of the same events from the database. */
export function createProductsGateway(config: GatewayConfig): ProductsGateway {
  const io = new Server(config.server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 2_000,
    connectTimeout: 10_000,
    // A page of another site must not use a visitor's browser to listen here.
    allowRequest: (request, done) =>
      done(null, request.headers.origin === undefined || sameSite(request.headers.origin, config.publicOrigin())),
  });
  const namespace = io.of(productsNamespace);
  const perAddress = new Map<string, number>();

  namespace.on('connection', (socket: ProductsSocket) => {
    const address = config.addressOf(socket.request);
    const open = (perAddress.get(address) ?? 0) + 1;
    perAddress.set(address, open);
    socket.on('disconnect', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    if (open > connectionsPerAddress) {
      socket.emit('error', { message: 'Too many connections. Please try again later.' });
      socket.disconnect(true);
      return;
    }
    serve(socket, config);
    socket.emit('connected');
  });

  return {
    hasListeners: (room) => (namespace.adapter.rooms.get(room)?.size ?? 0) > 0,
    send: (room, ...event) => void namespace.to(room).emit(...(event as Parameters<typeof namespace.emit>)),
    connectionCount: () => namespace.sockets.size,
    close: async () => {
      await io.close();
    },
  };
}

function sameSite(origin: string, publicOrigin: string): boolean {
  const local = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  return origin === publicOrigin || (local.test(origin) && local.test(publicOrigin));
}

function serve(socket: ProductsSocket, config: GatewayConfig): void {
  let asked = 0;
  let minute = 0;
  let latest = 0;
  socket.on('subscribe_to_seller', async (payload) => {
    const now = Math.floor(Date.now() / 60_000);
    asked = now === minute ? asked + 1 : 1;
    minute = now;
    const handle: unknown = payload?.seller_handle;
    if (typeof handle !== 'string' || handle.length > 64 || asked > subscriptionsPerMinute) {
      socket.emit('error', { message: 'Invalid request. Please check your input and try again.' });
      return;
    }
    try {
      const mine = ++latest;
      await join(socket, config, handle, () => mine === latest);
    } catch (error) {
      config.logger.error({ err: error }, 'a live subscription failed');
      socket.emit('error', { message: 'Connection error. Retrying...' });
    }
  });
  socket.on('unsubscribe', () => {
    latest += 1;
    leaveAll(socket);
  });
}

async function join(
  socket: ProductsSocket,
  config: GatewayConfig,
  handle: string,
  isLatest: () => boolean,
): Promise<void> {
  const token: unknown = socket.handshake.auth.token;
  if (typeof token === 'string' && !(await config.isLive(token))) {
    socket.emit('error', { message: 'Authentication required. Please sign in and try again.' });
    return;
  }
  const room = await config.findRoom(handle);
  // The page may have closed, or asked for another shop, while the database answered.
  if (!socket.connected || !isLatest()) return;
  if (room === null) {
    socket.emit('error', { message: 'Resource not found. The requested item may have been removed.' });
    return;
  }
  leaveAll(socket);
  await socket.join(room);
  socket.emit('subscribed', { seller_handle: handle });
}

/** One seller at a time: a page shows one shop. */
function leaveAll(socket: ProductsSocket): void {
  for (const room of socket.rooms) if (room !== socket.id) void socket.leave(room);
}
