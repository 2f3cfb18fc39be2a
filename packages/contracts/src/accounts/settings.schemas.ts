import { ShopParams } from '@app/contracts/catalog/catalog.schemas';
import { FactsAnswer, Hours, MobileMoney, NullableDay, StatedFacts } from '@app/contracts/catalog/facts.schemas';
import {
  Instant,
  Nothing,
  Nullable,
  NullableInstant,
  NullableString,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import { JsonFile } from '@app/contracts/files.schemas';
import { SalesAt } from '@app/contracts/orders/orders.schemas';
import Type, { type Static } from 'typebox';
import { CodeInput, PasswordInput, TypedPassword } from './accounts.schemas.ts';

/**
 * An account that has a password needs `currentPassword`; one that was opened by phone sets its first with `code` from
 * `POST /auth/me/contact-codes`. All other sessions end.
 */
export const ChangePasswordBody = StrictObject({
  currentPassword: Type.Optional(PasswordInput),
  code: Type.Optional(CodeInput),
  newPassword: TypedPassword,
});
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

/** That the owner asks, before something weighty: the password, or a code from `POST /auth/me/contact-codes`. */
export const OwnerProof = StrictObject({ password: Type.Optional(PasswordInput), code: Type.Optional(CodeInput) });
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

/** `ended`: how many sessions. */
export const EndedSessionsAnswer = Success(Type.Object({ ended: Type.Integer() }));

/**
 * `deletionDueAt`, 7 days after it was asked for, is null once the wish was taken back. Until then the shop is closed
 * for buyers and nothing is imported.
 */
export const DeletionAnswer = Success(Type.Object({ deletionDueAt: NullableInstant }));

/**
 * What the owner can set about the shop. `importedDisplayName` is TikTok's; an own `displayName` stands above it, null
 * takes it away. `callsAllowed`: buyers may call the number. `contactNeedsProof`: the account had a number before, so that a
 * change needs the password or a code. `renewalSms`: reminders that a paid period ends go to the login number. `closedUntil` is
 * the day that ends a pause, perhaps a past one.
 */
export const ShopSettings = Type.Object({
  displayName: NullableString,
  importedDisplayName: NullableString,
  phoneNumber: NullableString,
  callsAllowed: Type.Boolean(),
  hours: Nullable(Hours),
  closedUntil: NullableDay,
  renewalSms: Type.Boolean(),
  /** Which mark of an order records its sales. */
  salesAt: SalesAt,
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
export const UpdateShopSettingsBody = StrictObject(
  {
    displayName: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
    callsAllowed: Type.Optional(Type.Boolean()),
    hours: Type.Optional(Nullable(Hours)),
    closedUntil: Type.Optional(NullableDay),
    renewalSms: Type.Optional(Type.Boolean()),
    salesAt: Type.Optional(SalesAt),
  },
  { minProperties: 1 },
);
export type UpdateShopSettingsBody = Static<typeof UpdateShopSettingsBody>;

/** Once mobile money was stated, another name or code for it needs a proof. */
export const UpdateFactsBody = StrictObject(
  {
    ...StatedFacts.properties,
    mobileMoney: Type.Optional(Nullable(MobileMoney)),
    ...OwnerProof.properties,
  },
  { minProperties: 1 },
);
export type UpdateFactsBody = Static<typeof UpdateFactsBody>;

export const calls = {
  readShopSettings: { summary: 'What I have set about my shop', params: ShopParams, answer: ShopSettingsAnswer },
  updateShopSettings: {
    summary:
      "Give the shop a name (null gives TikTok's back), or say whether buyers may call, when the shop answers, whether I am reminded by SMS, and when an order counts as sold",
    params: ShopParams,
    body: UpdateShopSettingsBody,
    answer: ShopSettingsAnswer,
  },
  updateFacts: { summary: 'State facts about my shop', params: ShopParams, body: UpdateFactsBody, answer: FactsAnswer },
  listSessions: {
    summary: 'Where the account is signed in',
    answer: Success(Type.Object({ sessions: Type.Array(Session) })),
  },
  endSession: {
    summary: 'End one session at once, by the password or a code',
    params: Type.Object({ sessionId: Type.String({ format: 'uuid' }) }),
    body: OwnerProof,
    answer: Success(Nothing),
  },
  endOtherSessions: {
    summary: 'End all sessions but this one, by the password or a code',
    body: OwnerProof,
    answer: EndedSessionsAnswer,
  },
  changePassword: {
    summary: 'Set a new password by the current one, or the first one by a code; all other sessions end',
    body: ChangePasswordBody,
    answer: Success(Nothing),
  },
  askForDeletion: {
    summary: 'Delete my account in 7 days; my shop closes now',
    body: OwnerProof,
    answer: DeletionAnswer,
  },
  takeDeletionBack: { summary: 'I keep my account', answer: DeletionAnswer },
  exportOwnData: { summary: 'Everything stored about my account, as one JSON file', answer: JsonFile },
};
