import type { DescribedProduct, Thumbnail } from '@app/contracts/catalog';
import type { PageReader, PageShop } from '@app/contracts/pages';

export const origin = 'https://shops.example';

/** A product on the wire; name only what the test is about. Its pictures have addresses as long as the real ones. */
export function aProduct(over: Partial<DescribedProduct> = {}): DescribedProduct {
  const number = over.number ?? 1;
  const id = over.video_id ?? String(7_400_000_000_000_000 + number * 7919);
  const picture = aPicture(number);
  return {
    video_id: id,
    post_id: /^\d+/.exec(id)?.[0] ?? null,
    number,
    title: `Kitenge dress ${number}`,
    price: 85_000,
    old_price: null,
    description: null,
    currency: 'UGX',
    tags: [],
    sizes: [],
    availability: 'available',
    pinned: false,
    primary_thumbnail: picture,
    thumbnails: [picture],
    seller_handle: 'nakato',
    product_url: `${origin}/product/nakato/${id}`,
    video_url: `https://www.tiktok.com/@nakato/video/${id}`,
    posted_at: '2026-11-01T09:00:00.000Z',
    updated_at: '2026-11-01T09:00:00.000Z',
    ...over,
  };
}

export function aPicture(seed: number): Thumbnail {
  const hash = hexOf(seed);
  const srcset = (format: string, steps: number[]) =>
    steps.map((step) => `/images/${hash}/${step}.${format} ${step}w`).join(', ');
  const colours = [0, 6, 12].map((at) => `#${hash.slice(at, at + 6)}`);
  return {
    thumbnail_url: `/images/${hash}/640.jpg`,
    width: 1080,
    height: 1920,
    placeholder: `linear-gradient(${colours.join(',')})`,
    thumbhash: hash.slice(0, 28),
    srcset_jpeg: srcset('jpg', [160, 320, 640, 1080]),
    srcset_webp: srcset('webp', [160, 320, 640, 1080]),
    srcset_avif: srcset('avif', [160, 320, 640]),
  };
}

/** 64 hexadecimal digits that compress as badly as a real hash, the same ones for the same seed. */
function hexOf(seed: number): string {
  let state = (seed + 1) * 2_654_435_761;
  const digits = Array.from({ length: 64 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 24).toString(16).at(-1);
  });
  return digits.join('');
}

export function aShop(over: Partial<PageShop> = {}): PageShop {
  const handle = over.handle ?? 'nakato';
  return {
    shopId: 'shop-1',
    handle,
    shopLink: `${origin}/shop/${handle}`,
    displayName: 'Nakato Styles',
    profilePhotoUrl: null,
    followerCount: 3400,
    isVerified: true,
    subscriptionStatus: 'unknown',
    createdAt: null,
    phoneNumber: '+256772123456',
    callsAllowed: false,
    productCount: 24,
    views: 1234,
    confirmedAt: '2026-11-12T08:00:00.000Z',
    chatAllowed: true,
    contactNewUntil: null,
    previewImageUrl: `${origin}/images/${hexOf(99)}/preview.jpg`,
    unconfirmed: false,
    tags: [],
    quietTags: [],
    ...over,
  };
}

/** A reader of one shop, as the server would hand it to the pages. */
export function aReader(shop: PageShop, products: DescribedProduct[], lastKey: string | null = null): PageReader {
  const found = <Page>(handle: string, page: Page) => Promise.resolve(handle === shop.handle ? page : null);
  return {
    publicOrigin: origin,
    supportWhatsapp: null,
    sendsCodes: true,
    readShop: (handle, { limit }) => found(handle, { shop, products: products.slice(0, limit), lastKey }),
    readProduct: (handle, videoId) => {
      const product = products.find((one) => one.video_id === videoId);
      const more = products.filter((one) => one !== product).slice(0, 4);
      return found(handle, product ? { shop, product: { ...product, previewImageUrl: null }, more } : null);
    },
    readJoinedInto: () => Promise.resolve(null),
    reportError: (error) => {
      throw error;
    },
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
