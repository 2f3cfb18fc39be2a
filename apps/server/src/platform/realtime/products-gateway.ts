import type { IncomingMessage, Server as NetServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ClientToServerEvents, productsNamespace, type ServerToClientEvents } from '@app/contracts/realtime';
import { Server, type Socket } from 'socket.io';
import type { Logger } from '#server/platform/logger.ts';
import { createUpgradeGuard } from './upgrade-guard.ts';

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
  /**
   * Whose access token it is, while its session is there; `onNamed` hears whom it names before that is looked up.
   * Visitors have none and may join all the same: a shop is public.
   */
  findOwner: (accessToken: string, onNamed: (owner: Owner) => void) => Promise<Owner | null>;
  /** The room of a typed handle, or null when there is nothing to listen to. */
  findRoom: (handle: string) => Promise<string | null>;
}

/** What is sent into rooms. */
type ProductEvent = 'new_product' | 'product_changed' | 'product_removed';

/** Live updates to open pages. It knows rooms; what is sent into them is somebody else's business. */
export interface ProductsGateway {
  hasListeners(room: string): boolean;
  send<Name extends ProductEvent>(room: string, name: Name, payload: Parameters<ServerToClientEvents[Name]>[0]): void;
  /** Reaches the account's own sockets, whichever shop they look at. */
  tellOwner(accountId: string, name: 'payment_changed'): void;
  /** Shows the account's own sockets the door: those of one session, or of all but `except`. */
  ownerLeaves(owner: { accountId: string; sessionId?: string; except?: string }): void;
  /** Some may have been told to leave unheard: every owner's socket is cut, and joins again if it may. */
  reconnectOwners(): void;
  connectionCount(): number;
  close(): Promise<void>;
}

const path = '/socket.io/';
/**
 * Of one connection; a page says a handful. What comes above it has no honest sender: the connection is cut, because each
 * message that is answered in words costs more than it did to send.
 */
const messagesPerMinute = 60;
/** Browsers answer the goodbye at once. Whoever does not would hold a stop up for half a minute. */
const goodbyeWithinMs = 1000;

type Engine = Socket['conn'];
type ProductsSocket = Socket<ClientToServerEvents, ServerToClientEvents>;

/**
 * Serves this process's sockets on the HTTP server; other processes serve theirs and hear of the same events from the
 * database.
 */
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
  // In place of Engine.IO's own listener, which would take whatever comes.
  config.server.removeAllListeners('upgrade').on('upgrade', (request, socket, head) => {
    const refusal = refusalOf(request);
    if (refusal !== null) return refuse(socket, refusal);
    open.add(socket.once('close', () => open.delete(socket)));
    io.engine.handleUpgrade(request, socket, head);
  });
  // Before a message is read as one of Socket.IO: what is none, or for another namespace, counts, too.
  io.engine.on('connection', limitMessages);
  // Everybody could join the namespace that is there by itself, and stay without listening to anything.
  io.use((_, next) => next(new Error('Invalid namespace')));
  const namespace = io.of(productsNamespace);

  namespace.on('connection', (socket: ProductsSocket) => {
    serve(socket, config);
    socket.emit('connected');
  });

  return {
    hasListeners: (room) => (namespace.adapter.rooms.get(room)?.size ?? 0) > 0,
    send: (room, ...event) => void namespace.to(room).emit(...(event as Parameters<typeof namespace.emit>)),
    tellOwner: (accountId, name) => void namespace.to(ownRoom(accountId)).emit(name),
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
      }, goodbyeWithinMs);
      await io.close().finally(() => clearTimeout(cutOff));
    },
  };
}

// Who names a shop joins the room of its id; no name leads to these. What is the owner's is sent into the first only.
const ownRoom = (accountId: string): string => `account:${accountId}`;
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

/** Cuts a connection that sends too much. No goodbye: one that does not read would still be listened to until it ends. */
function limitMessages(connection: Engine): void {
  let heard = 0;
  let minute = 0;
  connection.on('packet', () => {
    const now = Math.floor(Date.now() / 60_000);
    heard = now === minute ? heard + 1 : 1;
    minute = now;
    if (heard > messagesPerMinute) connection.request.socket.destroy();
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
  // Present before the session is looked up: if it ends in between, the socket is found and disconnected.
  const enter = ({ accountId, sessionId }: Owner) => socket.join([presenceRoom(accountId), sessionRoom(sessionId)]);
  const owner = token === null ? null : await config.findOwner(token, enter);
  if (token !== null && owner === null) {
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
  if (owner) enter(owner);
  await socket.join(owner ? [room, ownRoom(owner.accountId)] : room);
  socket.emit('subscribed', { seller_handle: handle });
}

/** One seller at a time: a page shows one shop. */
function leaveAll(socket: ProductsSocket): void {
  for (const room of socket.rooms) if (room !== socket.id) void socket.leave(room);
}
