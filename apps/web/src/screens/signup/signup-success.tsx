import type { User } from '@app/contracts/accounts/accounts.schemas';
import { normaliseHandle } from '@app/contracts/addresses/handle';
import { pageReaderContext } from '@app/web/page-context';
import { Navigate, redirect } from 'react-router';
import { ownShopPath } from '#web/features/accounts/shop-owner.ts';
import { SupportLine } from '#web/features/site/support-contact.tsx';
import { useSession, useUser } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/copy-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { SiteBar } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/signup-success.ts';

/** Needs `handle` and `shopLink`. The link is built here: one from the address could lead anywhere. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const handle = normaliseHandle(searchParams.get('handle') ?? '');
  if (handle === null || !searchParams.get('shopLink')) throw redirect(paths.home);
  const reader = context.get(pageReaderContext);
  const { trialDays } = await reader.readLanding();
  const shopPath = paths.shop(handle);
  return {
    handle,
    shopPath,
    shopLink: `${reader.publicOrigin}${shopPath}`,
    trialDays,
    supportWhatsapp: reader.supportWhatsapp,
  };
}

export const meta = () => [{ title: 'Create your shop' }];

export default function SignupSuccessScreen({ loaderData }: Route.ComponentProps) {
  const { status } = useSession();
  const user = useUser();
  const isOwn = user !== null && user.handle === loaderData.handle;
  if (status !== 'unknown' && !isOwn) return <Navigate to={paths.home} replace />;
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="wrap max-w-md flex-1 py-6 md:py-10">
        {isOwn ? (
          <AccountCreated user={user} {...loaderData} />
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

type AccountCreatedProps = Omit<Route.ComponentProps['loaderData'], 'supportWhatsapp'> & { user: User };

/** Shown to the owner only; without a checked handle there is no shop to look at yet. */
function AccountCreated({ user, handle, shopPath, shopLink, trialDays }: AccountCreatedProps) {
  return (
    <>
      <h1 className="text-xl leading-tight font-bold">Account Created Successfully!</h1>
      <p className="mt-2 text-muted">
        {user.handleCheck
          ? `TikTok has not answered yet. Buyers see your shop as soon as TikTok shows @${handle}.`
          : 'Your TikTok shop is now live and ready for customers'}
      </p>
      <dl className="mt-6">
        <dt className="font-semibold">TikTok handle</dt>
        <dd>@{handle}</dd>
      </dl>
      <div className="mt-4">
        <CopyField label="Your shop link" value={shopLink} />
      </div>
      <Section title="Next steps" look="font-semibold" className="panel mt-6">
        <ol className="mt-2 list-decimal pl-6 text-muted">
          <li>Choose a subscription plan ({trialDays}-day free trial available)</li>
          <li>Share the shop link in your TikTok bio</li>
          <li>Start receiving orders from your followers</li>
        </ol>
      </Section>
      <div className="mt-6 grid gap-2">
        {!user.handleCheck && (
          <a className="button button-brand" href={shopPath} target="_blank" rel="noopener">
            Preview Your Shop
          </a>
        )}
        <ButtonLink to={ownShopPath(user)}>Continue Setup</ButtonLink>
      </div>
    </>
  );
}
