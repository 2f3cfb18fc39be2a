import type { ProductCard, ProductCardList } from '@app/contracts/catalog';
import { readAnswer } from '#web/lib/requests/read-answer.ts';
import { sendCall } from '#web/lib/requests/send-call.ts';

interface MissedProducts {
  changed: ProductCard[];
  removedIds: string[];
  /** Ask from here the next time. */
  readAt: string;
}

/** What changed in a shop after an instant, for everybody: in nobody's name. */
export async function fetchMissedProducts(handle: string, since: string): Promise<MissedProducts> {
  const query = new URLSearchParams({ since, limit: '100', fields: 'card' });
  const path = `/shop/${encodeURIComponent(handle)}/products?${query}`;
  const { data } = await sendCall(path, {}, { token: null, idempotencyKey: null }, readAnswer<ProductCardList>);
  return { changed: data.data, removedIds: data.meta.removed, readAt: data.meta.timestamp };
}
