import { HandleInput } from '@app/contracts/addresses/handle.schemas';
import { maxPasswordLength } from '@app/contracts/bounds';
import {
  Instant,
  Nothing,
  Nullable,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

/** What a seller sees as subscription status; `active` (complimentary) behaves as, and is shown as, `paid`. */
export const SellerSubscriptionStatus = OneOf('trial', 'paid', 'expired');
export type SellerSubscriptionStatus = Static<typeof SellerSubscriptionStatus>;

/**
 * The signed-in seller. `userId` and `handle` are the sign-in answer's names, `id` and `tiktokHandle` those of the
 * profile. Handles and link are null while the shop is detached.
 */
export const User = Type.Object({
  id: Type.String(),
  userId: Type.String(),
  handle: NullableString,
  tiktokHandle: NullableString,
  shopHandle: NullableString,
  shopLink: NullableString,
  phoneNumber: NullableString,
  displayName: NullableString,
  profilePhotoUrl: NullableString,
  followerCount: Type.Integer(),
  isVerified: Type.Boolean(),
  subscriptionStatus: SellerSubscriptionStatus,
  trialEndDate: NullableInstant,
  subscriptionEndDate: NullableInstant,
  confirmedAt: NullableInstant,
  createdAt: Instant,
  /** When the owner saw the welcome, on any device; null until then. */
  welcomedAt: NullableInstant,
  /**
   * The proven number that signs in; null when there is none. Apart from `phoneNumber`, the contact that buyers write
   * to.
   */
  loginPhoneNumber: NullableString,
  /** Until when the shop says that its contact is new; null when it is not. */
  contactNewUntil: NullableInstant,
  /** When the account will be deleted; null unless its owner asked for it. */
  deletionDueAt: NullableInstant,
  /**
   * Since when the shop has no address because the owner of its `handle` on TikTok proved it; null while it has one.
   * `isFinal`: no other handle can be proven for it, so it will be deleted. `wasProven`: its owner had shown who they
   * are; otherwise a later proof drops its numbers and what was typed in.
   */
  detachment: Nullable(
    Type.Object({ since: Instant, handle: Type.String(), isFinal: Type.Boolean(), wasProven: Type.Boolean() }),
  ),
  /** Since when the shop is not shown and what its owner is told about it; null when it is shown. */
  suspension: Nullable(Type.Object({ since: Instant, message: Type.String() })),
  /**
   * `waiting`: TikTok did not answer at the sign-up, so the shop is not shown yet. `not_found`: TikTok does not know
   * the handle; `PUT /auth/handle` corrects it. Null once TikTok has shown it.
   */
  handleCheck: Type.Union([Type.Literal('waiting'), Type.Literal('not_found'), Type.Null()]),
});
export type User = Static<typeof User>;

export const ValidateHandleBody = StrictObject({ handle: HandleInput });
export const ValidateHandleAnswer = Success(
  Type.Object({
    exists: Type.Boolean(),
    registered: Type.Boolean(),
    private: Type.Boolean(),
    displayName: NullableString,
    photoUrl: NullableString,
  }),
);

/** Long enough for any passphrase, short enough that hashing cannot be used to exhaust the server. */
export const PasswordInput = Type.String({ minLength: 1, maxLength: maxPasswordLength });

/** The password of a form that opens or gets back an account: an empty one is refused in words for people. */
export const TypedPassword = Type.String({ maxLength: maxPasswordLength });

export const PasswordSignupBody = StrictObject({ handle: HandleInput, password: TypedPassword });

/** `idToken` is a JWT of the user's public fields. */
export const Tokens = Type.Object({ accessToken: Type.String(), refreshToken: Type.String(), idToken: Type.String() });
export type Tokens = Static<typeof Tokens>;

export const SigninAnswer = Success(Type.Interface([Tokens], { user: User }));
export const SignupAnswer = Success(Type.Interface([Tokens], { user: User, shopLink: Type.String() }));

export const UserAnswer = Success(User);

/** A phone number as typed, local or international; an empty one is refused in words for people. */
export const PhoneInput = Type.String({ maxLength: 40 });

/** Six digits from an SMS. */
export const CodeInput = Type.String({ maxLength: 20 });

/**
 * A number that is already there changes only with `password`, or with `code` from `POST /auth/me/contact-codes`. Null
 * takes the number away.
 */
export const UpdateMeBody = StrictObject({
  phoneNumber: Nullable(PhoneInput),
  password: Type.Optional(PasswordInput),
  code: Type.Optional(CodeInput),
});
export type UpdateMeBody = Static<typeof UpdateMeBody>;

/** `code` is what the owner puts into the TikTok bio; null once confirmed. */
export const Ownership = Type.Object({
  state: OneOf('unconfirmed', 'confirmed'),
  code: NullableString,
  confirmedAt: NullableInstant,
});
export type Ownership = Static<typeof Ownership>;
export const OwnershipAnswer = Success(Ownership);

/**
 * Proof without a session: the person who puts the claim's code into the TikTok bio gets the handle, or the forgotten password
 * back.
 */
export const OwnershipClaim = Type.Object({ claimId: Type.String(), code: Type.String(), expiresAt: Instant });
export type OwnershipClaim = Static<typeof OwnershipClaim>;

export const calls = {
  validateHandle: {
    summary: 'Ask TikTok whether a handle exists, and us whether it has a shop',
    body: ValidateHandleBody,
    answer: ValidateHandleAnswer,
  },
  signUp: {
    summary: 'Open an account with its shop and its trial; answers as a sign-in does',
    body: PasswordSignupBody,
    status: 201,
    answer: SignupAnswer,
  },
  signIn: {
    summary: 'Sign in with handle and password; a cookie gives this browser limits of its own the next time',
    body: PasswordSignupBody,
    answer: SigninAnswer,
  },
  refreshSession: {
    summary: 'Exchange a refresh token for new tokens; the old one is used up',
    body: StrictObject({ refreshToken: Type.String({ minLength: 1, maxLength: 200 }) }),
    answer: Success(Tokens),
  },
  signOut: { summary: 'End the session at once', answer: Success(Nothing) },
  readMe: { summary: 'The signed-in seller', answer: UserAnswer },
  readProfile: { summary: 'The signed-in seller', answer: UserAnswer },
  updateContact: {
    summary: 'Set, change or take away the WhatsApp number; touching one that is there needs the password or a code',
    body: UpdateMeBody,
    answer: UserAnswer,
  },
  noteWelcome: { summary: 'I have seen the welcome: no device shows it again', answer: UserAnswer },
  correctHandle: {
    summary: 'Correct a handle that TikTok did not know after the sign-up, or have it checked again',
    body: ValidateHandleBody,
    answer: UserAnswer,
  },
  readOwnership: { summary: 'Is the handle proven, and if not, the code for its bio', answer: OwnershipAnswer },
  checkOwnership: { summary: 'Look at the TikTok bio now', answer: OwnershipAnswer },
  openClaim: {
    summary: 'A code for the TikTok bio of a handle that is mine',
    body: StrictObject({ handle: HandleInput }),
    status: 201,
    answer: Success(OwnershipClaim),
  },
  completeClaim: {
    summary: 'Look at the bio now; when the code stands there, set the password and sign in',
    params: Type.Object({ claimId: Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' }) }),
    body: StrictObject({ password: TypedPassword }),
    answer: SigninAnswer,
  },
};
