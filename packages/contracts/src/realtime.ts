import type { Product } from './catalog.ts';

/** Socket.IO namespace of live product updates. */
export const productsNamespace = '/products';

/** What the browser sends. */
export interface ClientToServerEvents {
  subscribe_to_seller: (payload: { seller_handle: string }) => void;
  unsubscribe: () => void;
}

/** What the server sends. `error` carries a text for people. */
export interface ServerToClientEvents {
  connected: () => void;
  subscribed: (payload: { seller_handle: string }) => void;
  new_product: (payload: { product: Product }) => void;
  error: (payload: { message: string }) => void;
}
