import { BeforeScripts } from '#web/features/accounts/before-scripts.tsx';
import { useSession } from '#web/lib/session/use-session.ts';
import { SiteBar } from '#web/ui/site-bar.tsx';
import { AfterTikTok } from './after-tiktok.tsx';

export const shouldRevalidate = () => false;

export const meta = () => [{ title: 'Continue with TikTok' }];

/** Where TikTok's answer ends. Its address says nothing that is worth anything. */
export default function TikTokDoneScreen() {
  // Whoever connects an account is signed in: it must be known before the call.
  const { status } = useSession();
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="wrap max-w-md flex-1 py-6 md:py-10">
        {status === 'unknown' ? (
          <BeforeScripts heading="Continue with TikTok" doing="Signing in" panels={1} />
        ) : (
          <AfterTikTok />
        )}
      </main>
    </>
  );
}
