import type { User } from '@app/contracts/accounts';
import { sellerStatus, subscriptionDates, subscriptionStatus } from '#server/billing/billing.service.ts';
import { shopUrl } from '#server/catalog/catalog.service.ts';
import { imageUrl } from '#server/platform/images/image-urls.ts';
import type { UserRow } from './accounts.queries.ts';

/** The signed-in seller on the wire. Tick and followers belong to a shop whose owner has proven the handle, here as on its pages. */
export function toUser(row: UserRow, publicOrigin: string, now: Date): User {
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
    subscriptionStatus: sellerStatus(subscriptionStatus(subscriptionDates(row), now)),
    trialEndDate: row.trial_ends_at.toISOString(),
    // What was given for nothing ends like what was paid.
    subscriptionEndDate: laterOf(row.subscription_ends_at, row.complimentary_ends_at)?.toISOString() ?? null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    loginPhoneNumber: row.login_phone,
    contactNewUntil: row.contact_new_until && row.contact_new_until > now ? row.contact_new_until.toISOString() : null,
    deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
    detachment: row.detached_at && {
      since: row.detached_at.toISOString(),
      handle: row.detached_handle ?? '',
      // Nothing was ever proven for it: there is no way back to an address.
      isFinal: row.proven_tiktok_id === null,
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
