import { type TikTokOutcome, tiktokOutcomes } from '@app/contracts/accounts/tiktok-outcomes';
import { safeReturnPath } from '@app/contracts/addresses/return-path';
import { pageReaderContext } from '@app/web/page-context';
import { data, useSearchParams } from 'react-router';
import { BeforeScripts } from '#web/features/accounts/before-scripts.tsx';
import { useSession } from '#web/lib/session/use-session.ts';
import { SiteBar } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/tiktok-done.ts';
import { AfterTikTok } from './after-tiktok.tsx';
import { OutcomeProblem } from './tiktok-problem.tsx';

export const shouldRevalidate = () => false;

/** Programs and caches must not take "too many tries" for a success. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { trialDays, priceUgx } = await context.get(pageReaderContext).readOffer();
  const isBusy = outcomeOf(new URL(request.url).searchParams) === 'busy';
  return data({ trialDays, priceUgx }, isBusy ? { status: 429, headers: { 'retry-after': '60' } } : undefined);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () => [{ title: 'Continue with TikTok' }];

const outcomeOf = (search: URLSearchParams): TikTokOutcome | undefined =>
  tiktokOutcomes.find((one) => one === search.get('outcome'));

/** Where TikTok leads back to. A failed outcome is shown without scripts, too. */
export default function TikTokDoneScreen({ loaderData }: Route.ComponentProps) {
  // A connection needs the session before the call.
  const { status } = useSession();
  const [search] = useSearchParams();
  const outcome = outcomeOf(search);
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="wrap max-w-md flex-1 py-6 md:py-10">
        {outcome ? (
          <OutcomeProblem
            outcome={outcome}
            intent={search.get('intent')}
            returnPath={safeReturnPath(search.get('return'))}
          />
        ) : status === 'unknown' ? (
          <BeforeScripts heading="Continue with TikTok" doing="Signing in" panels={1} />
        ) : (
          <AfterTikTok offer={loaderData} />
        )}
      </main>
    </>
  );
}
