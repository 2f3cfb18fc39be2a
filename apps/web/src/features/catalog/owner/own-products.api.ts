import { listOwnProducts, readOwnProduct, readOwnShop } from '@app/contracts/owner-products.endpoints';
import type { OwnerProductListQuery } from '@app/contracts/owner-products.schemas';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/requests/call.ts';
import { cacheTimes, queryKeys } from '#web/lib/requests/query-client.ts';

/** The own shop with its true counts and status. */
export const ownShopQuery = (handle: string) =>
  queryOptions({
    queryKey: [...queryKeys.shop, handle, 'owner'],
    queryFn: async ({ signal }) => (await call(readOwnShop, { params: { handle }, signal })).data,
  });

/** The own products page by page; what was read stays when more is asked for. */
export const ownProductPagesQuery = (handle: string, query: OwnerProductListQuery) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.products, handle, 'owner pages', query],
    queryFn: ({ pageParam, signal }) =>
      fetchOwnProducts(handle, pageParam ? { ...query, lastKey: pageParam } : query, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.pagination.lastKey,
    ...cacheTimes.products,
  });

/** All that one post gives, off the shop or not. */
export const postProductsQuery = (handle: string, postId: string) =>
  queryOptions({
    queryKey: [...queryKeys.products, handle, 'of post', postId],
    queryFn: async ({ signal }) => (await fetchOwnProducts(handle, { post: postId, limit: 100 }, signal)).data,
    ...cacheTimes.products,
    // Who chooses among them sees what is there now.
    staleTime: 0,
  });

/** One product, hidden or not; read anew each time somebody begins to change it. */
export const ownProductQuery = (handle: string, productId: string) =>
  queryOptions({
    queryKey: [...queryKeys.products, handle, 'own', productId],
    queryFn: async ({ signal }) => (await call(readOwnProduct, { params: { handle, productId }, signal })).data,
    ...cacheTimes.product,
    // Who edits sees the product as it is: an import may have changed it meanwhile.
    staleTime: 0,
  });

async function fetchOwnProducts(handle: string, { limit, ...rest }: OwnerProductListQuery, signal: AbortSignal) {
  return (await call(listOwnProducts, { params: { handle }, query: { ...rest, ...(limit && { limit }) }, signal }))
    .data;
}

/** The shop's counts and lists are no longer what they were. */
export function forgetProducts(client: QueryClient): void {
  client.invalidateQueries({ queryKey: queryKeys.products });
  client.invalidateQueries({ queryKey: queryKeys.shop });
}
