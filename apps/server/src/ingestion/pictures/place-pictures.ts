import { sql } from 'kysely';
import { photoPaths } from '#server/catalog/catalog.service.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import type { TikTokPost } from '#server/tiktok/tiktok.service.ts';
import { keptPictures } from './copy-pictures.ts';
import { replacePictures } from './product-pictures.queries.ts';

type PlacedPost = Pick<TikTokPost, 'id' | 'kind' | 'pictures' | 'picturesComplete'>;

interface CardPictures {
  video_id: string;
  caption_place: number | null;
  is_wanted: boolean;
  /** False for one that its owner split off and no caption has named. */
  was_named: boolean;
  paths: string[];
}

/**
 * Decides which of a post's pictures each card shows; true when that changed. As many photos as cards are paired in the
 * caption's order, and stay paired when a card leaves the caption; otherwise each card shows all of them.
 */
export async function placePictures(trx: Trx, shopId: string, post: PlacedPost): Promise<boolean> {
  const cards = await listCardPictures(trx, shopId, post.id);
  const named = cards.filter((card) => card.caption_place !== null);
  const isSeries = post.kind === 'photo' && post.picturesComplete;
  const isPaired = isSeries && named.length === post.pictures.length;
  const wasPaired = isSeries && arePaired(cards, post.pictures);
  const all = keptPictures(post.pictures, named.length);
  let isChanged = false;
  for (const { video_id: videoId, caption_place: place, paths, is_wanted, was_named } of cards) {
    if (!is_wanted) continue;
    const own = isPaired && place !== null ? post.pictures.slice(place - 1, place) : [];
    const kept =
      wasPaired && !isPaired && was_named ? post.pictures.filter((picture) => picture.sourcePath === paths[0]) : [];
    const pictures = [own, kept].find((some) => some.length > 0) ?? all;
    const { picturesComplete } = post;
    if (await replacePictures(trx, shopId, { videoId, pictures, picturesComplete })) isChanged = true;
  }
  return isChanged;
}

/** Each card has one photo of the post, and no two have the same. */
function arePaired(cards: CardPictures[], pictures: TikTokPost['pictures']): boolean {
  const shown = cards.filter((card) => card.was_named && card.paths.length > 0);
  const paths = new Set(shown.flatMap((card) => card.paths));
  return (
    shown.length > 1 &&
    paths.size === shown.length &&
    shown.every((card) => card.paths.length === 1) &&
    pictures.filter((picture) => paths.has(picture.sourcePath)).length === paths.size
  );
}

async function listCardPictures(trx: Trx, shopId: string, postId: string): Promise<CardPictures[]> {
  const { rows } = await sql<CardPictures>`
    select p.video_id, p.caption_place, p.caption_place is not null or p.split_off as is_wanted,
      p.imported_description is not null as was_named,
      array_remove(array_agg(i.source_path order by i.position), null) as paths
    from products p left join product_pictures i on i.shop_id = p.shop_id and i.video_id = p.video_id
      and i.source_path not like ${photoPaths}
    where p.shop_id = ${shopId} and p.post_id = ${postId} group by p.shop_id, p.video_id`.execute(trx);
  return rows;
}
