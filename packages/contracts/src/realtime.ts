import type { Product, ProductCard } from '@app/contracts/catalog/catalog.schemas';
import type { OrderState } from '@app/contracts/orders/orders.schemas';

/** Socket.IO namespace of live product updates. */
export const productsNamespace = '/products';

/** What the browser sends. */
export interface ClientToServerEvents {
  subscribe_to_seller: (payload: { seller_handle: string }) => void;
  unsubscribe: () => void;
  /** To the page of an order, which has its code. */
  subscribe_to_order: (payload: { code: string }) => void;
}

/** What the server sends. `error` carries a text for people. */
export interface ServerToClientEvents {
  connected: () => void;
  /** `changed_at`: when a product of the shop changed last, ISO; null when it has none. */
  subscribed: (payload: { seller_handle: string; changed_at: string | null }) => void;
  /** As it is specified: the whole product. */
  new_product: (payload: { product: Product }) => void;
  /**
   * The owner changed a product: it takes the place of the one that is shown, or comes in when it was hidden before. What
   * a card shows, as lists with `fields=card`.
   */
  product_changed: (payload: { seller_handle: string; product: ProductCard }) => void;
  /** A product is no longer shown: its owner hid or deleted it, or its post is gone. */
  product_removed: (payload: { seller_handle: string; video_id: string }) => void;
  /** To the owner alone: a payment of theirs, or their plan, is not what it was. Ask for it. */
  payment_changed: () => void;
  /** To the owner alone: an order was opened in WhatsApp, or is not what it was. */
  order: (payload: { code: string; number: string; state: OrderState }) => void;
  /** To the open pages of this order. */
  order_changed: (payload: { code: string; state: OrderState }) => void;
  error: (payload: { message: string }) => void;
}
