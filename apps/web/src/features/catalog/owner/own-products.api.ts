import { listOwnProducts, readOwnProduct, readOwnShop } from '@app/contracts/catalog/owner-products.endpoints';
import type {
  OwnerProduct,
  OwnerProductListAnswer,
  OwnerProductListQuery,
} from '@app/contracts/catalog/owner-products.schemas';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Static } from 'typebox';
import { call } from '#web/lib/requests/call.ts';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { cacheTimes, queryClient, queryKeys } from '#web/lib/requests/query-client.ts';

export const ownShopQuery = (handle: string) =>
  dataQuery([...queryKeys.shop, handle, 'owner'], readOwnShop, { params: { handle } });

/** Keep showing the loaded pages while more are fetched. */
export const ownProductPagesQuery = (handle: string, query: OwnerProductListQuery) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.products, handle, 'owner pages', query],
    queryFn: ({ pageParam, signal }) =>
      fetchOwnProducts(handle, pageParam ? { ...query, lastKey: pageParam } : query, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.pagination.lastKey,
    ...cacheTimes.products,
  });

/** Replaces a changed product in all cached lists, before they are fetched again. */
export function showChangedProduct(handle: string, changed: OwnerProduct): void {
  queryClient().setQueriesData<InfiniteData<Static<typeof OwnerProductListAnswer>['data']>>(
    { queryKey: [...queryKeys.products, handle, 'owner pages'] },
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((page) => ({
          ...page,
          data: page.data.map((product) => (product.video_id === changed.video_id ? changed : product)),
        })),
      },
  );
}

/** The newest few, for a look at them. */
export const newestProductsQuery = (handle: string) =>
  queryOptions({
    queryKey: [...queryKeys.products, handle, 'newest'],
    queryFn: async ({ signal }) => (await fetchOwnProducts(handle, { limit: 6, sort: 'newest' }, signal)).data,
    ...cacheTimes.products,
    staleTime: 0,
  });

export const postProductsQuery = (handle: string, postId: string) =>
  queryOptions({
    queryKey: [...queryKeys.products, handle, 'of post', postId],
    queryFn: async ({ signal }) => (await fetchOwnProducts(handle, { post: postId, limit: 100 }, signal)).data,
    ...cacheTimes.products,
    // The choice needs the current state.
    staleTime: 0,
  });

export const ownProductQuery = (handle: string, productId: string) =>
  queryOptions({
    queryKey: [...queryKeys.products, handle, 'own', productId],
    queryFn: async ({ signal }) => (await call(readOwnProduct, { params: { handle, productId }, signal })).data,
    ...cacheTimes.product,
    // An import may have changed it since, so editing always reads it again.
    staleTime: 0,
  });

async function fetchOwnProducts(handle: string, { limit, ...rest }: OwnerProductListQuery, signal: AbortSignal) {
  return (await call(listOwnProducts, { params: { handle }, query: { ...rest, ...(limit && { limit }) }, signal }))
    .data;
}
