import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

const Nullable = Type.Union([Type.String(), Type.Null()]);

/** What TikTok said of the handle when the code was asked for: its return needs no TikTok. */
const Profile = Type.Object({
  displayName: Nullable,
  followerCount: Type.Integer(),
  isVerified: Type.Boolean(),
  tiktokUserId: Nullable,
});
type Profile = Static<typeof Profile>;

export async function putPhoneSignup(
  trx: Trx,
  signup: { phone: string; handle: string; profile: Profile; now: Date },
): Promise<void> {
  const { displayName, followerCount, isVerified, tiktokUserId } = signup.profile;
  const values = {
    profile: JSON.stringify({ displayName, followerCount, isVerified, tiktokUserId }),
    requested_at: signup.now,
  };
  await trx
    .insertInto('phone_signups')
    .values({ phone: signup.phone, handle: signup.handle, ...values })
    .onConflict((conflict) => conflict.columns(['phone', 'handle']).doUpdateSet(values))
    .execute();
}

/** Takes the number's sign-ups out of waiting; the profile of this handle's, or null when there is none. */
export async function takePhoneSignup(trx: Trx, signup: { phone: string; handle: string }): Promise<Profile | null> {
  const rows = await trx
    .deleteFrom('phone_signups')
    .where('phone', '=', signup.phone)
    .returning(['handle', 'profile'])
    .execute();
  const row = rows.find(({ handle }) => handle === signup.handle);
  return row ? Value.Parse(Profile, row.profile) : null;
}

export async function deleteOldPhoneSignups(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('phone_signups').where('requested_at', '<', before).execute();
}
