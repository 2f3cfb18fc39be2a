import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/platform/database/transaction.ts';
import { anyUse } from './unused-pictures.ts';

/** Whether visitors may see a picture. */
export interface ShownPictures {
  /**
   * False for the hash of a picture that only suspended shops, shops without an address and those that are about to be
   * deleted have, and for one whose last use has ended (a preview with former words, for one). One that nobody has had yet is shown: a sign-up's,
   * before there is a shop.
   */
  isShown(hash: string): Promise<boolean>;
  /** Forgets what was found: a shop was closed or opened again, or that may have been missed. */
  forget(): void;
}

const ofOpenShop = `join shops s on s.shop_id = u.shop_id and s.suspended_at is null and s.handle is not null
  join accounts a on a.account_id = s.shop_id and a.deletion_due_at is null`;
/** What a former holder made waits for the owner, and so do its pictures. */
const ofOwner = 'join products p on p.shop_id = u.shop_id and p.video_id = u.video_id and not p.from_former_holder';

const isShownSql = `select ${anyUse((from) => `${from} ${ofOpenShop}${from.includes('product_pictures') ? ` ${ofOwner}` : ''}`)}
  or not (${anyUse()} or exists (select 1 from unused_pictures u where u.hash = $1)) as shown`;

/** About 5 MB. */
const keptHashes = 50_000;
/** The picture may have come into another shop, which is open. */
const keptMs = 60_000;

/**
 * Asks the database once for each picture, and keeps the answer for a minute: a page has many pictures, and suspended
 * shops are few.
 */
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
    // What is still being asked goes to those who wait for it, and to nobody after them.
    forget: () => answers.clear(),
  };
}
