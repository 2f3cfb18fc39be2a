import type { PageProduct, PageReader, PageShop } from '@app/contracts/addresses/pages';
import type { DescribedProduct, Picture, Product, ProductCard } from '@app/contracts/catalog/catalog.schemas';
import type { ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { largestJpegUrl, srcset } from '@app/contracts/catalog/picture-files';
import type { ReviewList } from '@app/contracts/reviews/reviews.schemas';

export const origin = 'https://shops.example';

type SomeProduct = DescribedProduct & PageProduct & ProductCard;

/**
 * A product in the shapes of calls and pages; name only what the test is about. Its pictures have keys as long as the
 * real ones.
 */
export function aProduct(over: Partial<SomeProduct> = {}): SomeProduct {
  const number = over.number ?? 1;
  const id = over.video_id ?? String(7_400_000_000_000_000 + number * 7919);
  const pictures = over.pictures ?? (over.picture === null ? [] : [over.picture ?? aPicture(number)]);
  return {
    video_id: id,
    post_id: /^\d+/.exec(id)?.[0] ?? null,
    number,
    title: `Kitenge dress ${number}`,
    price: 85_000,
    old_price: null,
    sale_ends_at: null,
    description: null,
    currency: 'UGX',
    tags: [],
    sizes: [],
    availability: 'available',
    pinned: false,
    isVideo: true,
    picture: pictures[0] ?? null,
    pictures,
    primary_thumbnail: thumbnailsOf(pictures)[0] ?? null,
    thumbnails: thumbnailsOf(pictures),
    previewImageUrl: null,
    seller_handle: 'nakato',
    product_url: `${origin}/product/nakato/${id}`,
    video_url: `https://www.tiktok.com/@nakato/video/${id}`,
    posted_at: '2026-11-01T09:00:00.000Z',
    updated_at: '2026-11-01T09:00:00.000Z',
    ...over,
  };
}

export function aPicture(seed: number): Picture {
  const key = hexOf(seed);
  const colours = [0, 6, 12].map((at) => `#${key.slice(at, at + 6)}`);
  return { key, width: 1080, height: 1920, placeholder: `linear-gradient(${colours.join(',')})`, avif: true };
}

function thumbnailsOf(pictures: Picture[]): Product['thumbnails'] {
  return pictures.map((picture) => ({
    thumbnail_url: largestJpegUrl(picture),
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
    thumbhash: '',
    srcset_jpeg: srcset(picture, 'jpg'),
    srcset_webp: srcset(picture, 'webp'),
    srcset_avif: srcset(picture, 'avif'),
  }));
}

/** 32 hexadecimal digits that compress as badly as a real hash, the same ones for the same seed. */
function hexOf(seed: number): string {
  let state = (seed + 1) * 2_654_435_761;
  const digits = Array.from({ length: 32 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 24).toString(16).at(-1);
  });
  return digits.join('');
}

export function aShop(over: Partial<PageShop> = {}): PageShop {
  const handle = over.handle ?? 'nakato';
  return {
    handle,
    shopLink: `${origin}/shop/${handle}`,
    displayName: 'Nakato Styles',
    profilePhotoUrl: null,
    followerCount: 3400,
    isVerified: true,
    phoneNumber: '+256772123456',
    callsAllowed: false,
    productCount: 24,
    views: 1234,
    confirmedAt: '2026-11-12T08:00:00.000Z',
    chatAllowed: true,
    contactNewUntil: null,
    since: '2026-10-01T08:00:00.000Z',
    previewImageUrl: `${origin}/images/${hexOf(99)}/preview.jpg`,
    place: null,
    deliveryAreas: [],
    payOnDelivery: false,
    rating: null,
    moneyNewUntil: null,
    changesAt: null,
    closed: null,
    unconfirmed: false,
    tags: [],
    quietTags: [],
    ...over,
  };
}

export const noReviews: ReviewList = { average: null, count: 0, orders: 0, browsers: 0, reviews: [], lastKey: null };

export const noFacts: ShopFacts = {
  zones: [],
  freeOverUgx: null,
  place: null,
  landmark: null,
  payOnDelivery: null,
  returns: null,
  legalName: null,
  registration: null,
  mobileMoney: null,
  moneyNewUntil: null,
  hours: null,
  closedUntil: null,
  announcement: null,
  phone: null,
};

/** A reader of one shop, as the server would hand it to the pages. */
export function aReader(shop: PageShop, products: SomeProduct[], lastKey: string | null = null): PageReader {
  const found = <Page>(handle: string, page: Page) => Promise.resolve(handle === shop.handle ? page : null);
  return {
    publicOrigin: origin,
    playerOrigin: 'https://www.tiktok.com',
    supportWhatsapp: null,
    sendsCodes: true,
    asksTikTok: true,
    keepsOffline: true,
    readShop: (handle, { limit, tag = [] }) =>
      found(handle, {
        shop,
        collections: [],
        announcement: null,
        banner: null,
        products: products.slice(0, limit),
        lastKey,
        isClosest: false,
        tag,
        choices: null,
      }),
    readCollection: (handle, slug, { limit }) =>
      found(handle, {
        shop,
        collections: [{ slug: 'christmas', name: 'Christmas' }],
        announcement: null,
        products: products.slice(0, limit),
        lastKey,
        collection: slug === 'christmas' ? { slug, name: 'Christmas' } : null,
      }),
    readProduct: (handle, videoId) => {
      const product = products.find((one) => one.video_id === videoId);
      const more = products.filter((one) => one !== product).slice(0, 4);
      return found(handle, product ? { shop, product, more } : null);
    },
    readFacts: () => Promise.resolve(noFacts),
    readReviews: () => Promise.resolve(noReviews),
    readJoinedInto: () => Promise.resolve(null),
    readOrder: () => Promise.resolve(null),
    reportError: (error) => {
      throw error;
    },
    readOffer: () => Promise.resolve({ priceUgx: 10_000, trialDays: 7 }),
    readLanding: () =>
      Promise.resolve({
        sellerCount: null,
        priceUgx: 10_000,
        trialDays: 7,
        exampleShopHandle: null,
        readsWithAi: false,
      }),
  };
}
