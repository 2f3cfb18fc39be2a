import type { IncomingMessage, Server as NetServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { orderCodePattern } from '@app/contracts/orders/order-code';
import { type ClientToServerEvents, productsNamespace, type ServerToClientEvents } from '@app/contracts/realtime';
import { Server, type Socket } from 'socket.io';
import type { Logger } from '#server/platform/logger.ts';
import { createUpgradeGuard } from './upgrade-guard.ts';
import { createUpgradeQueue } from './upgrade-queue.ts';

interface Owner {
  accountId: string;
  sessionId: string;
}

interface GatewayConfig {
  server: NetServer;
  publicOrigin: () => string;
  logger: Logger;
  /** The visitor's address as the configured proxies tell it. */
  addressOf: (request: IncomingMessage) => string;
  /** The owner of an access token with a live session; `onNamed` is called before the session is looked up. */
  findOwner: (accessToken: string, onNamed: (owner: Owner) => void) => Promise<Owner | null>;
  /** The room of a typed handle, or null when there is nothing to listen to. */
  findRoom: (handle: string) => Promise<string | null>;
  /** When something that this room is told of changed last. */
  changedAt: (room: string) => Promise<Date | null>;
}

type ProductEvent = 'new_product' | 'product_changed' | 'product_removed';
type OwnersEvent = 'payment_changed' | 'order';

const orderCode = new RegExp(orderCodePattern);

/** Live updates to open pages, sent into rooms. */
export interface ProductsGateway {
  hasListeners(room: string): boolean;
  send<Name extends ProductEvent>(room: string, name: Name, payload: Parameters<ServerToClientEvents[Name]>[0]): void;
  /** Reaches the account's own sockets, on any shop's page. */
  tellOwner<Name extends OwnersEvent>(
    accountId: string,
    name: Name,
    ...payload: Parameters<ServerToClientEvents[Name]>
  ): void;
  /** Reaches the open pages of an order. */
  tellOrderPages(payload: Parameters<ServerToClientEvents['order_changed']>[0]): void;
  /** Disconnects the account's own sockets: those of one session, or all but those of `except`. */
  ownerLeaves(owner: { accountId: string; sessionId?: string; except?: string }): void;
  /** Events may be lost: disconnects every owner's socket, which joins again if it may. */
  reconnectOwners(): void;
  connectionCount(): number;
  close(): Promise<void>;
}

const path = '/socket.io/';
/** Of one connection; a page sends a handful. Above it the connection is cut: an answer would cost more than the message. */
const maxMessagesPerMinute = 60;
/** Browsers answer the closing handshake at once; a client that does not would delay a stop by half a minute. */
const maxCloseMs = 1000;

type Engine = Socket['conn'];
type ProductsSocket = Socket<ClientToServerEvents, ServerToClientEvents>;

/** Serves this process's sockets on the HTTP server. Every process gets the same events from the database. */
export function createProductsGateway(config: GatewayConfig): ProductsGateway {
  const io = new Server(config.server, {
    path,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 2_000,
    connectTimeout: 10_000,
  });
  const refusalOf = createUpgradeGuard({ path, ...config });
  const open = new Set<Duplex>();
  const queue = createUpgradeQueue((...upgrade) =>
    io.engine.handleUpgrade(...(upgrade as Parameters<typeof io.engine.handleUpgrade>)),
  );
  // Instead of Engine.IO's own listener, which accepts every request.
  config.server.removeAllListeners('upgrade').on('upgrade', (request, socket, head) => {
    const refusal = refusalOf(request);
    if (refusal !== null) return refuse(socket, refusal);
    // One that fails while it waits has no other listener.
    open.add(socket.on('error', () => {}).once('close', () => open.delete(socket)));
    if (!queue.offer(request, socket, head)) refuse(socket, '503 Service Unavailable');
  });
  // Counts packets before Socket.IO parses them, so that malformed ones count, too.
  io.engine.on('connection', limitMessages);
  // Otherwise clients could stay in the default namespace without listening to anything.
  io.use((_, next) => next(new Error('Invalid namespace')));
  const namespace = io.of(productsNamespace);

  namespace.on('connection', (socket: ProductsSocket) => {
    serve(socket, config);
    socket.emit('connected');
  });

  return {
    hasListeners: (room) => (namespace.adapter.rooms.get(room)?.size ?? 0) > 0,
    send: (room, ...event) => void namespace.to(room).emit(...(event as Parameters<typeof namespace.emit>)),
    tellOwner: (accountId, ...event) =>
      void namespace.to(ownRoom(accountId)).emit(...(event as Parameters<typeof namespace.emit>)),
    tellOrderPages: (payload) => void namespace.to(orderRoom(payload.code)).emit('order_changed', payload),
    ownerLeaves: ({ accountId, sessionId, except }) => {
      const leaving = namespace.in(sessionId === undefined ? presenceRoom(accountId) : sessionRoom(sessionId));
      (except === undefined ? leaving : leaving.except(sessionRoom(except))).disconnectSockets(true);
    },
    reconnectOwners: () => {
      for (const socket of namespace.sockets.values()) if (tokenOf(socket) !== null) socket.conn.close();
    },
    connectionCount: () => namespace.sockets.size,
    close: async () => {
      const cutOff = setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, maxCloseMs);
      queue.close();
      await io.close().finally(() => clearTimeout(cutOff));
    },
  };
}

// No handle leads to these rooms. Only the first gets the owner's messages.
const ownRoom = (accountId: string): string => `account:${accountId}`;
const orderRoom = (code: string): string => `order:${code}`;
const presenceRoom = (accountId: string): string => `presence:${accountId}`;
const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

function tokenOf({ handshake }: { handshake: ProductsSocket['handshake'] }): string | null {
  const token: unknown = handshake.auth.token;
  return typeof token === 'string' ? token : null;
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** Cuts a connection that sends too much, without a closing handshake, which a client could drag out. */
function limitMessages(connection: Engine): void {
  let received = 0;
  let minute = 0;
  connection.on('packet', () => {
    const now = Math.floor(Date.now() / 60_000);
    received = now === minute ? received + 1 : 1;
    minute = now;
    if (received > maxMessagesPerMinute) connection.request.socket.destroy();
  });
}

function serve(socket: ProductsSocket, config: GatewayConfig): void {
  let latest = 0;
  socket.on('subscribe_to_seller', async (payload) => {
    const handle: unknown = payload?.seller_handle;
    if (typeof handle !== 'string' || handle.length > 64) {
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
  socket.on('subscribe_to_order', (payload) => {
    const code: unknown = payload?.code;
    if (typeof code === 'string' && orderCode.test(code)) {
      // A page shows one order.
      for (const room of socket.rooms) if (room.startsWith(orderRoom(''))) void socket.leave(room);
      void socket.join(orderRoom(code));
    } else socket.emit('error', { message: 'Invalid request. Please check your input and try again.' });
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
  const token = tokenOf(socket);
  // Joined before the session is looked up: if it ends in between, the socket is disconnected.
  const enter = ({ accountId, sessionId }: Owner) => socket.join([presenceRoom(accountId), sessionRoom(sessionId)]);
  const owner = token === null ? null : await config.findOwner(token, enter);
  if (token !== null && owner === null) {
    socket.emit('error', { message: 'Authentication required. Please sign in and try again.' });
    return;
  }
  const room = await config.findRoom(handle);
  // The page may have closed, or requested another shop, while the database answered.
  if (!socket.connected || !isLatest()) return;
  if (room === null) {
    socket.emit('error', { message: 'Resource not found. The requested item may have been removed.' });
    return;
  }
  leaveAll(socket);
  if (owner) enter(owner);
  await socket.join(owner ? [room, ownRoom(owner.accountId)] : room);
  // Looked up once it hears of what follows, so that nothing falls between.
  const changedAt = await config.changedAt(room);
  socket.emit('subscribed', { seller_handle: handle, changed_at: changedAt?.toISOString() ?? null });
}

/** One seller at a time: a page shows one shop. */
function leaveAll(socket: ProductsSocket): void {
  for (const room of socket.rooms) if (room !== socket.id) void socket.leave(room);
}
