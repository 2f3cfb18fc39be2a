import Type, { type Static } from 'typebox';
import { Tokens, User } from './accounts.schemas.ts';
import { Nothing, NullableInstant, NullableString, Success } from './envelope.schemas.ts';

const strict = { additionalProperties: false };

/**
 * What a page that comes back from TikTok shows next. `signed_in`: the session is there. `linked`: the account that was
 * signed in is connected. All others are questions: `open_shop` for a handle that has none; `take_over` one that was
 * never confirmed; `move_shop` to the handle that the TikTok account has now; `link` it with the signed-in account.
 */
export const TikTokStep = Type.Union([
  Type.Literal('signed_in'),
  Type.Literal('linked'),
  Type.Literal('open_shop'),
  Type.Literal('take_over'),
  Type.Literal('move_shop'),
  Type.Literal('link'),
]);
export type TikTokStep = Static<typeof TikTokStep>;

/** The answers to those questions: each says yes to its step; `keep_handle` says no to `move_shop`. */
export const TikTokChoice = Type.Union([
  Type.Literal('open_shop'),
  Type.Literal('take_over'),
  Type.Literal('move_shop'),
  Type.Literal('link'),
  Type.Literal('keep_handle'),
]);
export type TikTokChoice = Static<typeof TikTokChoice>;

export const FinishTikTokBody = Type.Object({ choice: Type.Optional(TikTokChoice) }, strict);

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
  session: Type.Union([Type.Interface([Tokens], { user: User }), Type.Null()]),
});
export type TikTokSignIn = Static<typeof TikTokSignIn>;
export const TikTokSignInAnswer = Success(TikTokSignIn);

/** `returnPath` is where the page leads in the end; what is no path of our own is ignored. */
export const BeginTikTokLinkBody = Type.Object({ returnPath: Type.Optional(Type.String({ maxLength: 500 })) }, strict);

/**
 * The seller's TikTok connection. `lost`: TikTok ended it, connect again. `listsVideos`: may all posts be read?
 * `provenUntil`: this session has just come by way of TikTok, which counts as the owner's word until then.
 */
export const TikTokConnection = Type.Object({
  state: Type.Union([Type.Literal('none'), Type.Literal('connected'), Type.Literal('lost')]),
  connectedAt: NullableInstant,
  lostAt: NullableInstant,
  listsVideos: Type.Boolean(),
  provenUntil: NullableInstant,
});
export type TikTokConnection = Static<typeof TikTokConnection>;
export const TikTokConnectionAnswer = Success(TikTokConnection);

const tags = ['auth'];

/** What each call takes and answers, with the words of its description. */
export const calls = {
  finishTikTok: {
    describesAuth: false,
    tags,
    summary: 'What came of a sign-in with TikTok: a session once, or a question that `choice` answers',
    body: FinishTikTokBody,
    answer: TikTokSignInAnswer,
  },
  linkTikTok: {
    tags,
    summary: 'Begin to connect the own account; the browser then opens /auth/tiktok?intent=link',
    body: BeginTikTokLinkBody,
    answer: Success(Nothing),
  },
  readTikTokConnection: { tags, summary: 'Is TikTok connected', answer: TikTokConnectionAnswer },
  disconnectTikTok: { tags, summary: 'Disconnect TikTok, there and here', answer: TikTokConnectionAnswer },
};
