import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { UserActions } from '#web/features/admin/actions/user-actions.tsx';
import { dayAndTime } from '#web/features/admin/format.ts';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { importOutcomeWords } from '#web/features/admin/import-outcome.messages.ts';
import { OtherWindow } from '#web/features/admin/other-window.tsx';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { StatusBadge } from '#web/features/admin/users/status-badge.tsx';
import { trialEnds } from '#web/features/admin/users/user.messages.ts';
import { WhatsappNumber } from '#web/features/admin/users/whatsapp-number.tsx';
import { useNow } from '#web/lib/browser/use-now.ts';
import { counted, formatCount } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/fields/copy-field.tsx';
import { DetailList, DetailSection } from './detail-list.tsx';
import { UserNotices } from './user-notices.tsx';
import { UserPayments } from './user-payments.tsx';
import { UserTimeline } from './user-timeline.tsx';

/** Beside each other on a desk, one below the other on a phone. */
export function UserDetails({ user }: { user: AdminUserDetail }) {
  const { role } = useAdmin();
  const mayAct = isAtLeast(role, 'support');
  return (
    <div className="grid gap-4">
      <Shortcuts user={user} />
      <UserNotices user={user} />
      <div className="user-details">
        <div className="grid content-start gap-4">
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
          <SubscriptionDetails user={user} mayAct={mayAct} />
          <ShopInformation user={user} />
        </div>
        <div id={actionsId} className="user-actions" tabIndex={-1}>
          {mayAct && <UserActions user={user} />}
          <UserTimeline user={user} />
        </div>
      </div>
    </div>
  );
}

const actionsId = 'user-actions';

/** On a phone actions and timeline stand far below. */
function Shortcuts({ user: { handle, subscriptionStatus, shopLink } }: { user: AdminUserDetail }) {
  const hasShop = shopLink !== null && subscriptionStatus !== 'pending';
  const goToActions = () => {
    const actions = document.getElementById(actionsId);
    actions?.focus({ preventScroll: true });
    actions?.scrollIntoView();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {hasShop && (
        <OtherWindow to={paths.shop(handle)} className="button button-quiet">
          Open shop
        </OtherWindow>
      )}
      <Button className="to-actions" onClick={goToActions}>
        Actions
      </Button>
    </div>
  );
}

const number = (phone: string | null, handle: string) => phone && <WhatsappNumber number={phone} handle={handle} />;

const instant = (at: string | null) => at && dayAndTime(at);

function BasicInformation({ user }: { user: AdminUserDetail }) {
  const isContact = user.phoneNumber !== user.loginPhoneNumber;
  return (
    <DetailSection title="Basic Information">
      <DetailList
        details={[
          ['Handle', `@${user.handle}`],
          ['Display name', user.displayName],
          ['Phone number', number(user.phoneNumber, user.handle) ?? 'none'],
          ['Phone for signing in', isContact ? number(user.loginPhoneNumber, user.handle) : null],
          ['Contact is new until', instant(user.contactNewUntil)],
          ['Created', dayAndTime(user.createdAt)],
          ['Handle confirmed', user.confirmedAt ? dayAndTime(user.confirmedAt) : 'not yet'],
          ['Last login', user.lastLoginAt ? dayAndTime(user.lastLoginAt) : 'never'],
          ['Signed in on', counted(user.sessionCount, 'device')],
          ['Account is deleted on', instant(user.deletionDueAt)],
          ['User ID', user.userId],
        ]}
      />
      {user.shopLink && <CopyField label="Shop link" value={user.shopLink} />}
    </DetailSection>
  );
}

function SubscriptionDetails({ user, mayAct }: { user: AdminUserDetail; mayAct: boolean }) {
  const nowMs = useNow(60_000);
  return (
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
  );
}

function ShopInformation({ user: { lastImport, productCount, openReportCount } }: { user: AdminUserDetail }) {
  const importWords = lastImport?.finishedAt
    ? `${dayAndTime(lastImport.finishedAt)}, ${importOutcomeWords(lastImport.outcome, lastImport.reason)}`
    : null;
  return (
    <DetailSection title="Shop">
      <DetailList
        details={[
          ['Products', grouped(productCount)],
          ['Last import', importWords ?? (lastImport ? 'running' : 'none yet')],
          ['Open reports', grouped(openReportCount)],
        ]}
      />
    </DetailSection>
  );
}
