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
import { shopJsonLd } from '#web/features/sharing/json-ld.ts';
import { noJsonLd, shareHead } from '#web/features/sharing/share-head.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/shop.ts';
import { SuspensionSlot } from './owner-slots.tsx';
import { type FoundShop, ShopFound } from './shop-found.tsx';

type ShopData = FoundShop | { shop: null; handle: string; unavailable: boolean };

const productsPerPage = 24;
/** Below what was found, where that is little or nothing. */
const othersShown = 4;
/** Fewer than a phone's screen shows. */
const fewFound = 3;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const handle = readHandle(params.handle, request, paths.shop);
  const query = readProductQuery(new URL(request.url).searchParams);
  // Earlier, so that concurrent commits are not missed.
  const readAt = new Date(Date.now() - 5000).toISOString();
  const reader = context.get(pageReaderContext);
  const page = handle && (await reader.readShop(handle, { ...query, limit: productsPerPage }));
  if (!page || page === 'unavailable')
    return data(packPage<ShopData>({ shop: null, handle: params.handle, unavailable: page === 'unavailable' }), 404);
  const { shop, products, lastKey, isClosest, choices } = page;
  const isShort = products.length < fewFound && shop.productCount > products.length && !query.lastKey;
  const instead = isShort && (await reader.readShop(shop.handle, { limit: othersShown + fewFound, stock: 'in' }));
  const found = new Set(products.map(({ video_id }) => video_id));
  const others = (instead && instead !== 'unavailable' ? instead.products : [])
    .filter(({ video_id }) => !found.has(video_id))
    .slice(0, othersShown);
  const inOrder = products.filter((product) => !product.pinned);
  const oldestPostedAt = inOrder.map((product) => product.posted_at).sort()[0] ?? null;
  return packPage<ShopData>({
    shop,
    cards: products.map((product) => toCard(product, shop.quietTags)),
    others: others.map((product) => toCard(product, shop.quietTags)),
    lastKey,
    query: { ...query, ...(query.tag && { tag: page.tag }) },
    isClosest,
    choices,
    readAt,
    oldestPostedAt,
    newContact: newContactOf(shop, Date.now()),
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
  const tiktokUrl = paths.tiktokProfile(shop.handle);
  return shareHead({
    title: `${shop.displayName} (@${shop.handle})`,
    description: describe(page),
    url: shop.shopLink,
    type: 'profile',
    imageUrl: shop.previewImageUrl,
    picture: cards.find(({ picture }) => picture)?.picture,
    imageAlt: `Products of ${shop.displayName}`,
    noindex: shop.unconfirmed || cards.length === 0 || !isPlainQuery(query),
    jsonLd:
      import.meta.env.SSR || import.meta.env.DEV
        ? shopJsonLd(
            shop.displayName,
            shop.shopLink,
            tiktokUrl,
            shop.previewImageUrl,
            shop.unconfirmed ? null : shop.rating,
          )
        : noJsonLd,
  });
}

function describe({ shop, cards }: FoundShop): string {
  const some = cards
    .slice(0, 3)
    .map(({ title, price }) => (price === null ? title : `${title}, ${formatPrice(price)}`));
  const chat = shop.phoneNumber ? ' Chat on WhatsApp to buy.' : '';
  return [`${counted(shop.productCount, 'product')} from @${shop.handle} on TikTok.${chat}`, ...some].join(' · ');
}

export default function ShopScreen({ loaderData }: Route.ComponentProps) {
  const page = unpackPage(loaderData);
  if (page.shop) return <ShopFound page={page} />;
  return (
    <MissingShop {...page}>
      <SuspensionSlot handle={page.handle} />
    </MissingShop>
  );
}
