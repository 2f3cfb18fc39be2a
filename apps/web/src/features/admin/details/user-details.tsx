import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { Link as LinkIcon } from 'lucide-react';
import { UserActions } from '#web/features/admin/actions/user-actions.tsx';
import { CopySign } from '#web/features/admin/copy-sign.tsx';
import { dayAndTime } from '#web/features/admin/format.ts';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { OtherWindow } from '#web/features/admin/other-window.tsx';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { StatusBadge } from '#web/features/admin/users/status-badge.tsx';
import { trialDecides, trialEnds } from '#web/features/admin/users/user.messages.ts';
import { WhatsappNumber } from '#web/features/admin/users/whatsapp-number.tsx';
import { provenWords } from '#web/features/reviews/review.messages.ts';
import { useNow } from '#web/lib/browser/use-now.ts';
import { counted, formatCount } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { CopyField, copyText } from '#web/ui/seller/fields/copy-field.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';
import { DetailList, DetailSection } from './detail-list.tsx';
import { UserNotices } from './user-notices.tsx';
import { UserOrders } from './user-orders.tsx';
import { UserPayments } from './user-payments.tsx';
import { UserStrip } from './user-strip.tsx';
import { UserTimeline } from './user-timeline.tsx';

/** Beside each other on a desk, one below the other on a phone. */
export function UserDetails({ user }: { user: AdminUserDetail }) {
  const { role } = useAdmin();
  const mayAct = isAtLeast(role, 'support');
  return (
    <div className="grid gap-4">
      <UserNotices user={user} />
      <UserStrip user={user} />
      <Shortcuts user={user} />
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
          {user.subscriptionStatus !== 'pending' && <UserOrders userId={user.userId} mayAct={mayAct} />}
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
function Shortcuts({ user: { userId, handle, subscriptionStatus, shopLink } }: { user: AdminUserDetail }) {
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
        Go to actions
      </Button>
      <Button variant="text" onClick={() => copyAddress(userId)}>
        <LinkIcon size={18} aria-hidden="true" />
        Copy link for a colleague
      </Button>
    </div>
  );
}

async function copyAddress(userId: string): Promise<void> {
  if (await copyText(`${window.location.origin}${adminPaths.user(userId)}`))
    showSuccess('Link to these details copied');
  else showText('Failed to copy the link');
}

const number = (phone: string | null, handle: string) =>
  phone && (
    <span className="flex flex-wrap items-center gap-x-1">
      <span>{phone}</span>
      <CopySign name={`number ${phone}`} value={phone} />
      <WhatsappNumber number={phone} handle={handle} words="Write on WhatsApp" />
    </span>
  );

const instant = (at: string | null) => at && dayAndTime(at);

/** A mark goes with a browser's storage; network and kind of browser stay. Of three or more at least half are alike: said. */
function sendersInWords({ recent, senders }: AdminUserDetail['trust']): string {
  const from = `${recent} from ${counted(senders, 'network')} and kind of browser`;
  return recent >= 3 && senders * 2 <= recent ? `${from}. Perhaps the shop orders from itself.` : from;
}

function BasicInformation({ user }: { user: AdminUserDetail }) {
  const isContact = user.phoneNumber !== user.loginPhoneNumber;
  const { trust } = user;
  return (
    <DetailSection title="Basic Information">
      <DetailList
        details={[
          ['Display name', user.displayName],
          ['Phone number', number(user.phoneNumber, user.handle) ?? 'none'],
          ['Phone for signing in', isContact ? number(user.loginPhoneNumber, user.handle) : null],
          ['Contact is new until', instant(user.contactNewUntil)],
          ['Created', dayAndTime(user.createdAt)],
          ['Handle confirmed', user.confirmedAt ? dayAndTime(user.confirmedAt) : 'not yet'],
          ['Last login', user.lastLoginAt ? dayAndTime(user.lastLoginAt) : 'never'],
          ['Signed in on', counted(user.sessionCount, 'device')],
          ['Account is deleted on', instant(user.deletionDueAt)],
          ['Proven orders', trust.orders > 0 && provenWords(trust)],
          ['Proven in 30 days', trust.recent > 0 && sendersInWords(trust)],
          ['Reviews', trust.reviews > 0 && `${trust.reviews}, ${trust.counted} in the average`],
          ['Handle', `@${user.handle}`],
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
          [
            'Trial',
            trialDecides(user) &&
              user.trialEndDate &&
              `${trialEnds(user.trialEndDate, nowMs)} (${dayAndTime(user.trialEndDate)})`,
          ],
          ['Paid until', instant(user.subscriptionEndDate)],
          ['Grace until', instant(user.graceEndDate)],
          ['Free plan until', instant(user.complimentaryEndDate)],
        ]}
      />
      <UserPayments payments={user.payments} mayAct={mayAct} />
    </DetailSection>
  );
}
