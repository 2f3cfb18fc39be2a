import { pageReaderContext } from '@app/web/page-context';
import { useSession } from '#web/lib/session/use-session.ts';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { SiteBar } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/login.ts';
import { LoginFoot } from './login-foot.tsx';
import { LoginForms } from './login-forms.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { supportWhatsapp, sendsCodes } = context.get(pageReaderContext);
  return { supportWhatsapp, sendsCodes };
}

/** A tab is another address of the same page: it must not need the network. */
export const shouldRevalidate = () => false;

export const meta = () => [{ title: 'Sign In' }];

export default function LoginScreen({ loaderData }: Route.ComponentProps) {
  // The server knows nobody, so neither does the first rendering.
  const { status } = useSession();
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="wrap max-w-md flex-1 py-6 md:py-10">
        {status === 'unknown' ? <BeforeScripts /> : <LoginForms sendsCodes={loaderData.sendsCodes} />}
        <LoginFoot supportWhatsapp={loaderData.supportWhatsapp} />
      </main>
    </>
  );
}

function BeforeScripts() {
  return (
    <>
      <h1 className="text-xl leading-tight font-bold">Sign In</h1>
      <noscript>
        <p className="panel mt-4">
          Signing in needs JavaScript, because your browser has to keep your session. Please switch it on, or open this
          page in Chrome.
        </p>
      </noscript>
      <div className="needs-script mt-6">
        <SkeletonScreen panels={2} />
      </div>
    </>
  );
}
