import { readCollections, saveCollections } from '@app/contracts/catalog/collections/collections.endpoints';
import type {
  ChosenProduct,
  Collection,
  CollectionInput,
} from '@app/contracts/catalog/collections/collections.schemas';
import { call } from '#web/lib/requests/call.ts';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';

/** A collection while it is made or changed. Without a slug it is new. */
export interface CollectionDraft extends Pick<Collection, 'name' | 'kind' | 'tags'> {
  slug?: string;
  products: ChosenProduct[];
}

/** A tag of the shop's products, and how many have it. */
export interface ShopTag {
  tag: string;
  count: number;
}

export const newDraft: CollectionDraft = { name: '', kind: 'hand', tags: [], products: [] };

export const collectionsQuery = (handle: string) =>
  dataQuery([...queryKeys.products, handle, 'collections'], readCollections, { params: { handle } });

/** Sets all collections of the shop, in this order; answers them. */
export async function sendCollections(handle: string, drafts: CollectionDraft[]): Promise<Collection[]> {
  const body = { collections: drafts.map(toInput) };
  const { data } = await call(saveCollections, { params: { handle }, body });
  queryClient().setQueryData(collectionsQuery(handle).queryKey, data);
  return data.collections;
}

function toInput({ slug, name, kind, tags, products }: CollectionDraft): CollectionInput {
  return { ...(slug && { slug }), name, kind, tags, videoIds: products.map(({ video_id }) => video_id) };
}
