import { pageReaderContext } from '@app/web/page-context';
import { data } from 'react-router';
import { heedList } from '#web/features/catalog/forget-changed.ts';
import { keepPageOnFailure } from '#web/features/catalog/keep-page-on-failure.ts';
import { MissingShop, missingHead } from '#web/features/catalog/missing-shop.tsx';
import { packPage, unpackPage } from '#web/features/catalog/packed-page.ts';
import { toCard } from '#web/features/catalog/page-product.ts';
import { readHandle } from '#web/features/catalog/read-handle.ts';
import { isPlainQuery, readProductQuery } from '#web/features/catalog/search/product-query.ts';
import { shareHead } from '#web/features/sharing/share-head.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { PageStyles, pageStyleLinks } from '#web/ui/page-styles.tsx';
import type { Route } from './+types/catalog.ts';
import css from './catalog.css?inline';
import cssUrl from './catalog.css?url';
import { CatalogFound, type FoundCatalog } from './catalog-found.tsx';

type CatalogData = FoundCatalog | { shop: null; handle: string; unavailable: boolean };

export const links = pageStyleLinks('catalog', cssUrl);

const productsPerPage = 100;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const handle = readHandle(params.handle, request, paths.catalog);
  const query = readProductQuery(new URL(request.url).searchParams);
  const page = handle && (await context.get(pageReaderContext).readShop(handle, { ...query, limit: productsPerPage }));
  if (!page || page === 'unavailable')
    return data(packPage<CatalogData>({ shop: null, handle: params.handle, unavailable: page === 'unavailable' }), 404);
  const { shop, products, lastKey, isClosest, choices } = page;
  const day = formatDay(new Date().toISOString());
  return packPage<CatalogData>({
    shop,
    cards: products.map((product) => ({ ...toCard(product, shop.quietTags), sizes: product.sizes })),
    lastKey,
    query: { ...query, ...(query.tag && { tag: page.tag }) },
    isClosest,
    choices,
    day,
  });
}

export const clientLoader = ({ request, params, serverLoader }: Route.ClientLoaderArgs) =>
  keepPageOnFailure(request, async () => heedList(params.handle, await serverLoader()), {
    words: 'Failed to load products',
  });

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && unpackPage(loaderData);
  if (!page?.shop) return missingHead(page);
  const { shop, cards, query } = page;
  return shareHead({
    title: `All products of ${shop.displayName}`,
    description: `Every product of @${shop.handle} with its number and price.`,
    // Search engines are led to the list's own address.
    url: new URL(paths.catalog(shop.handle), shop.shopLink).href,
    imageUrl: shop.previewImageUrl,
    picture: cards.find(({ picture }) => picture)?.picture,
    noindex: shop.unconfirmed || shop.productCount === 0 || !isPlainQuery(query),
  });
}

export default function CatalogScreen({ loaderData }: Route.ComponentProps) {
  const page = unpackPage(loaderData);
  return (
    <>
      {import.meta.env.SSR && <PageStyles of="catalog" css={css} />}
      {page.shop ? <CatalogFound page={page} /> : <MissingShop {...page} />}
    </>
  );
}
