import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { isUniqueViolation } from '#server/platform/database/postgres.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

const Nullable = Type.Union([Type.String(), Type.Null()]);

/** What TikTok said of the handle when the code was asked for: its return needs no TikTok. */
const Profile = Type.Object({
  displayName: Nullable,
  followerCount: Type.Integer(),
  isVerified: Type.Boolean(),
  tiktokUserId: Nullable,
  unchecked: Type.Optional(Type.Literal(true)),
});
type Profile = Static<typeof Profile>;

export async function putPhoneSignUp(
  trx: Trx,
  signUp: { phone: string; handle: string; profile: Profile; now: Date },
): Promise<void> {
  const { displayName, followerCount, isVerified, tiktokUserId, unchecked } = signUp.profile;
  const values = {
    profile: JSON.stringify({ displayName, followerCount, isVerified, tiktokUserId, unchecked }),
    requested_at: signUp.now,
  };
  await trx
    .insertInto('phone_signups')
    .values({ phone: signUp.phone, handle: signUp.handle, ...values })
    .onConflict((conflict) => conflict.columns(['phone', 'handle']).doUpdateSet(values))
    .execute();
}

/** Takes the number's sign-ups out of waiting; the profile of this handle's, or null when there is none. */
export async function takePhoneSignUp(trx: Trx, signUp: { phone: string; handle: string }): Promise<Profile | null> {
  const rows = await trx
    .deleteFrom('phone_signups')
    .where('phone', '=', signUp.phone)
    .returning(['handle', 'profile'])
    .execute();
  const row = rows.find(({ handle }) => handle === signUp.handle);
  return row ? Value.Parse(Profile, row.profile) : null;
}

/** The sign-up of an administrator's list; null when its code has come back, or it has lapsed. */
export async function findPhoneSignUp(db: Db, signUpId: string): Promise<{ phone: string; handle: string } | null> {
  const row = await db
    .selectFrom('phone_signups')
    .select(['phone', 'handle'])
    .where('signup_id', '=', signUpId)
    .executeTakeFirst();
  return row ?? null;
}

/** `taken`: another sign-up has handle and number; the transaction is lost. */
export async function movePhoneSignUp(
  trx: Trx,
  signUpId: string,
  { phone, now }: { phone: string; now: Date },
): Promise<'moved' | 'gone' | 'taken'> {
  try {
    const row = await trx
      .updateTable('phone_signups')
      .set({ phone, requested_at: now })
      .where('signup_id', '=', signUpId)
      .returning('signup_id')
      .executeTakeFirst();
    return row ? 'moved' : 'gone';
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}
