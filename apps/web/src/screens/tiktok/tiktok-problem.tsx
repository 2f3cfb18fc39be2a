import type { TikTokOutcome } from '@app/contracts/accounts/tiktok-outcomes';
import type { ErrorCode } from '@app/contracts/errors.schemas';
import type { ReactNode } from 'react';
import { PageHeading } from '#web/features/accounts/page-heading.tsx';
import { ConnectTikTok, ContinueWithTikTok } from '#web/features/accounts/tiktok/continue-with-tiktok.tsx';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { paths, withQuery } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';

interface OutcomeProblemProps {
  outcome: TikTokOutcome;
  intent: string | null;
  returnPath: string | null;
}

export function OutcomeProblem({ outcome, intent, returnPath }: OutcomeProblemProps) {
  const user = useUser();
  const { title, text } = outcomeWords[outcome];
  const isSignedOut = outcome === 'signed_out' && user === null;
  return (
    <Problem title={title} text={text}>
      {isSignedOut ? (
        <ButtonLink
          className="w-full"
          variant="brand"
          to={withQuery(paths.login, { redirect: returnPath ?? paths.settingsOf('tiktok') })}
        >
          Sign In
        </ButtonLink>
      ) : (
        <Again intent={intent === 'signup' ? 'signup' : 'signin'} returnPath={returnPath} />
      )}
      <OtherWays />
    </Problem>
  );
}

/** These may pass, so the same request can be repeated. */
const passing = new Set([
  'tiktok_unavailable',
  'tiktok_not_read',
  'conflict',
  'rate_limited',
  'unavailable',
  'internal',
]);

export function FailedProblem({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const code = failure instanceof ApiError ? failure.code : null;
  const title = (code && failureTitles[code]) ?? 'This did not work';
  // Without an answer it was the network.
  const mayAskAgain = code === null || passing.has(code);
  return (
    <Problem title={title} text={wordsFor(failure)}>
      {mayAskAgain ? (
        <Button className="w-full" variant="brand" onClick={onAgain}>
          Try again
        </Button>
      ) : (
        <Again intent="signin" returnPath={null} />
      )}
      <OtherWays />
    </Problem>
  );
}

function Problem({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <div className="panel grid grid-cols-1 gap-4">
        <p role="alert">{text}</p>
        {children}
      </div>
    </>
  );
}

function Again({ intent, returnPath }: { intent: 'signin' | 'signup'; returnPath: string | null }) {
  const user = useUser();
  if (user)
    return (
      <ConnectTikTok
        returnPath={returnPath ?? paths.settingsOf('tiktok')}
        words="Try again with TikTok"
        variant="brand"
        className="w-full"
      />
    );
  return <ContinueWithTikTok intent={intent} returnPath={returnPath} words="Try again with TikTok" />;
}

function OtherWays() {
  const user = useUser();
  if (user)
    return (
      <ButtonLink className="w-full" to={paths.settingsOf('tiktok')}>
        Back to my settings
      </ButtonLink>
    );
  return (
    <div className="grid gap-2">
      <ButtonLink className="w-full" to={paths.signup}>
        Open a shop without it
      </ButtonLink>
      <ButtonLink className="w-full" to={paths.login}>
        Sign in without it
      </ButtonLink>
      <ButtonLink className="w-full" to={paths.claim('')}>
        Get back into my shop
      </ButtonLink>
    </div>
  );
}

const outcomeWords: Record<TikTokOutcome, { title: string; text: string }> = {
  refused: {
    title: 'You did not allow it',
    text: 'Nothing was changed. You can try again, or do without it.',
  },
  elsewhere: {
    title: 'Please begin again here',
    text: 'This was begun in another browser, or more than 10 minutes ago, so we cannot be sure that it was you. Nothing was changed.',
  },
  failed: {
    title: 'TikTok did not finish',
    text: 'TikTok sent you back without an answer. Nothing was changed.',
  },
  busy: {
    title: 'Too many tries at once',
    text: 'Nothing was changed. Try again in a minute, or use another way now.',
  },
  signed_out: {
    title: 'Sign in first',
    text: 'To connect TikTok with your shop, sign in to your shop here first.',
  },
};

const failureTitles: Partial<Record<ErrorCode, string>> = {
  tiktok_sign_in_ended: 'Please begin again',
  tiktok_scope_missing: 'We need to see your videos',
  tiktok_not_read: 'We could not be sure',
  tiktok_other_account: 'You are signed in to another TikTok account',
  tiktok_unavailable: 'TikTok does not answer',
  invalid_request: 'This handle cannot have a shop',
};
