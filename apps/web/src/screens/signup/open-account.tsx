import { useState } from 'react';
import type { PasswordPair } from '#web/features/accounts/password/password-strength.ts';
import { ContinueWithTikTok, Or, tiktokReads } from '#web/features/accounts/tiktok/continue-with-tiktok.tsx';
import type { ApiError } from '#web/lib/requests/api-error.ts';
import { paths, withQuery } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { showText } from '#web/ui/seller/toasts.tsx';
import type { FoundHandle } from './signup.api.ts';
import { AccountStep } from './steps/account-step.tsx';
import { HandleStep } from './steps/handle-step.tsx';
import { StepFrame } from './steps/step-frame.tsx';
import type { OpeningStep, Signup } from './use-signup.ts';

interface OpenAccountProps {
  signup: Signup;
  step: OpeningStep;
  moved: boolean;
  sendsCodes: boolean;
  asksTikTok: boolean;
}

export function OpenAccount({ signup, step, moved, sendsCodes, asksTikTok }: OpenAccountProps) {
  const { draft, update } = signup;
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const [found, setFound] = useState<FoundHandle | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const byPhone = sendsCodes && signup.byPhone;
  const hasQuickWay = !byPhone && (sendsCodes || asksTikTok);

  const refuseHandle = (error: ApiError) => {
    if (error.code === 'handle_taken') setTaken(draft.handle);
    else showText(error.message);
    signup.toStep1();
  };
  const toStep2 = (handle: string, answer: FoundHandle | null) => {
    setFound(answer);
    setTaken(null);
    signup.toStep2(handle, byPhone ? 'phone' : 'password');
  };
  if (step === 2)
    return (
      <AccountStep
        signup={signup}
        found={found}
        sendsCodes={sendsCodes}
        moved={moved}
        passwords={passwords}
        onPasswords={setPasswords}
        onHandleRefused={refuseHandle}
      />
    );
  return (
    <StepFrame
      step={1}
      moved={moved || byPhone}
      title={hasQuickWay ? 'Open your shop' : 'What is your TikTok handle?'}
      lead={
        byPhone
          ? 'Your shop is made from your TikTok videos. Next, we send a code to your phone.'
          : 'Your shop is made from your TikTok videos.'
      }
    >
      {hasQuickWay && <QuickWays sendsCodes={sendsCodes} asksTikTok={asksTikTok} />}
      <HandleStep
        value={draft.handle}
        taken={taken}
        isSecond={hasQuickWay}
        onChange={(handle) => {
          setTaken(null);
          update({ handle, step: 1 });
        }}
        onFound={toStep2}
        onGoOn={(handle) => toStep2(handle, null)}
      />
      {byPhone && (
        <ButtonLink variant="text" className="mt-2" to={paths.signup} replace>
          All ways to open a shop
        </ButtonLink>
      )}
    </StepFrame>
  );
}

/** The ways without a password. */
function QuickWays({ sendsCodes, asksTikTok }: { sendsCodes: boolean; asksTikTok: boolean }) {
  return (
    <div className="mb-4 grid gap-3">
      {asksTikTok && (
        <div>
          <ContinueWithTikTok intent="signup" />
          <p className="mt-1 text-sm text-muted">{tiktokReads}</p>
        </div>
      )}
      {sendsCodes && (
        <ButtonLink
          className="w-full"
          variant={asksTikTok ? 'quiet' : 'brand'}
          to={withQuery(paths.signup, { way: 'phone' })}
        >
          Continue with phone number
        </ButtonLink>
      )}
      <Or>or with a password</Or>
    </div>
  );
}
