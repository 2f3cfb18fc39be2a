import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import { SuspensionBanner } from '#web/features/accounts/settings/suspension-banner.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';

export default function SuspendedOwner() {
  return (
    <SellerProviders>
      <SuspendedBar />
    </SellerProviders>
  );
}

function SuspendedBar() {
  const suspension = useUser()?.suspension;
  if (!suspension) return null;
  return (
    <div className="border-t-2 border-brand">
      <SuspensionBanner suspension={suspension} />
      <div className="wrap grid grid-cols-2 gap-2 py-2 md:max-w-2xl">
        <ButtonLink to={paths.dashboard}>Dashboard</ButtonLink>
        <ButtonLink to={paths.settings}>Settings</ButtonLink>
      </div>
    </div>
  );
}
