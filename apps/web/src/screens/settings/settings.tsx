import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { pageReaderContext } from '@app/web/page-context';
import { useQuery } from '@tanstack/react-query';
import { ConfirmHandle } from '#web/features/accounts/ownership/confirm-handle.tsx';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { DeleteAccount } from '#web/features/accounts/settings/delete-account.tsx';
import { OwnData } from '#web/features/accounts/settings/own-data.tsx';
import { SessionList } from '#web/features/accounts/settings/session-list.tsx';
import { settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import { hasAddress, type ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { SignOutButton } from '#web/features/accounts/sign-out-button.tsx';
import { RenewalBanner } from '#web/features/billing/renewal-banner.tsx';
import { endOf } from '#web/features/billing/time-left.ts';
import { statusNames } from '#web/features/billing/time-left-link.tsx';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { formatPhone } from '#web/features/chat/whatsapp-link.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import type { Route } from './+types/settings.ts';
import { Collections } from './collections/collections.tsx';
import { OwnFiles } from './csv/own-files.tsx';
import { Announcement } from './delivery/announcement.tsx';
import { DeliveryZones } from './delivery/delivery-zones.tsx';
import { MobileMoney } from './delivery/mobile-money.tsx';
import { SellerFacts } from './delivery/seller-facts.tsx';
import { LoginNumber } from './login-number.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { PasswordSection } from './password-section.tsx';
import { SalesAtSetting } from './sales-at.tsx';
import { SettingToggle } from './setting-toggle.tsx';
import { ShopBanner } from './shop-banner.tsx';
import { ShopName } from './shop-name.tsx';
import { TikTokSection } from './tiktok-section.tsx';
import { Topics } from './topics.tsx';
import { WhatsappNumber } from './whatsapp-number.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { sendsCodes, asksTikTok } = context.get(pageReaderContext);
  return { sendsCodes, asksTikTok };
}

export const shouldRevalidate = () => false;

export const meta = () => [{ title: 'Settings' }];

export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <SellerScreen title="Settings" subscription="any" skeleton={<SkeletonScreen panels={6} />}>
      {(user) => (
        <>
          <RenewalBanner user={user} />
          <AllSettings user={user} {...loaderData} />
          <div className="mt-6 flex flex-wrap gap-2 md:ml-56">
            <ButtonLink to={paths.help}>Help</ButtonLink>
            <SignOutButton />
          </div>
        </>
      )}
    </SellerScreen>
  );
}

/** Each subject has one place. Each part saves and fails by itself. */
function AllSettings({ user, sendsCodes, asksTikTok }: { user: ShopOwner; sendsCodes: boolean; asksTikTok: boolean }) {
  const { handle } = user;
  const { data, error, refetch } = useQuery(settingsQuery(handle));
  const place = () => (error ? null : <Skeleton className="h-15.5" />);
  return (
    <Topics
      topics={{
        shop: {
          title: 'Your shop',
          children: (
            <>
              {error && !data && <ErrorState error={error} onRetry={refetch} />}
              {data ? <WhatsappNumber handle={handle} settings={data} /> : place()}
              {data ? <ShopName handle={handle} settings={data} /> : place()}
              {hasAddress(user) && <ShopBanner user={user} />}
              <DeliveryZones handle={user.shopHandle ?? handle} />
              <SellerFacts handle={user.shopHandle ?? handle} />
              <Announcement handle={user.shopHandle ?? handle} />
              <Collections handle={user.shopHandle ?? handle} shopLink={user.shopLink} />
              {data ? <MobileMoney handle={user.shopHandle ?? handle} settings={data} /> : place()}
              {data ? <OpeningHours handle={handle} settings={data} /> : place()}
              {data ? <SalesAtSetting handle={handle} settings={data} /> : place()}
            </>
          ),
        },
        tiktok: {
          title: 'TikTok',
          children: (
            <>
              {asksTikTok && <TikTokSection />}
              {/* The way by TikTok itself stands above. */}
              <ConfirmHandle handle={handle} asksTikTok={false} />
            </>
          ),
        },
        'signing-in': {
          title: 'Signing in',
          children: (
            <>
              {data ? <LoginNumber handle={handle} settings={data} sendsCodes={sendsCodes} /> : place()}
              {data ? <PasswordSection handle={handle} settings={data} /> : place()}
              {data ? <SessionList settings={data} /> : place()}
            </>
          ),
        },
        plan: {
          title: 'Paying',
          children: (
            <>
              <Plan />
              {data && sendsCodes && <RenewalReminders handle={handle} settings={data} />}
            </>
          ),
        },
        account: {
          title: 'Your data and account',
          children: (
            <>
              <OwnData handle={handle} />
              <OwnFiles handle={user.shopHandle} />
              {data ? <DeleteAccount user={user} settings={data} /> : place()}
            </>
          ),
        },
      }}
    />
  );
}

function Plan() {
  const { now } = useSubscription();
  const end = now && endOf(now.subscription);
  return (
    <Section
      title="Your plan"
      value={
        now &&
        `${statusNames[now.subscription.status]}${end && now.subscription.status !== 'expired' ? `, until ${formatDay(end)}` : ''}`
      }
    >
      <ButtonLink className="justify-self-start" to={paths.subscription}>
        Pay, and see your payments
      </ButtonLink>
    </Section>
  );
}

/** On by default. Only a proven number gets reminders. */
function RenewalReminders({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const { loginPhoneNumber } = settings;
  return (
    <Section
      title="Reminders by SMS"
      value={loginPhoneNumber && settings.renewalSms ? 'On' : 'Off'}
      lead="3 days and 1 day before your plan ends, and on the day."
    >
      {loginPhoneNumber ? (
        <SettingToggle
          handle={handle}
          settings={settings}
          field="renewalSms"
          label="Remind me by SMS"
          hint={`To ${formatPhone(loginPhoneNumber)}`}
          done={{ on: 'We will remind you by SMS', off: 'We will send you no more reminders by SMS' }}
        />
      ) : (
        <p>
          <a className="text-brand underline" href="#signing-in">
            Add a phone for signing in
          </a>{' '}
          to get them.
        </p>
      )}
    </Section>
  );
}
