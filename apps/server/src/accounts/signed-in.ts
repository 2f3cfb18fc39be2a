import type { Tokens as TokensOnTheWire, User } from '@app/contracts/accounts/accounts.schemas';
import { shopUrl } from '@app/contracts/addresses/reserved-handles';
import { imageUrl } from '@app/contracts/catalog/picture-files';
import { planAt } from '#server/billing/billing.service.ts';
import type { OpenedSession } from '#server/platform/sessions/sessions.ts';
import type { AccountsContext } from './accounts.context.ts';
import { requireCredentials, requireUser, type UserRow } from './accounts.queries.ts';

export interface SignedIn extends TokensOnTheWire {
  user: User;
  /** Of `KnownDevices`; leaves in a cookie only. */
  deviceToken: string;
}

export async function signedIn(context: AccountsContext, session: OpenedSession): Promise<SignedIn> {
  const { accountId, sessionId, refreshToken } = session;
  const [user, account] = await Promise.all([readUser(context, accountId), requireCredentials(context.db, session)]);
  const [accessToken, idToken] = await Promise.all([
    context.tokens.signAccess({ accountId, sessionId }),
    context.tokens.signId(user),
  ]);
  return { accessToken, refreshToken, idToken, user, deviceToken: context.knownDevices.tokenFor(account, sessionId) };
}

/** The signed-in seller; `session_ended` when the account is gone. */
export async function readUser(context: AccountsContext, accountId: string): Promise<User> {
  return toUser(await requireUser(context.db, accountId), context.publicOrigin(), context.clock.now());
}

/** Tick and followers belong to a shop whose owner has proven the handle, here as on its pages. */
function toUser(row: UserRow, publicOrigin: string, now: Date): User {
  const confirmed = row.confirmed_at !== null;
  return {
    id: row.account_id,
    userId: row.account_id,
    handle: row.handle,
    tiktokHandle: row.handle,
    shopHandle: row.handle,
    shopLink: row.handle && shopUrl(publicOrigin, row.handle),
    phoneNumber: row.whatsapp_number,
    displayName: row.display_name,
    profilePhotoUrl: row.photo_hash ? imageUrl(row.photo_hash, 160, 'jpg') : null,
    followerCount: confirmed ? row.follower_count : 0,
    isVerified: confirmed && row.is_verified,
    subscriptionStatus: planAt(row, now).ownStatus,
    trialEndDate: row.trial_ends_at.toISOString(),
    // What was given for nothing ends like what was paid.
    subscriptionEndDate: laterOf(row.subscription_ends_at, row.complimentary_ends_at)?.toISOString() ?? null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    welcomedAt: row.welcomed_at?.toISOString() ?? null,
    loginPhoneNumber: row.login_phone,
    contactNewUntil: row.contact_new_until && row.contact_new_until > now ? row.contact_new_until.toISOString() : null,
    deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
    detachment: row.detached_at && {
      since: row.detached_at.toISOString(),
      handle: row.detached_handle ?? '',
      // No TikTok account can give it an address again.
      isFinal: row.proven_tiktok_id === null && row.tiktok_user_id === null,
      wasProven: row.proven_tiktok_id !== null,
    },
    suspension: row.suspended_at && {
      since: row.suspended_at.toISOString(),
      message: row.suspended_message ?? '',
    },
    handleCheck: row.handle_check as User['handleCheck'],
  };
}

function laterOf(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}
