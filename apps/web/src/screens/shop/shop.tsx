import type { PageCollection, PageShop, ShopPage } from '@app/contracts/addresses/pages';
import { pageReaderContext } from '@app/web/page-context';
import { data } from 'react-router';
import { heedList } from '#web/features/catalog/forget-changed.ts';
import { keepPageOnFailure } from '#web/features/catalog/keep-page-on-failure.ts';
import { MissingShop, missingHead } from '#web/features/catalog/missing-shop.tsx';
import { packPage, unpackPage } from '#web/features/catalog/packed-page.ts';
import { toCard } from '#web/features/catalog/page-product.ts';
import { readHandle } from '#web/features/catalog/read-handle.ts';
import { isPlainQuery, readProductQuery } from '#web/features/catalog/search/product-query.ts';
import { newContactOf } from '#web/features/chat/new-contact-notice.tsx';
import { collectionJsonLd, shopJsonLd } from '#web/features/sharing/json-ld.ts';
import { noJsonLd, shareHead } from '#web/features/sharing/share-head.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { PageStyles, pageStyleLinks } from '#web/ui/page-styles.tsx';
import type { Route } from './+types/shop.ts';
import { SuspensionSlot } from './owner-slots.tsx';
import css from './shop.css?inline';
import cssUrl from './shop.css?url';
import {
  type CollectionChip,
  type FoundShop,
  type OpenCollection,
  ShopFound,
  type ShownBanner,
} from './shop-found.tsx';

type ShopData = FoundShop | { shop: null; handle: string; unavailable: boolean };

const productsPerPage = 24;
export const links = pageStyleLinks('shop', cssUrl);

/** Below what was found, where that is little or nothing. */
const othersShown = 4;
/** Fewer than a phone's screen shows. */
const fewFound = 3;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  // What stands behind the handle: nothing, or `c` and the address of a collection.
  const [, , , part] = pathname.split('/');
  const { slug = '' } = params;
  const handle = readHandle(params.handle, request, (stored) =>
    slug ? `${paths.shop(stored)}/c/${slug}` : paths.shop(stored),
  );
  const query = readProductQuery(new URL(request.url).searchParams);
  // Earlier, so that concurrent commits are not missed.
  const readAt = new Date(Date.now() - 5000).toISOString();
  const reader = context.get(pageReaderContext);
  const limit = productsPerPage;
  const page =
    handle &&
    (part
      ? await reader.readCollection(handle, part === 'c' ? slug : '', { limit, lastKey: query.lastKey })
      : await reader.readShop(handle, { ...query, limit }));
  if (!page || page === 'unavailable')
    return data(packPage<ShopData>({ shop: null, handle: params.handle, unavailable: page === 'unavailable' }), 404);
  const { products, lastKey, collection, isClosest, choices, tag, banner } = { ...notSearched, ...page };
  // The picture of the shop shows other goods.
  const shop = collection && products[0]?.picture ? { ...page.shop, previewImageUrl: null } : page.shop;
  const isShort = products.length < fewFound && shop.productCount > products.length && !query.lastKey;
  const instead = isShort && (await reader.readShop(shop.handle, { limit: othersShown + fewFound, stock: 'in' }));
  const found = new Set(products.map(({ video_id }) => video_id));
  const others = (instead && instead !== 'unavailable' ? instead.products : [])
    .filter(({ video_id }) => !found.has(video_id))
    .slice(0, othersShown);
  const inOrder = products.filter((product) => !product.pinned);
  const oldestPostedAt = inOrder.map((product) => product.posted_at).sort()[0] ?? null;
  const answered: FoundShop = {
    shop,
    cards: products.map((product) => toCard(product, shop.quietTags)),
    others: others.map((product) => toCard(product, shop.quietTags)),
    lastKey,
    query: part ? { ...(query.lastKey && { lastKey: query.lastKey }) } : { ...query, ...(query.tag && { tag }) },
    isClosest,
    choices,
    readAt,
    oldestPostedAt,
    newContact: newContactOf(shop, Date.now()),
    // What most shops have not is no byte of their pages.
    ...(page.collections.length > 0 && { collections: chipsOf(shop, page.collections, collection) }),
    ...(page.announcement && { announcement: page.announcement }),
    ...(banner && products.length > 0 && isPlainQuery(query) && { banner: shownBanner(banner) }),
    ...(part && { collection: collection ? openCollection(shop, collection) : missingCollection(shop) }),
  };
  return collection === null && part ? data(packPage<ShopData>(answered), 404) : packPage<ShopData>(answered);
}

/** A collection is not searched. */
const notSearched = { isClosest: false, choices: null, tag: [], collection: undefined, banner: null };

const shownBanner = ({ url, placeholder }: NonNullable<ShopPage['banner']>): ShownBanner => ({
  place: { className: 'banner', style: { background: placeholder } },
  picture: { src: url, loading: 'lazy', decoding: 'async' },
});

const pathOf = (shop: PageShop, slug: string) => `${paths.shop(shop.handle)}/c/${slug}`;

const chipsOf = (shop: PageShop, collections: PageCollection[], open?: PageCollection | null): CollectionChip[] =>
  collections.map(({ slug, name }) =>
    slug === open?.slug
      ? { name: `${name} ×`, to: paths.shop(shop.handle), open: 'true' }
      : { name, to: pathOf(shop, slug) },
  );

const openCollection = (shop: PageShop, { slug, name }: PageCollection): OpenCollection => ({
  name,
  path: pathOf(shop, slug),
  url: `${shop.shopLink}/c/${slug}`,
  title: `${name} · ${shop.displayName}`,
  about: name,
  emptyWords: 'Nothing in this collection right now.',
});

const missingCollection = (shop: PageShop): OpenCollection => ({
  name: 'Products',
  path: paths.shop(shop.handle),
  url: shop.shopLink,
  title: gone,
  about: gone,
  emptyWords: `${gone}.`,
  isMissing: true,
});
const gone = 'This collection is not here any more';

export const clientLoader = ({ request, params, serverLoader }: Route.ClientLoaderArgs) =>
  keepPageOnFailure(request, async () => heedList(params.handle, await serverLoader()), {
    words: 'Failed to load products',
  });

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && unpackPage(loaderData);
  if (!page?.shop) return missingHead(page);
  const { shop, cards, query, collection } = page;
  const tiktokUrl = paths.tiktokProfile(shop.handle);
  return shareHead({
    title: collection?.title ?? `${shop.displayName} (@${shop.handle})`,
    description: describe(page),
    url: collection?.url ?? shop.shopLink,
    type: 'profile',
    imageUrl: shop.previewImageUrl,
    picture: cards.find(({ picture }) => picture)?.picture,
    imageAlt: `Products of ${shop.displayName}`,
    noindex: shop.unconfirmed || cards.length === 0 || !isPlainQuery(query),
    jsonLd:
      import.meta.env.SSR || import.meta.env.DEV
        ? collection
          ? collectionJsonLd(collection.name, collection.url, shop.displayName, shop.shopLink)
          : shopJsonLd(
              shop.displayName,
              shop.shopLink,
              tiktokUrl,
              shop.previewImageUrl,
              shop.unconfirmed ? null : shop.rating,
            )
        : noJsonLd,
  });
}

function describe({ shop, cards, collection }: FoundShop): string {
  const some = cards
    .slice(0, 3)
    .map(({ title, price }) => (price === null ? title : `${title}, ${formatPrice(price)}`));
  const chat = shop.phoneNumber ? ' Chat on WhatsApp to buy.' : '';
  return [
    `${collection?.about ?? counted(shop.productCount, 'product')} from @${shop.handle} on TikTok.${chat}`,
    ...some,
  ].join(' · ');
}

export default function ShopScreen({ loaderData }: Route.ComponentProps) {
  const page = unpackPage(loaderData);
  return (
    <>
      {import.meta.env.SSR && <PageStyles of="shop" css={css} />}
      {page.shop ? (
        <ShopFound page={page} />
      ) : (
        <MissingShop {...page}>
          <SuspensionSlot handle={page.handle} />
        </MissingShop>
      )}
    </>
  );
}
