import Type, { type Static } from 'typebox';
import { CodeInput, PasswordInput, TypedPassword } from './accounts.schemas.ts';
import { ShopParams } from './catalog.schemas.ts';
import { Instant, Nothing, NullableInstant, NullableString, Success } from './envelope.schemas.ts';
import { JsonFile } from './files.schemas.ts';

const strict = { additionalProperties: false };

/**
 * An account that has a password needs `currentPassword`; one that was opened by phone sets its first with `code` from
 * `POST /auth/me/contact-codes`. All other sessions end.
 */
export const ChangePasswordBody = Type.Object(
  {
    currentPassword: Type.Optional(PasswordInput),
    code: Type.Optional(CodeInput),
    newPassword: TypedPassword,
  },
  strict,
);
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

/** That the owner asks, before something weighty: the password, or a code from `POST /auth/me/contact-codes`. */
export const OwnerProof = Type.Object(
  { password: Type.Optional(PasswordInput), code: Type.Optional(CodeInput) },
  strict,
);
export type OwnerProof = Static<typeof OwnerProof>;

/** A place where the account is signed in; `device` says it in words ("Chrome on Android"). */
export const Session = Type.Object({
  sessionId: Type.String(),
  device: Type.String(),
  createdAt: Instant,
  lastUsedAt: Instant,
  current: Type.Boolean(),
});
export type Session = Static<typeof Session>;
export const SessionListAnswer = Success(Type.Object({ sessions: Type.Array(Session) }));

/** `ended`: how many sessions. */
export const EndedSessionsAnswer = Success(Type.Object({ ended: Type.Integer() }));
export const SessionParams = Type.Object({ sessionId: Type.String({ format: 'uuid' }) });

/**
 * `deletionDueAt`, 7 days after it was asked for, is null once the wish was taken back. Until then the shop is closed
 * for buyers and nothing is imported.
 */
export const DeletionAnswer = Success(Type.Object({ deletionDueAt: NullableInstant }));

/**
 * What the owner can set about the shop. `importedDisplayName` is TikTok's; an own `displayName` stands above it, null
 * takes it away. `callsAllowed`: buyers may call the number. `contactNeedsProof`: the account had a number before, so that a
 * change needs the password or a code. `renewalSms`: reminders that a paid period ends go to the login number.
 */
export const ShopSettings = Type.Object({
  displayName: NullableString,
  importedDisplayName: NullableString,
  phoneNumber: NullableString,
  callsAllowed: Type.Boolean(),
  renewalSms: Type.Boolean(),
  contactNewUntil: NullableInstant,
  contactNeedsProof: Type.Boolean(),
  loginPhoneNumber: NullableString,
  hasPassword: Type.Boolean(),
  deletionDueAt: NullableInstant,
});
export type ShopSettings = Static<typeof ShopSettings>;
export const ShopSettingsAnswer = Success(ShopSettings);

/**
 * What is named is set. A name has 1-60 characters; the schema takes more, so that what is too long is refused in words
 * for people.
 */
export const UpdateShopSettingsBody = Type.Object(
  {
    displayName: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
    callsAllowed: Type.Optional(Type.Boolean()),
    renewalSms: Type.Optional(Type.Boolean()),
  },
  { ...strict, minProperties: 1 },
);
export type UpdateShopSettingsBody = Static<typeof UpdateShopSettingsBody>;

/** What each call takes and answers, with the words of its description. */
export const calls = {
  readShopSettings: {
    tags: ['shop'],
    summary: 'What I have set about my shop',
    params: ShopParams,
    answer: ShopSettingsAnswer,
  },
  updateShopSettings: {
    tags: ['shop'],
    summary:
      "Give the shop a name (null gives TikTok's back), or say whether buyers may call, and whether I am reminded by SMS",
    params: ShopParams,
    body: UpdateShopSettingsBody,
    answer: ShopSettingsAnswer,
  },
  listSessions: { tags: ['auth'], summary: 'Where the account is signed in', answer: SessionListAnswer },
  endSession: {
    tags: ['auth'],
    summary: 'End one session at once, by the password or a code',
    params: SessionParams,
    body: OwnerProof,
    answer: Success(Nothing),
  },
  endOtherSessions: {
    tags: ['auth'],
    summary: 'End all sessions but this one, by the password or a code',
    body: OwnerProof,
    answer: EndedSessionsAnswer,
  },
  changePassword: {
    tags: ['auth'],
    summary: 'Set a new password by the current one, or the first one by a code; all other sessions end',
    body: ChangePasswordBody,
    answer: Success(Nothing),
  },
  askForDeletion: {
    tags: ['auth'],
    summary: 'Delete my account in 7 days; my shop closes now',
    body: OwnerProof,
    answer: DeletionAnswer,
  },
  takeDeletionBack: { tags: ['auth'], summary: 'I keep my account', answer: DeletionAnswer },
  exportOwnData: {
    tags: ['auth'],
    summary: 'Everything stored about my account, as one JSON file',
    answer: JsonFile,
  },
};
