import Type, { type Static } from 'typebox';
import { Instant, NullableInstant, NullableString, Success } from './envelope.ts';
import { HandleInput } from './handle.ts';

/** What a seller sees as subscription status; `active` (complimentary) behaves as, and is shown as, `paid`. */
export const SellerSubscriptionStatus = Type.Union([
  Type.Literal('trial'),
  Type.Literal('paid'),
  Type.Literal('expired'),
]);
export type SellerSubscriptionStatus = Static<typeof SellerSubscriptionStatus>;

/** The signed-in seller. `userId` and `handle` are the sign-in answer's names, `id` and `tiktokHandle` those of the profile. */
export const User = Type.Object({
  id: Type.String(),
  userId: Type.String(),
  handle: Type.String(),
  tiktokHandle: Type.String(),
  shopHandle: Type.String(),
  shopLink: Type.String(),
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
});
export type User = Static<typeof User>;

export const ValidateHandleBody = Type.Object({ handle: HandleInput }, { additionalProperties: false });
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
const PasswordInput = Type.String({ minLength: 1, maxLength: 200 });

export const PasswordSignupBody = Type.Object(
  { handle: HandleInput, password: PasswordInput },
  { additionalProperties: false },
);
export const PasswordSigninBody = PasswordSignupBody;

/** `idToken` is a JWT of the user's public fields. */
export const Tokens = Type.Object({ accessToken: Type.String(), refreshToken: Type.String(), idToken: Type.String() });
export type Tokens = Static<typeof Tokens>;

export const SigninAnswer = Success(Type.Interface([Tokens], { user: User }));
export const SignupAnswer = Success(Type.Interface([Tokens], { user: User, shopLink: Type.String() }));

export const RefreshBody = Type.Object(
  { refreshToken: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
export const RefreshAnswer = Success(Tokens);

export const UserAnswer = Success(User);

/** `password` is needed when a number that is already there changes. Null takes the number away. */
export const UpdateMeBody = Type.Object(
  {
    phoneNumber: Type.Union([Type.String({ minLength: 1, maxLength: 40 }), Type.Null()]),
    password: Type.Optional(PasswordInput),
  },
  { additionalProperties: false },
);
export type UpdateMeBody = Static<typeof UpdateMeBody>;

/** `code` is what the owner puts into the TikTok bio; null once confirmed. */
export const Ownership = Type.Object({
  state: Type.Union([Type.Literal('unconfirmed'), Type.Literal('confirmed')]),
  code: NullableString,
  confirmedAt: NullableInstant,
});
export type Ownership = Static<typeof Ownership>;
export const OwnershipAnswer = Success(Ownership);

/** Header that makes a POST safe to repeat: the same key in every retry of one user action. */
export const idempotencyKeyHeader = 'idempotency-key';
