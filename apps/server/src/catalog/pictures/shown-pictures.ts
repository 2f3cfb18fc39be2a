import type { Picture } from '@app/contracts/catalog/catalog.schemas';
import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/platform/database/transaction.ts';
import { anyUse } from './unused-pictures.ts';

export interface ShownPictures {
  /** False where only closed shops use it, or products that support has hidden, or its last use has ended. A picture without any use yet is a sign-up's. */
  isShown(hash: string): Promise<boolean>;
  /** Forgets what was found: a shop was closed or opened again, support hid or showed a product, or that may have been missed. */
  forget(): void;
}

const ofOpenShop = `join shops s on s.shop_id = u.shop_id and s.suspended_at is null and s.handle is not null
  join accounts a on a.account_id = s.shop_id and a.deletion_due_at is null`;
/** What a former holder made waits for the owner, what support hid for support, and so do their pictures. */
const ofShowable = `join products p on p.shop_id = u.shop_id and p.video_id = u.video_id
  and not p.from_former_holder and p.hidden_after_report_of is null`;
const isOfProduct = (from: string) => /from product/.test(from);

const isShownSql = `select ${anyUse((from) => `${from} ${ofOpenShop}${isOfProduct(from) ? ` ${ofShowable}` : ''}`)}
  or not (${anyUse()} or exists (select 1 from unused_pictures u where u.hash = $1)) as shown`;

/** About 5 MB. */
const keptHashes = 50_000;
/** The picture may have come into another shop, which is open. */
const keptMs = 60_000;

/** Keeps each answer for a minute: a page has many pictures, and suspended shops are few. */
export function createShownPictures(db: Db): ShownPictures {
  const answers = new LRUCache<string, Promise<boolean>>({ max: keptHashes, ttl: keptMs });

  async function ask(hash: string): Promise<boolean> {
    const { rows } = await db.executeQuery<{ shown: boolean }>(CompiledQuery.raw(isShownSql, [hash]));
    return rows[0]?.shown ?? true;
  }

  return {
    isShown(hash) {
      const kept = answers.get(hash);
      if (kept) return kept;
      const answer = ask(hash);
      answers.set(hash, answer);
      answer.catch(() => answers.delete(hash));
      return answer;
    },
    // Answers under way go to those who wait, and to no later caller.
    forget: () => answers.clear(),
  };
}

const firstPicturesSql = `select u.video_id, u.thumbnails -> 0 as picture from products u ${ofOpenShop}
  where u.shop_id = $1 and u.video_id = any($2::text[]) and jsonb_array_length(u.thumbnails) > 0
    and not u.from_former_holder and u.hidden_after_report_of is null`;

/** By product, where its picture is shown: the files of all others are refused. */
export async function findFirstPictures(
  db: Db,
  shopId: string,
  videoIds: readonly string[],
): Promise<Map<string, Picture>> {
  const query = CompiledQuery.raw(firstPicturesSql, [shopId, [...new Set(videoIds)]]);
  const { rows } = await db.executeQuery<{ video_id: string; picture: Picture & { thumbhash?: string } }>(query);
  return new Map(rows.map(({ video_id, picture: { thumbhash: _, ...picture } }) => [video_id, picture]));
}
