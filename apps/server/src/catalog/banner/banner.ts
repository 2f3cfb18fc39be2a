import type { Banner } from '@app/contracts/catalog/banner/banner.schemas';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { photoRefusal, refuseOtherFormats } from '#server/catalog/owner/photos/photos.ts';
import { forgetBanner } from '#server/catalog/pictures/forget-banner.ts';
import { drawBanner } from '#server/catalog/share-kit/drawn-kit.ts';
import { readKitFacts } from '#server/catalog/share-kit/kit-facts.ts';
import { type OwnShop, requireRunning } from '#server/catalog/shop/own-shop.ts';
import { requireNotSuspended } from '#server/catalog/shop/suspension.ts';
import { bumpShop, lockShop } from '#server/catalog/shop-version.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { fieldError } from '#server/platform/errors.ts';
import { makeBanner, openBanner } from '#server/platform/images/renditions/banner.ts';
import { bannerFile, bannerUrl, imageKey } from '#server/platform/images/sizes.ts';
import { announce } from '#server/platform/realtime/events.ts';

/** Null: the shop has none. */
export async function readBanner(db: Db | Trx, shopId: string): Promise<Banner | null> {
  const { hash, placeholder, design } = await db
    .selectFrom('shops')
    .select(['banner_hash as hash', 'banner_placeholder as placeholder', 'banner_design as design'])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return hash === null
    ? null
    : { hash, url: bannerUrl(hash), placeholder: placeholder ?? '', isDrawn: design !== null };
}

/** The owner's own picture. Throws `unsupported_media_type`, `shop_suspended`, `invalid_request` naming `photo`. */
export async function takeBanner(catalog: CatalogContext, shop: OwnShop, bytes: Buffer): Promise<Banner | null> {
  await requireNotSuspended(catalog.db, shop.shopId);
  refuseOtherFormats(bytes);
  return makeAndWrite(catalog, shop, bytes, null);
}

/** Name and pictures of this moment. Throws `subscription_expired`, `shop_suspended`, `rate_limited`. */
export async function drawOwnBanner(catalog: CatalogContext, shop: OwnShop): Promise<Banner | null> {
  await requireRunning(catalog, shop);
  await requireNotSuspended(catalog.db, shop.shopId);
  const facts = await readKitFacts(catalog, { handle: shop.handle, accountId: shop.shopId, productId: null });
  const picture = await drawBanner(catalog, facts);
  return makeAndWrite(catalog, shop, picture, facts.pictures.length > 0 ? 'collage' : 'plain');
}

/**
 * Takes the banner away, also without a running subscription; or brings back one of this shop that was replaced or removed
 * shortly before. Throws `invalid_request` for one that is no longer there, or another shop's, or may show what must not be
 * seen.
 */
export async function setBanner(catalog: CatalogContext, shop: OwnShop, hash: string | null): Promise<Banner | null> {
  if (hash === null) return writeBanner(catalog, shop, null);
  const seals = designs.map((design) => sealOf(shop, design));
  const found = await openBanner(hash, seals, catalog.store);
  if (found === null) throw bannerGone();
  const design = designs[found.sealAt] ?? null;
  return writeBanner(catalog, shop, { ...found, hash, design }, async (trx) => {
    if (design === 'collage' && (await hasPutAway(trx, shop.shopId))) throw bannerGone();
  });
}

const bannerGone = () => fieldError('hash', 'This picture is no longer there. Please choose it again.');

/** Products that took a drawn banner away: hidden by support, or posts of another account. */
async function hasPutAway(trx: Trx, shopId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('products')
    .select('video_id')
    .where('shop_id', '=', shopId)
    .where((eb) => eb.or([eb('hidden_after_report_of', 'is not', null), eb('from_former_holder', '=', true)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** `null`: the owner's own picture. */
const designs = [null, 'collage', 'plain'] as const;
type Design = (typeof designs)[number];

const sealOf = ({ shopId }: OwnShop, design: Design): string => `${shopId} ${design ?? 'own'}`;

async function makeAndWrite(
  catalog: CatalogContext,
  shop: OwnShop,
  bytes: Buffer,
  design: Design,
): Promise<Banner | null> {
  const made = await makeBanner(bytes, sealOf(shop, design));
  if (!made.ok) throw photoRefusal(made.reason);
  return writeBanner(catalog, shop, { ...made, design });
}

interface NewBanner {
  hash: string;
  webp: Buffer;
  gradient: string;
  design: Design;
}

async function writeBanner(
  { db, store, clock }: CatalogContext,
  { shopId }: OwnShop,
  banner: NewBanner | null,
  requireShowable: (trx: Trx) => Promise<void> = async () => {},
): Promise<Banner | null> {
  const putFile = async () => {
    if (banner) await store.put(imageKey(banner.hash, bannerFile), banner.webp, 'image/webp');
  };
  await putFile();
  const written = await inTransaction(db, 'catalog.write-banner', async (trx) => {
    await lockShop(trx, shopId);
    await requireShowable(trx);
    await forgetBanner(trx, shopId, clock.now());
    if (banner) {
      const { hash, gradient, design } = banner;
      await trx
        .updateTable('shops')
        .set({ banner_hash: hash, banner_placeholder: gradient, banner_design: design })
        .where('shop_id', '=', shopId)
        .execute();
    }
    await bumpShop(trx, shopId);
    // A picture that comes back may have been found to be shown by no shop.
    await announce(trx, { type: 'visibility_changed', shopId });
    return readBanner(trx, shopId);
  });
  // The clean-up may have begun before the row said that the picture is used.
  await putFile();
  return written;
}
