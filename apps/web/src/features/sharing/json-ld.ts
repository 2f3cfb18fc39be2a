import type { PageShop } from '@app/contracts/addresses/pages';
import { largestJpegUrl } from '@app/contracts/catalog/picture-files';
import type { ProductDetail } from '#web/features/catalog/page-product.ts';

/** Without a price there is no offer: a wrong price is worse than none. */
export function productJsonLd(product: ProductDetail, sellerName: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    ...(product.description && { description: product.description }),
    sku: String(product.number),
    url: product.url,
    image: product.pictures.map((picture) => new URL(largestJpegUrl(picture), product.url).href),
    ...(product.price !== null && {
      offers: {
        '@type': 'Offer',
        priceCurrency: 'UGX',
        price: product.price,
        ...(product.sale && { priceValidUntil: product.sale.endsAt }),
        availability: `https://schema.org/${product.soldOut ? 'SoldOut' : 'InStock'}`,
        url: product.url,
        seller: { '@type': 'Organization', name: sellerName },
      },
    }),
  };
}

export function shopJsonLd(
  name: string,
  url: string,
  tiktokUrl: string,
  image: string | null,
  rating: PageShop['rating'],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name,
    url,
    ...(image && { image }),
    // Only where the page shows it.
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
    sameAs: [tiktokUrl],
  };
}

export const collectionJsonLd = (name: string, url: string, shopName: string, shopUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name,
  url,
  isPartOf: { '@type': 'OnlineStore', name: shopName, url: shopUrl },
});
