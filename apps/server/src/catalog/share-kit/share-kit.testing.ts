import jsQr from 'jsqr';
import sharp from 'sharp';
import type { KitFacts, KitProduct } from './kit-facts.ts';

const link = 'https://dukalink.ug/product/nakato.fashions/7301234567890123456';

export const aKitProduct: KitProduct = {
  id: '7301234567890123456',
  number: 214,
  title: 'Kitenge dress',
  priceUgx: 85_000,
  oldPriceUgx: null,
  saleEndsAt: null,
  usualPriceUgx: 85_000,
  sizes: ['S', 'M', 'L'],
  isSoldOut: false,
};

export function aKit(product: Partial<KitProduct> | null = {}, shop: Partial<KitFacts> = {}): KitFacts {
  return {
    shopId: '00000000-0000-4000-8000-000000000000',
    shopName: 'Nakato Fashions',
    handle: 'nakato.fashions',
    phoneNumber: '+256772123456',
    shortAddress: 'dukalink.ug/nakato.fashions',
    link: product === null ? 'https://dukalink.ug/shop/nakato.fashions' : link,
    product: product && { ...aKitProduct, ...product },
    pictures: [],
    ...shop,
  };
}

/** What a phone reads from a picture that was sent on: half as wide, and compressed again. */
export async function readQr(picture: Buffer): Promise<string | undefined> {
  const sent = await sharp(picture).resize(540).jpeg({ quality: 60 }).toBuffer();
  const { data, info } = await sharp(sent).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // A CommonJS module, whose default is its whole export for Node.
  const read = (jsQr as unknown as { default: typeof jsQr.default }).default ?? jsQr;
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
