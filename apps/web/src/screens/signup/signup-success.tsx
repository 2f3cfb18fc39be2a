import { normaliseHandle } from '@app/contracts/addresses/handle';
import { pageReaderContext } from '@app/web/page-context';
import { Navigate, redirect } from 'react-router';
import { hasAddress } from '#web/features/accounts/shop-owner.ts';
import { SupportLine } from '#web/features/site/support-contact.tsx';
import { useSession, useUser } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { SiteBar } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/signup-success.ts';
import { OpenedShop } from './opened-shop.tsx';

/** Needs `handle` and `shopLink`. The link is built here: one from the address could lead anywhere. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const handle = normaliseHandle(searchParams.get('handle') ?? '');
  if (handle === null || !searchParams.get('shopLink')) throw redirect(paths.home);
  const reader = context.get(pageReaderContext);
  const { trialDays, priceUgx, readsWithAi } = await reader.readLanding();
  return {
    handle,
    shop: { shopLink: `${reader.publicOrigin}${paths.shop(handle)}`, trialDays, priceUgx, readsWithAi },
    supportWhatsapp: reader.supportWhatsapp,
  };
}

export const meta = () => [{ title: 'Create your shop' }];

/** Shown to the owner only. */
export default function SignupSuccessScreen({ loaderData }: Route.ComponentProps) {
  const { status } = useSession();
  const user = useUser();
  const owner = user !== null && hasAddress(user) && user.handle === loaderData.handle ? user : null;
  if (status !== 'unknown' && !owner) return <Navigate to={paths.home} replace />;
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="wrap max-w-md flex-1 py-4 md:py-10">
        {owner ? (
          <OpenedShop user={owner} shop={loaderData.shop} />
        ) : (
          <>
            <noscript>
              <a href={paths.home}>Return to Home</a>
            </noscript>
            <div className="needs-script">
              <SkeletonScreen panels={2} />
            </div>
          </>
        )}
        <div className="mt-6">
          <SupportLine number={loaderData.supportWhatsapp} />
        </div>
      </main>
    </>
  );
}
