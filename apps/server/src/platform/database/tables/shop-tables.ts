import type { Generated, GeneratedAlways } from 'kysely';
import type { DateOnly, DefaultedInstant, Instant, JsonColumn, NullableInstant } from './column-types.ts';

export interface DailyCountsTable {
  shop_id: string;
  day: DateOnly;
  video_id: Generated<string>;
  kind: string;
  count: number;
}

export interface ProductPicturesTable {
  shop_id: string;
  video_id: string;
  position: number;
  source_path: string;
  copied_path: string | null;
  hash: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  thumbhash: string | null;
  has_avif: Generated<boolean>;
  failed_reason: string | null;
  attempts: Generated<number>;
  updated_at: DefaultedInstant;
}

export interface ProductsTable {
  shop_id: string;
  video_id: string;
  number: number;
  imported_title: string | null;
  imported_price_ugx: number | null;
  imported_old_price_ugx: number | null;
  imported_tags: Generated<string[]>;
  imported_sizes: Generated<string[]>;
  imported_availability: Generated<string>;
  title_unsure: Generated<boolean>;
  price_unsure: Generated<boolean>;
  owner_title: string | null;
  owner_price_set: Generated<boolean>;
  owner_price_ugx: number | null;
  owner_old_price_set: Generated<boolean>;
  owner_old_price_ugx: number | null;
  owner_tags: string[] | null;
  owner_sizes: string[] | null;
  owner_availability: string | null;
  title: GeneratedAlways<string | null>;
  price_ugx: GeneratedAlways<number | null>;
  old_price_ugx: GeneratedAlways<number | null>;
  tags: GeneratedAlways<string[]>;
  sizes: GeneratedAlways<string[]>;
  availability: GeneratedAlways<string>;
  hidden: Generated<boolean>;
  gone_at: NullableInstant;
  pinned: Generated<boolean>;
  position: number;
  kind: string;
  added_by: Generated<string>;
  posted_at: Instant;
  thumbnails: JsonColumn;
  preview_hash: string | null;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  owner_picture_order: string[] | null;
  from_former_holder: Generated<boolean>;
  needs_title: GeneratedAlways<boolean>;
  needs_price: GeneratedAlways<boolean>;
  /** Null until the post is looked at; empty when it says nothing more. */
  imported_description: string | null;
  /** Empty when the owner took the description away. */
  owner_description: string | null;
  description: GeneratedAlways<string | null>;
  /** Null for a product made by hand. */
  post_id: GeneratedAlways<string | null>;
  /** Which of the caption's cards it is, from 1; null when the caption does not name it. */
  caption_place: number | null;
  /** Its owner made it of the post: it needs no card of the caption. */
  split_off: Generated<boolean>;
  /** Its post gives no other card until the owner asks for them. */
  one_card: Generated<boolean>;
  /** The card of the same post that shows it. */
  joined_into: string | null;
  /** `post`, `caption` or `joined` while it is off the shop. */
  gone_reason: GeneratedAlways<string | null>;
  /** Proposed to the owner while buyers see no price. */
  guess_ugx: number | null;
  /** The caption in pieces, only while something of it is in question. */
  asked_caption: JsonColumn | null;
  /** Kept by triggers: `asked:price`, `confirmed:title` … */
  reading_verdicts: Generated<string[]>;
}

export interface RecentVisitsTable {
  shop_id: string;
  page: string;
  visitor_hash: Uint8Array;
  counted_at: Instant;
}

export interface SalesTable {
  shop_id: string;
  sale_id: string;
  video_id: string;
  price_ugx: number | null;
  sold_at: Instant;
}

export interface ShopsTable {
  shop_id: string;
  /** The present address; null while the shop is detached. */
  handle: string | null;
  display_name: string | null;
  follower_count: Generated<number>;
  is_verified: Generated<boolean>;
  tiktok_user_id: string | null;
  photo_hash: string | null;
  photo_source_path: string | null;
  preview_hash: string | null;
  version: Generated<number>;
  next_number: Generated<number>;
  created_at: DefaultedInstant;
  owner_display_name: string | null;
  suspended_at: NullableInstant;
  suspended_message: string | null;
  detached_handle: string | null;
  detached_at: NullableInstant;
  /** `waiting` or `not_found`; null once TikTok has shown the handle. */
  handle_check: string | null;
}

export interface FormerHandlesTable {
  handle: string;
  shop_id: string;
  renamed_at: Instant;
}

export interface TotalCountsTable {
  shop_id: string;
  video_id: Generated<string>;
  kind: string;
  count: number;
}

export interface UploadedPhotosTable {
  shop_id: string;
  photo_id: string;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  thumbhash: string;
  uploaded_at: Instant;
}

export interface UnusedPicturesTable {
  hash: string;
  noted_at: Instant;
  removed_at: NullableInstant;
}
