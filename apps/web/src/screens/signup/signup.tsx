import { pageReaderContext } from '@app/web/page-context';
import { Link } from 'react-router';
import { BeforeScripts } from '#web/features/accounts/before-scripts.tsx';
import { offerWords } from '#web/features/billing/offer.ts';
import { SupportLine } from '#web/features/site/support-contact.tsx';
import { useSession } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { SiteBar } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/signup.ts';
import { SignupWizard } from './signup-wizard.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(pageReaderContext);
  const { supportWhatsapp, sendsCodes, asksTikTok } = reader;
  const { trialDays, priceUgx } = await reader.readOffer();
  return { supportWhatsapp, sendsCodes, asksTikTok, trialDays, priceUgx };
}

/** A step is another address of the same page: it must not need the network. */
export const shouldRevalidate = () => false;

export const meta = () => [{ title: 'Create your shop' }];

export default function SignupScreen({ loaderData }: Route.ComponentProps) {
  const { status } = useSession();
  const { supportWhatsapp, trialDays, priceUgx, ...site } = loaderData;
  return (
    <>
      <SiteBar>
        {status !== 'signed-in' && (
          <Link className="button button-quiet" to={paths.login} discover="none">
            Sign In
          </Link>
        )}
      </SiteBar>
      <main id="main" tabIndex={-1} className="wrap max-w-md flex-1 py-4 md:py-10">
        {status !== 'unknown' ? (
          <SignupWizard {...site} terms={<b className="text-ink">{offerWords({ trialDays, priceUgx })}</b>} />
        ) : (
          <BeforeScripts heading="Create your shop" doing="Opening a shop" panels={1} />
        )}
        <div className="mt-8">
          <SupportLine number={supportWhatsapp} />
        </div>
      </main>
    </>
  );
}
