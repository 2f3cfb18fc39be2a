import type { OwnerShop } from '@app/contracts/catalog.schemas';
import type {
  NewProductBody,
  OwnerProduct,
  OwnerProductListQuery,
  SplitProductBody,
  UpdateProductBody,
} from '@app/contracts/owner-products.schemas';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/lib/requests/api-client.ts';
import { cacheTimes, queryKeys } from '#web/lib/requests/query-client.ts';
import { withQuery } from '#web/paths.ts';

export interface OwnProductList {
  data: OwnerProduct[];
  meta: {
    pagination: { count: number; lastKey: string | null };
    timestamp: string;
    tags: { tag: string; count: number }[];
  };
}

export const shopPath = (handle: string) => `/shop/${encodeURIComponent(handle)}`;
const productPath = (handle: string, productId: string) =>
  `${shopPath(handle)}/products/${encodeURIComponent(productId)}`;

/** The own shop with its true counts and status. */
export const ownShopQuery = (handle: string) =>
  queryOptions({
    queryKey: [...queryKeys.shop, handle, 'owner'],
    queryFn: async ({ signal }) => (await callApi<OwnerShop>(`${shopPath(handle)}/owner`, { signal })).data,
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
    queryFn: async ({ signal }) =>
      (
        await callApi<OwnerProduct>(`${shopPath(handle)}/owner/products/${encodeURIComponent(productId)}`, {
          signal,
        })
      ).data,
    ...cacheTimes.product,
    // Who edits sees the product as it is: an import may have changed it meanwhile.
    staleTime: 0,
  });

async function fetchOwnProducts(
  handle: string,
  { limit, ...rest }: OwnerProductListQuery,
  signal?: AbortSignal,
): Promise<OwnProductList> {
  const path = withQuery(`${shopPath(handle)}/owner/products`, { ...rest, limit: limit ? String(limit) : null });
  return (await callApi<OwnProductList>(path, signal ? { signal } : {})).data;
}

/** Changes what is named; everything else of the product stays. */
export async function updateProduct(
  handle: string,
  productId: string,
  changes: UpdateProductBody,
): Promise<OwnerProduct> {
  return (await callApi<OwnerProduct>(productPath(handle, productId), { method: 'PATCH', body: changes })).data;
}

/** Puts a product in front of another one of the shop; null is the end. */
export async function moveProduct(handle: string, productId: string, before: string | null): Promise<OwnerProduct> {
  const path = `${productPath(handle, productId)}/move`;
  return (await callApi<OwnerProduct>(path, { method: 'POST', body: { before } })).data;
}

/**
 * Adds a product by hand. The same key for every attempt of one wish, so that a lost answer makes no second product.
 */
export async function createProduct(
  handle: string,
  product: NewProductBody,
  idempotencyKey: string,
): Promise<OwnerProduct> {
  const path = `${shopPath(handle)}/products`;
  return (await callApi<OwnerProduct>(path, { method: 'POST', body: product, idempotencyKey })).data;
}

/** One more product of the same post; keys as for `createProduct`. */
export async function splitProduct(
  handle: string,
  productId: string,
  product: SplitProductBody,
  idempotencyKey: string,
): Promise<OwnerProduct> {
  const path = `${productPath(handle, productId)}/split`;
  return (await callApi<OwnerProduct>(path, { method: 'POST', body: product, idempotencyKey })).data;
}

/** Only for products made by hand. */
export const deleteProduct = (handle: string, productId: string) =>
  callApi(productPath(handle, productId), { method: 'DELETE' });

/** One piece sold at today's price. */
export async function markSold(handle: string, productId: string, idempotencyKey: string): Promise<string> {
  const path = `${productPath(handle, productId)}/sales`;
  return (await callApi<{ saleId: string; sold: number }>(path, { method: 'POST', idempotencyKey })).data.saleId;
}

export const takeSaleBack = (handle: string, productId: string, saleId: string) =>
  callApi(`${productPath(handle, productId)}/sales/${encodeURIComponent(saleId)}`, { method: 'DELETE' });

/** The shop's counts and lists are no longer what they were. */
export function forgetProducts(client: QueryClient): void {
  client.invalidateQueries({ queryKey: queryKeys.products });
  client.invalidateQueries({ queryKey: queryKeys.shop });
}
