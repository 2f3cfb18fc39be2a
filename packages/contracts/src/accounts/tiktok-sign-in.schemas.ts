import {
  Nothing,
  Nullable,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';
import { Tokens, User } from './accounts.schemas.ts';

/**
 * What a page that comes back from TikTok shows next. `signed_in`: the session is there. `linked`: the account that was
 * signed in is connected. All others are questions: `open_shop` for a handle that has none; `take_over` one that was
 * never confirmed; `move_shop` to the handle that the TikTok account has now; `link` it with the signed-in account.
 */
export const TikTokStep = OneOf('signed_in', 'linked', 'open_shop', 'take_over', 'move_shop', 'link');
export type TikTokStep = Static<typeof TikTokStep>;

/** The answers to those questions: each says yes to its step; `keep_handle` says no to `move_shop`. */
export const TikTokChoice = OneOf('open_shop', 'take_over', 'move_shop', 'link', 'keep_handle');
export type TikTokChoice = Static<typeof TikTokChoice>;

/**
 * `handle` is the one that TikTok names, `shopHandle` that of the shop it is about; `returnPath` a path of our own, as
 * asked for at the beginning. `hadTrialBefore` with `open_shop` only: this TikTok account has had its trial. `session` with
 * `signed_in` only.
 */
export const TikTokSignIn = Type.Object({
  step: TikTokStep,
  handle: NullableString,
  shopHandle: NullableString,
  displayName: NullableString,
  returnPath: NullableString,
  hadTrialBefore: Type.Boolean(),
  session: Nullable(Type.Interface([Tokens], { user: User })),
});
export type TikTokSignIn = Static<typeof TikTokSignIn>;

/**
 * The seller's TikTok connection. `lost`: TikTok ended it, connect again. `listsVideos`: may all posts be read?
 * `provenUntil`: this session has just come by way of TikTok, which counts as the owner's word until then.
 */
export const TikTokConnection = Type.Object({
  state: OneOf('none', 'connected', 'lost'),
  connectedAt: NullableInstant,
  lostAt: NullableInstant,
  listsVideos: Type.Boolean(),
  provenUntil: NullableInstant,
});
export type TikTokConnection = Static<typeof TikTokConnection>;
export const TikTokConnectionAnswer = Success(TikTokConnection);

export const calls = {
  finishTikTok: {
    describesAuth: false,
    summary: 'What came of a sign-in with TikTok: a session once, or a question that `choice` answers',
    body: StrictObject({ choice: Type.Optional(TikTokChoice) }),
    answer: Success(TikTokSignIn),
  },
  linkTikTok: {
    summary: 'Begin to connect the own account; the browser then opens /auth/tiktok?intent=link',
    body: StrictObject({ returnPath: Type.Optional(Type.String({ maxLength: 500 })) }),
    answer: Success(Nothing),
  },
  readTikTokConnection: { summary: 'Is TikTok connected', answer: TikTokConnectionAnswer },
  disconnectTikTok: { summary: 'Disconnect TikTok, there and here', answer: TikTokConnectionAnswer },
};
