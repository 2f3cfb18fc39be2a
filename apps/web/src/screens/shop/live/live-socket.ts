import type { Product } from '@app/contracts/catalog';
import type { ClientToServerEvents, productsNamespace, ServerToClientEvents } from '@app/contracts/realtime';
import { Manager, type Socket } from 'socket.io-client';

// The contract's value, held to its type: importing the module itself would bring its schemas to the phone.
const namespace: typeof productsNamespace = '/products';

const firstRetryDelayMs = 2000;
const retryAttempts = 5;
const connectTimeoutMs = 10_000;

export interface LiveEvents {
  onNewProduct(product: Product): void;
  /** The owner changed a product. */
  onChanged(product: Product): void;
  /** The owner hid or deleted a product. */
  onRemoved(videoId: string): void;
  /** After every (re)connection: from now on nothing is missed, so what was missed before can be asked for. */
  onSubscribed(): void;
  /** The connection failed and is tried again. */
  onTrouble(): void;
  /** All attempts have failed; nothing is tried any more. */
  onGivenUp(): void;
}

/**
 * Follows one seller over a WebSocket, from the given origin. Retries with a doubling delay (2, 4, 8, 16, 32 s) and
 * then gives up; `connect` starts over. WebSocket only: polling through a proxy would need sticky sessions.
 */
export function openLiveSocket(
  origin: string,
  sellerHandle: string,
  events: LiveEvents,
  firstDelayMs = firstRetryDelayMs,
) {
  const manager = new Manager(origin, {
    transports: ['websocket'],
    reconnectionDelay: firstDelayMs,
    reconnectionDelayMax: firstDelayMs * 2 ** (retryAttempts - 1),
    reconnectionAttempts: retryAttempts,
    randomizationFactor: 0.2,
    timeout: connectTimeoutMs,
  });
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = manager.socket(namespace);
  const refusals = retryRefused(() => socket.emit('subscribe_to_seller', { seller_handle: sellerHandle }), events, {
    firstDelayMs,
    attempts: retryAttempts,
  });
  const isOurs = (product: Product) => product.seller_handle === sellerHandle;
  manager.on('error', () => events.onTrouble());
  manager.on('reconnect_failed', () => events.onGivenUp());
  socket.on('connect', refusals.start);
  socket.on('error', refusals.refused);
  socket.on('disconnect', (reason) => {
    refusals.stop();
    // The server showed us the door: the socket does not knock again by itself.
    if (reason === 'io server disconnect') events.onGivenUp();
  });
  socket.on('subscribed', (answer) => {
    if (answer.seller_handle !== sellerHandle) return;
    refusals.stop();
    events.onSubscribed();
  });
  socket.on('new_product', ({ product }) => isOurs(product) && events.onNewProduct(product));
  socket.on('product_changed', ({ product }) => isOurs(product) && events.onChanged(product));
  socket.on('product_removed', (gone) => gone.seller_handle === sellerHandle && events.onRemoved(gone.video_id));
  return {
    connect: () => socket.connect(),
    disconnect: () => {
      refusals.stop();
      socket.disconnect();
    },
  };
}

/**
 * The line stands but the server could not take the subscription: asks again, with the same delays and as often as for
 * a lost line.
 */
function retryRefused(
  subscribe: () => void,
  events: Pick<LiveEvents, 'onTrouble' | 'onGivenUp'>,
  { firstDelayMs, attempts }: { firstDelayMs: number; attempts: number },
) {
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    start() {
      refusals = 0;
      subscribe();
    },
    refused() {
      stop();
      refusals += 1;
      if (refusals > attempts) return events.onGivenUp();
      events.onTrouble();
      timer = setTimeout(subscribe, firstDelayMs * 2 ** (refusals - 1));
    },
  };
}
