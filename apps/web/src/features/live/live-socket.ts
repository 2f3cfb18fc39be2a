import type { Product } from '@app/contracts/catalog';
import type { ClientToServerEvents, productsNamespace, ServerToClientEvents } from '@app/contracts/realtime';
import { Manager, type Socket } from 'socket.io-client';

// The contract's value, held to its type: importing the module itself would bring its schemas to the phone.
const namespace: typeof productsNamespace = '/products';

const firstRetryDelayMs = 2000;
const retryAttempts = 5;
const connectTimeoutMs = 10_000;

interface LiveEvents {
  onNewProduct(product: Product): void;
  /** After every (re)connection: from now on nothing is missed, so what was missed before can be asked for. */
  onSubscribed(): void;
}

/**
 * Follows one seller over a WebSocket, from the given origin. Retries with a doubling delay (2, 4, 8, 16, 32 s) and then gives up; `connect`
 * starts over. WebSocket only: polling through a proxy would need sticky sessions.
 */
export function openLiveSocket(origin: string, sellerHandle: string, events: LiveEvents) {
  const manager = new Manager(origin, {
    transports: ['websocket'],
    reconnectionDelay: firstRetryDelayMs,
    reconnectionDelayMax: firstRetryDelayMs * 2 ** (retryAttempts - 1),
    reconnectionAttempts: retryAttempts,
    randomizationFactor: 0.2,
    timeout: connectTimeoutMs,
  });
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = manager.socket(namespace);
  socket.on('connect', () => socket.emit('subscribe_to_seller', { seller_handle: sellerHandle }));
  socket.on('subscribed', (answer) => answer.seller_handle === sellerHandle && events.onSubscribed());
  socket.on('new_product', ({ product }) => product.seller_handle === sellerHandle && events.onNewProduct(product));
  return { connect: () => socket.connect(), disconnect: () => socket.disconnect() };
}
