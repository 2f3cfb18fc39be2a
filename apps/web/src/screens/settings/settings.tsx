import { pageReaderContext } from '@app/web/page-context';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { RenewalBanner } from '#web/features/billing/renewal-banner.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import type { Route } from './+types/settings.ts';
import { AllSettings } from './all-settings.tsx';

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
