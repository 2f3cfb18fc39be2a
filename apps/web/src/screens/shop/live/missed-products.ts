import { listProductsPath } from '@app/contracts/catalog/catalog.endpoints';
import type { ProductCard, ProductCardList } from '@app/contracts/catalog/catalog.schemas';

interface MissedProducts {
  changed: ProductCard[];
  removedIds: string[];
  readAt: string;
}

const pausesMs = [1000, 2000];

/** What changed in a shop since an instant. Not by `call`: it is five times as large. */
export async function fetchMissedProducts(handle: string, since: string): Promise<MissedProducts> {
  const query = new URLSearchParams({ since, limit: '100', fields: 'card' });
  const url = `${listProductsPath.replace(':handle', encodeURIComponent(handle))}?${query}`;
  for (const pauseMs of pausesMs) {
    try {
      return await read(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return read(url);
}

async function read(url: string): Promise<MissedProducts> {
  const response = await fetch(url);
  const { data } = (await response.json()) as { data: ProductCardList };
  return { changed: data.data, removedIds: data.meta.removed, readAt: data.meta.timestamp };
}
