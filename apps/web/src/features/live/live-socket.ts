import type { Product, ProductCard } from '@app/contracts/catalog/catalog.schemas';
import type { productsNamespace, ServerToClientEvents } from '@app/contracts/realtime';
import { openSocket } from '#web/lib/requests/socket.ts';

// Typed by the contract: importing its module would bring the schemas to the phone.
const namespace: typeof productsNamespace = '/products';

const firstRetryDelayMs = 2000;
const retryAttempts = 5;
/** Spreads the phones that reconnect after a restart. */
const spread = 0.2;

export interface LiveEvents {
  onNewProduct(product: Product): void;
  onChanged(product: ProductCard): void;
  onRemoved(videoId: string): void;
  /** After every (re)connection: now the changes can be fetched that were missed, if the shop's last one is new. */
  onSubscribed(changedAt: string | null): void;
  onTrouble(): void;
  onGivenUp(): void;
}

/** Follows one seller. A lost socket is reopened after 2, 4, 8, 16 and 32 s, then given up; `connect` starts over. */
export function openLiveSocket(
  origin: string,
  sellerHandle: string,
  events: LiveEvents,
  firstDelayMs = firstRetryDelayMs,
) {
  let socket: ReturnType<typeof openSocket> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let isSubscribed = false;

  const disconnect = () => {
    clearTimeout(retry);
    socket?.send('unsubscribe');
    socket?.close();
    socket = null;
  };
  const tryAgain = () => {
    disconnect();
    // A socket that was open and got lost is no trouble yet.
    if (!isSubscribed) events.onTrouble();
    isSubscribed = false;
    if (attempts === retryAttempts) return events.onGivenUp();
    const delayMs = firstDelayMs * 2 ** attempts * (1 + spread * (2 * Math.random() - 1));
    attempts += 1;
    retry = setTimeout(open, delayMs);
  };
  const handlers = handlersFor(sellerHandle, events, {
    subscribed() {
      isSubscribed = true;
      attempts = 0;
    },
    refused: tryAgain,
  });
  const open = () => {
    socket = openSocket(origin, namespace, {
      onOpen: () => socket?.send('subscribe_to_seller', { seller_handle: sellerHandle }),
      onEvent: (name, payload) => handlers[name as keyof typeof handlers]?.(payload as never),
      onClose(isFinal) {
        if (!isFinal) return tryAgain();
        disconnect();
        events.onGivenUp();
      },
    });
  };
  open();

  return {
    disconnect,
    connect() {
      if (socket) return;
      disconnect();
      attempts = 0;
      isSubscribed = false;
      open();
    },
  };
}

function handlersFor(
  sellerHandle: string,
  events: LiveEvents,
  socket: { subscribed: () => void; refused: () => void },
): Partial<ServerToClientEvents> {
  return {
    subscribed(answer) {
      if (answer.seller_handle !== sellerHandle) return;
      socket.subscribed();
      events.onSubscribed(answer.changed_at);
    },
    new_product: ({ product }) => product.seller_handle === sellerHandle && events.onNewProduct(product),
    product_changed: (news) => news.seller_handle === sellerHandle && events.onChanged(news.product),
    product_removed: (gone) => gone.seller_handle === sellerHandle && events.onRemoved(gone.video_id),
    error: socket.refused,
  };
}
