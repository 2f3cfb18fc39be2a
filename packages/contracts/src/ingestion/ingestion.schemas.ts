import { maxLinkLength, maxLinks } from '@app/contracts/bounds';
import { Product } from '@app/contracts/catalog/catalog.schemas';
import {
  Nullable,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

export const SyncStatus = OneOf('idle', 'queued', 'processing', 'success', 'error');
export type SyncStatus = Static<typeof SyncStatus>;

/**
 * What one finished look at TikTok brought: of `window` newest posts (null: not counted yet) `found` with #TRACK;
 * products of them that are new, changed, and all that wait for a price.
 */
export const ImportResult = Type.Object({
  window: Nullable(Type.Integer()),
  found: Type.Integer(),
  created: Type.Integer(),
  updated: Type.Integer(),
  withoutPrice: Type.Integer(),
});
export type ImportResult = Static<typeof ImportResult>;

/**
 * How far the reading of everything that a seller has posted has come. `totalPosts` where TikTok says it; `products` are
 * those that posts have given so far. `asksToConnect`: it goes on when its seller connects TikTok.
 */
export const BackCatalogueState = Type.Object({
  status: OneOf('reading', 'waiting', 'stopped', 'finished'),
  message: Type.String(),
  postsRead: Type.Integer(),
  totalPosts: Nullable(Type.Integer()),
  products: Type.Integer(),
  asksToConnect: Type.Boolean(),
});
export type BackCatalogueState = Static<typeof BackCatalogueState>;

/**
 * The true state of a seller's import. `estimatedWaitTime` is for people ("2-3 minutes"), the number of seconds stands
 * beside it.
 */
export const SyncState = Type.Object({
  status: SyncStatus,
  message: Type.String(),
  position: Nullable(Type.Integer()),
  estimatedWaitTime: NullableString,
  estimatedWaitSeconds: Nullable(Type.Integer()),
  startTime: NullableInstant,
  lastLookedAt: NullableInstant,
  nextLookAt: NullableInstant,
  lastResult: Nullable(ImportResult),
  /** Null where nothing of it is news. */
  backCatalogue: Nullable(BackCatalogueState),
});
export type SyncState = Static<typeof SyncState>;

export const SyncNowAnswer = Success(
  Type.Object({
    message: Type.String(),
    position: Type.Integer(),
    estimatedWaitTime: Type.String(),
    estimatedWaitSeconds: Type.Integer(),
  }),
);

/** Body of `POST /ingestion/add-links`: TikTok addresses, short ones too. */
export const AddLinksBody = StrictObject({
  urls: Type.Array(Type.String({ minLength: 1, maxLength: maxLinkLength }), { minItems: 1, maxItems: maxLinks }),
});
export type AddLinksBody = Static<typeof AddLinksBody>;

export const AddLinkReason = Type.Union([
  Type.Literal('not_a_tiktok_link'),
  Type.Literal('another_sellers_video'),
  Type.Literal('not_found'),
  Type.Literal('private'),
  Type.Literal('tiktok_unavailable'),
  Type.Literal('already_hidden'),
  /** Not read within this call; it goes on in the background. */
  Type.Literal('later'),
  /** Not read within this call, and too many links wait already. */
  Type.Literal('too_many_waiting'),
]);
export type AddLinkReason = Static<typeof AddLinkReason>;

/** One result per link, in the order given. */
export const AddLinkResult = Type.Union([
  Type.Object({ url: Type.String(), ok: Type.Literal(true), product: Product }),
  Type.Object({ url: Type.String(), ok: Type.Literal(false), reason: AddLinkReason, message: Type.String() }),
]);
export type AddLinkResult = Static<typeof AddLinkResult>;

export const calls = {
  syncNow: { summary: 'Look at my TikTok now', answer: SyncNowAnswer },
  readSyncState: { summary: 'The true state of my import', answer: Success(SyncState) },
  addLinks: {
    summary: 'Add my own videos by their links',
    body: AddLinksBody,
    answer: Success(Type.Object({ results: Type.Array(AddLinkResult) })),
  },
};
