import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { UserActions } from '#web/features/admin/actions/user-actions.tsx';
import { dayAndTime, grouped } from '#web/features/admin/format.ts';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { StatusBadge } from '#web/features/admin/users/status-badge.tsx';
import { trialEnds } from '#web/features/admin/users/user.messages.ts';
import { WhatsappNumber } from '#web/features/admin/users/whatsapp-number.tsx';
import { useNow } from '#web/lib/browser/use-now.ts';
import { formatCount } from '#web/lib/formatting/format.ts';
import { CopyField } from '#web/ui/seller/copy-field.tsx';
import { DetailList, DetailSection } from './detail-list.tsx';
import { UserPayments } from './user-payments.tsx';

export function UserDetails({ user }: { user: AdminUserDetail }) {
  const nowMs = useNow(60_000);
  const { role } = useAdmin();
  const mayAct = isAtLeast(role, 'support');
  return (
    <div className="grid gap-4">
      {user.suspension && <SuspensionNotice suspension={user.suspension} />}
      {user.detachment && <DetachmentNotice user={user} since={user.detachment.since} />}
      {mayAct && <UserActions user={user} />}
      <BasicInformation user={user} />
      {(user.followerCount > 0 || user.isVerified) && (
        <DetailSection title="TikTok Profile">
          <DetailList
            details={[
              ['Followers', formatCount(user.followerCount)],
              ['Verified', user.isVerified ? 'Yes' : 'No'],
            ]}
          />
        </DetailSection>
      )}
      <DetailSection title="Subscription Details">
        <DetailList
          details={[
            ['Status', <StatusBadge key="status" status={user.subscriptionStatus} />],
            ['Trial', user.trialEndDate && `${trialEnds(user.trialEndDate, nowMs)} (${dayAndTime(user.trialEndDate)})`],
            ['Paid until', instant(user.subscriptionEndDate)],
            ['Grace until', instant(user.graceEndDate)],
            ['Free plan until', instant(user.complimentaryEndDate)],
          ]}
        />
        <UserPayments payments={user.payments} mayAct={mayAct} />
      </DetailSection>
      <ShopInformation user={user} />
    </div>
  );
}

const handleCheckWords = {
  waiting: 'not checked yet: buyers do not see the shop',
  not_found: 'not found: buyers do not see the shop',
};

const number = (phone: string | null, handle: string) => phone && <WhatsappNumber number={phone} handle={handle} />;

const instant = (at: string | null) => at && dayAndTime(at);

function SuspensionNotice({ suspension }: { suspension: NonNullable<AdminUserDetail['suspension']> }) {
  return (
    <p className="rounded-md border border-danger p-3 wrap-anywhere">
      <b className="text-danger">Suspended since {dayAndTime(suspension.since)}.</b> The owner reads: “
      {suspension.message}”
    </p>
  );
}

function DetachmentNotice({ user, since }: { user: AdminUserDetail; since: string }) {
  return (
    <p className="rounded-md border border-danger p-3 wrap-anywhere">
      <b className="text-danger">No address since {dayAndTime(since)}.</b> The TikTok account that has @{user.handle}{' '}
      now proved this handle. This seller keeps plan, products and payments, and gets a new address by proving another
      handle on the sign-in page
      {user.deletionDueAt && '; no handle was ever proven here, so the account will be deleted'}.
    </p>
  );
}

function BasicInformation({ user }: { user: AdminUserDetail }) {
  const isContact = user.phoneNumber !== user.loginPhoneNumber;
  return (
    <DetailSection title="Basic Information">
      <DetailList
        details={[
          ['Handle', `@${user.handle}`],
          ['Display name', user.displayName],
          ['Phone number', number(user.phoneNumber, user.handle) ?? 'none'],
          ['Login number', isContact ? number(user.loginPhoneNumber, user.handle) : null],
          ['Contact is new until', instant(user.contactNewUntil)],
          ['Created', dayAndTime(user.createdAt)],
          ['Handle on TikTok', user.handleCheck && handleCheckWords[user.handleCheck]],
          ['Handle confirmed', user.confirmedAt ? dayAndTime(user.confirmedAt) : 'not yet'],
          ['Last login', user.lastLoginAt ? dayAndTime(user.lastLoginAt) : 'never'],
          ['Signed in on', `${grouped(user.sessionCount)} ${user.sessionCount === 1 ? 'device' : 'devices'}`],
          ['Account is deleted on', instant(user.deletionDueAt)],
          ['User ID', user.userId],
        ]}
      />
      {user.shopLink && <CopyField label="Shop link" value={user.shopLink} />}
    </DetailSection>
  );
}

function ShopInformation({ user }: { user: AdminUserDetail }) {
  const { lastImport } = user;
  const importWords = lastImport?.finishedAt
    ? `${dayAndTime(lastImport.finishedAt)}: ${[lastImport.outcome, lastImport.reason].filter(Boolean).join(', ')}`
    : null;
  return (
    <DetailSection title="Shop">
      <DetailList
        details={[
          ['Products', grouped(user.productCount)],
          ['Last import', importWords ?? (lastImport ? 'running' : 'none yet')],
          ['Open reports', grouped(user.openReportCount)],
        ]}
      />
    </DetailSection>
  );
}
