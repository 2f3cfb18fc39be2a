import type { PageProduct } from '@app/contracts/addresses/pages';
import { isProductId } from '@app/contracts/catalog/product-id';
import { pageReaderContext } from '@app/web/page-context';
import { data, redirect } from 'react-router';
import { keepPageOnFailure } from '#web/features/catalog/keep-page-on-failure.ts';
import { MissingShop, missingHead } from '#web/features/catalog/missing-shop.tsx';
import { packPage, unpackPage } from '#web/features/catalog/packed-page.ts';
import { toCard, toDetail } from '#web/features/catalog/page-product.ts';
import { readHandle } from '#web/features/catalog/read-handle.ts';
import { newContactOf } from '#web/features/chat/new-contact-notice.tsx';
import { productJsonLd } from '#web/features/sharing/json-ld.ts';
import { noJsonLd, shareHead } from '#web/features/sharing/share-head.ts';
import { untilTime } from '#web/lib/formatting/day-and-time.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { PageStyles, pageStyleLinks } from '#web/ui/page-styles.tsx';
import type { Route } from './+types/product.ts';
import { type ProductData, sizeOf } from './found-product.ts';
import { NoProduct } from './no-product.tsx';
import { openProduct, useOpenedProduct } from './opened-product.ts';
import css from './product.css?inline';
import cssUrl from './product.css?url';
import { ProductFound } from './product-found.tsx';

export const links = pageStyleLinks('product', cssUrl);

/** In place of a product that is gone. */
const othersShown = 4;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { videoId } = params;
  const reader = context.get(pageReaderContext);
  const handle = readHandle(params.handle, request, (stored) => paths.product(stored, videoId));
  const id = isProductId(videoId) ? videoId : null;
  const page = handle && id && (await reader.readProduct(handle, id));
  if (!page || page === 'unavailable') {
    const joinedInto = handle && id && (await reader.readJoinedInto(handle, id));
    if (joinedInto) throw redirect(paths.product(handle, joinedInto) + new URL(request.url).search);
    const read = handle && (await reader.readShop(handle, { limit: othersShown, stock: 'in' }));
    const unavailable = read === 'unavailable';
    const { shop = null, products = [] } = read && !unavailable ? read : {};
    const others = products.map((other) => toCard(other, shop?.quietTags));
    return data(packPage<ProductData>({ product: null, shop, unavailable, others }), 404);
  }
  const { shop, product, more } = page;
  const previewImageUrl = product.previewImageUrl ?? shop.previewImageUrl;
  return packPage<ProductData>({
    shop,
    product: { ...toDetail(product), ...saleOf(product) },
    size: sizeOf(product, new URL(request.url).searchParams.get('size')),
    previewImageUrl,
    more: more.map((other) => toCard(other)),
    newContact: newContactOf(shop, Date.now()),
  });
}

/** Words are made here, so that no visitor loads what makes them. */
const saleOf = ({ sale_ends_at: endsAt }: PageProduct) => endsAt && { sale: { endsAt, until: untilTime(endsAt) } };

export const clientLoader = ({ request, params, serverLoader }: Route.ClientLoaderArgs) =>
  keepPageOnFailure(request, () => openProduct(request.url, serverLoader), {
    words: 'Failed to load product details',
    instead: paths.shop(params.handle),
  });

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && unpackPage(loaderData);
  if (!page?.product) return missingHead(page, 'Product Not Found');
  const { shop, product, previewImageUrl } = page;
  const price = product.price === null ? null : formatPrice(product.price);
  const facts = [
    product.soldOut && 'Sold out',
    product.description?.replaceAll('\n', '. '),
    product.sizes.length > 0 && `Sizes ${product.sizes.join(', ')}`,
    product.tags.length > 0 && product.tags.join(', '),
  ];
  return shareHead({
    title: price ? `${product.title}, ${price}` : product.title,
    description: [
      `Number ${product.number} in the shop of @${shop.handle}`,
      ...facts,
      shop.phoneNumber && 'Chat on WhatsApp to buy.',
    ]
      .filter(Boolean)
      .join(' · '),
    url: product.url,
    type: 'product',
    imageUrl: previewImageUrl,
    picture: product.pictures[0],
    imageAlt: product.title,
    noindex: shop.unconfirmed,
    jsonLd: import.meta.env.SSR || import.meta.env.DEV ? productJsonLd(product, shop.displayName) : noJsonLd,
  });
}

export default function ProductScreen(props: Route.ComponentProps) {
  return (
    <>
      {import.meta.env.SSR && <PageStyles of="product" css={css} />}
      <ProductOrNone {...props} />
    </>
  );
}

function ProductOrNone({ loaderData, params }: Route.ComponentProps) {
  const page = unpackPage(loaderData);
  const askAgain = useOpenedProduct(loaderData);
  if (page.product) return <ProductFound page={page} read={loaderData as { readAtMs?: number }} askAgain={askAgain} />;
  const { shop, unavailable, others } = page;
  return unavailable ? <MissingShop handle={params.handle} unavailable /> : <NoProduct shop={shop} others={others} />;
}
