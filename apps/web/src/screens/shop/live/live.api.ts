import type { Product } from '@app/contracts/catalog';

interface MissedProducts {
  changed: Product[];
  removedIds: string[];
  /** Ask from here the next time. */
  readAt: string;
}

/** What changed in a shop after an instant; null when it can't be read now, which the next connection makes good. */
export async function fetchMissedProducts(handle: string, since: string): Promise<MissedProducts | null> {
  const query = new URLSearchParams({ since, limit: '100' });
  try {
    const response = await fetch(`/api/v1/shop/${encodeURIComponent(handle)}/products?${query}`, {
      credentials: 'omit',
    });
    const body = await response.json();
    if (!response.ok || body.success !== true) return null;
    const { data, meta } = body.data;
    return { changed: data, removedIds: meta.removed, readAt: meta.timestamp };
  } catch {
    return null;
  }
}
