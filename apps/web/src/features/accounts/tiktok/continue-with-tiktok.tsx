import type { ComponentProps } from 'react';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { goConnectTikTok } from './tiktok.api.ts';

interface ContinueWithTikTokProps {
  intent: 'signin' | 'signup';
  returnPath?: string | null;
  words?: string;
  variant?: 'brand' | 'quiet';
}

export function ContinueWithTikTok({
  intent,
  returnPath,
  words = 'Continue with TikTok',
  variant = 'brand',
}: ContinueWithTikTokProps) {
  return (
    <ButtonLink className="w-full" variant={variant} to={paths.tiktok(intent, returnPath)} reloadDocument>
      {words}
    </ButtonLink>
  );
}

export function TikTokOr(way: Pick<ContinueWithTikTokProps, 'intent' | 'returnPath'>) {
  return (
    <div className="mb-6 grid gap-4">
      <ContinueWithTikTok {...way} />
      <p className="text-sm text-muted">{tiktokReads}</p>
      <Or>or</Or>
    </div>
  );
}

export const tiktokReads = 'We read your public profile, followers and videos. We can never post.';

/** A line between two ways. */
export function Or({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}

type ConnectTikTokProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  returnPath: string;
  words?: string;
};

/** To TikTok and back for a signed-in seller; the server is told first whose account it is. */
export function ConnectTikTok({ returnPath, words = 'Continue with TikTok', ...look }: ConnectTikTokProps) {
  const { submit, pending } = useSubmit({
    send: () => goConnectTikTok(returnPath),
    failed: 'Failed to go to TikTok. Please try again.',
  });
  return (
    <Button className="justify-self-start" {...look} pending={pending} onClick={submit}>
      {words}
    </Button>
  );
}
