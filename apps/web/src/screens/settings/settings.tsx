import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { pageReaderContext } from '@app/web/page-context';
import { useQuery } from '@tanstack/react-query';
import { ConfirmHandle } from '#web/features/accounts/ownership/confirm-handle.tsx';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { DeleteAccount } from '#web/features/accounts/settings/delete-account.tsx';
import { OwnData } from '#web/features/accounts/settings/own-data.tsx';
import { SessionList } from '#web/features/accounts/settings/session-list.tsx';
import { settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { RenewalBanner } from '#web/features/billing/renewal-banner.tsx';
import { formatPhone } from '#web/features/chat/whatsapp-link.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import type { Route } from './+types/settings.ts';
import { LoginNumber } from './login-number.tsx';
import { PasswordSection } from './password-section.tsx';
import { SettingToggle } from './setting-toggle.tsx';
import { ShopName } from './shop-name.tsx';
import { TikTokSection } from './tiktok-section.tsx';
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
        </>
      )}
    </SellerScreen>
  );
}

/** Each part saves and fails by itself. */
function AllSettings({ user, sendsCodes, asksTikTok }: { user: ShopOwner; sendsCodes: boolean; asksTikTok: boolean }) {
  const { handle } = user;
  const { data, error, refetch } = useQuery(settingsQuery(handle));
  const place = (height: string) => (error ? null : <Skeleton className={height} />);
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {data ? <ShopName handle={handle} settings={data} /> : place('h-64')}
        {data ? <WhatsappNumber handle={handle} settings={data} /> : place('h-48')}
        {asksTikTok && <TikTokSection />}
        <ConfirmHandle handle={handle} asksTikTok={asksTikTok} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        {data ? <LoginNumber handle={handle} settings={data} sendsCodes={sendsCodes} /> : place('h-48')}
        {data && sendsCodes && <RenewalReminders handle={handle} settings={data} />}
        {data ? <PasswordSection handle={handle} settings={data} /> : place('h-32')}
        {data ? <SessionList settings={data} /> : place('h-48')}
        <OwnData handle={handle} />
        {data ? <DeleteAccount user={user} settings={data} /> : place('h-48')}
      </div>
    </div>
  );
}

/** On by default. Only a proven number gets reminders. */
function RenewalReminders({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const { loginPhoneNumber } = settings;
  return (
    <Section
      title="Reminders by SMS"
      lead="Before the time that you paid for ends: three days before, the day before, and on the last day."
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
        <p>Add a login number to get them.</p>
      )}
    </Section>
  );
}
