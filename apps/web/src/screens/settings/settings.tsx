import { pageReaderContext } from '@app/web/page-context';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import type { Route } from './+types/settings.ts';
import { AllSettings } from './all-settings.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { sendsCodes: context.get(pageReaderContext).sendsCodes };
}

export const shouldRevalidate = () => false;

export const meta = () => [{ title: 'Settings' }];

export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <SellerScreen title="Settings" subscription="any" skeleton={<SkeletonScreen panels={6} />}>
      {(user) => <AllSettings user={user} sendsCodes={loaderData.sendsCodes} />}
    </SellerScreen>
  );
}
