import { randomUUID } from 'node:crypto';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';

let counter = 0;

export interface AShop {
  handle?: string;
  displayName?: string | null;
  /** Null: the bio has not shown the code yet. */
  confirmedAt?: Date | null;
  trialEndsAt?: Date;
  whatsappNumber?: string | null;
  followerCount?: number;
  isVerified?: boolean;
  tiktokUserId?: string | null;
  bioCode?: string;
  createdAt?: Date;
  lastPostAt?: Date | null;
  lastVisitedAt?: Date | null;
  nextImportAt?: Date;
}

export interface TestShop {
  shopId: string;
  handle: string;
}

/** A shop with its account, a running trial and an import that is due; whatever the test does not name is made up. */
export async function aShop(db: Db, wanted: AShop = {}): Promise<TestShop> {
  counter += 1;
  const shopId = randomUUID();
  const handle = wanted.handle ?? `duka.${counter}`;
  const createdAt = wanted.createdAt ?? new Date(Date.now() - dayMs);
  await db
    .insertInto('accounts')
    .values({
      account_id: shopId,
      bio_code: wanted.bioCode ?? 'ABC234',
      confirmed_at: wanted.confirmedAt ?? null,
      whatsapp_number: wanted.whatsappNumber ?? null,
      created_at: createdAt,
    })
    .execute();
  await db
    .insertInto('shops')
    .values({
      shop_id: shopId,
      handle,
      display_name: wanted.displayName ?? null,
      follower_count: wanted.followerCount ?? 0,
      is_verified: wanted.isVerified ?? false,
      tiktok_user_id: wanted.tiktokUserId ?? null,
      created_at: createdAt,
    })
    .execute();
  await db
    .insertInto('subscriptions')
    .values({
      shop_id: shopId,
      trial_started_at: createdAt,
      trial_ends_at: wanted.trialEndsAt ?? new Date(Date.now() + 30 * dayMs),
    })
    .execute();
  await db
    .insertInto('import_states')
    .values({
      shop_id: shopId,
      next_import_at: wanted.nextImportAt ?? createdAt,
      last_post_at: wanted.lastPostAt ?? null,
      last_visited_at: wanted.lastVisitedAt ?? null,
    })
    .execute();
  return { shopId, handle };
}

interface AProduct {
  videoId?: string;
  number?: number;
  title?: string | null;
  priceUgx?: number | null;
  oldPriceUgx?: number | null;
  description?: string | null;
  tags?: string[];
  sizes?: string[];
  availability?: 'available' | 'sold_out';
  kind?: 'video' | 'photo' | 'manual';
  addedBy?: 'track' | 'link' | 'hand';
  hidden?: boolean;
  pinned?: boolean;
  goneAt?: Date | null;
  postedAt?: Date;
  updatedAt?: Date;
}

/** One product of a shop, a minute newer than the one made before; answers its video id. */
export async function aProduct(db: Db, shop: TestShop, wanted: AProduct = {}): Promise<string> {
  counter += 1;
  const videoId = wanted.videoId ?? String(7_300_000_000_000_000_000n + BigInt(counter));
  const postedAt = wanted.postedAt ?? new Date(Date.UTC(2026, 9, 1) + counter * 60_000);
  const { number } = await db
    .updateTable('shops')
    .set((eb) => ({ next_number: eb('next_number', '+', 1) }))
    .where('shop_id', '=', shop.shopId)
    .returning((eb) => eb('next_number', '-', 1).as('number'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('products')
    .values({
      shop_id: shop.shopId,
      video_id: videoId,
      number: wanted.number ?? number,
      imported_title: wanted.title === undefined ? `Thing ${number}` : wanted.title,
      imported_price_ugx: wanted.priceUgx === undefined ? 10_000 + number : wanted.priceUgx,
      imported_old_price_ugx: wanted.oldPriceUgx ?? null,
      imported_description: wanted.description ?? null,
      imported_tags: wanted.tags ?? [],
      imported_sizes: wanted.sizes ?? [],
      imported_availability: wanted.availability ?? 'available',
      kind: wanted.kind ?? 'video',
      caption_place: wanted.kind === 'manual' ? null : 1,
      added_by: wanted.addedBy ?? 'track',
      hidden_by_owner: wanted.hidden ?? false,
      pinned: wanted.pinned ?? false,
      gone_at: wanted.goneAt ?? null,
      posted_at: postedAt,
      position: postedAt.getTime(),
      ...(wanted.updatedAt ? { updated_at: wanted.updatedAt } : {}),
    })
    .execute();
  return videoId;
}
