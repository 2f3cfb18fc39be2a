import { pageReaderContext } from '@app/web/page-context';
import { BeforeScripts } from '#web/features/accounts/before-scripts.tsx';
import { useSession } from '#web/lib/session/use-session.ts';
import { SiteBar } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/login.ts';
import { LoginFoot } from './login-foot.tsx';
import { LoginForms } from './login-forms.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { supportWhatsapp, sendsCodes, asksTikTok } = context.get(pageReaderContext);
  return { supportWhatsapp, sendsCodes, asksTikTok };
}

/** A tab is another address of the same page: it must not need the network. */
export const shouldRevalidate = () => false;

export const meta = () => [{ title: 'Sign In' }];

export default function LoginScreen({ loaderData }: Route.ComponentProps) {
  const { status } = useSession();
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="wrap max-w-md flex-1 py-6 md:py-10">
        {status === 'unknown' ? (
          <BeforeScripts heading="Sign In" doing="Signing in" panels={2} />
        ) : (
          <LoginForms {...loaderData} />
        )}
        <LoginFoot supportWhatsapp={loaderData.supportWhatsapp} />
      </main>
    </>
  );
}
