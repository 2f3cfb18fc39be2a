import { type ReactNode, useState } from 'react';
import type { PasswordPair } from '#web/features/accounts/password/password-strength.ts';
import { ContinueWithTikTok, Or, tiktokReads } from '#web/features/accounts/tiktok/continue-with-tiktok.tsx';
import type { ApiError } from '#web/lib/requests/api-error.ts';
import { showText } from '#web/ui/seller/toasts.tsx';
import type { FoundHandle } from './signup.api.ts';
import type { SignupMethod } from './signup-draft.ts';
import { AccountStep } from './steps/account-step.tsx';
import { AgreeLine } from './steps/agree-line.tsx';
import { HandleStep } from './steps/handle-step.tsx';
import { StepFrame } from './steps/step-frame.tsx';
import type { OpeningStep, Signup } from './use-signup.ts';

interface OpenAccountProps {
  signup: Signup;
  step: OpeningStep;
  moved: boolean;
  sendsCodes: boolean;
  asksTikTok: boolean;
  /** What a shop costs, in one line. */
  terms: ReactNode;
}

export function OpenAccount({ signup, step, moved, sendsCodes, asksTikTok, terms }: OpenAccountProps) {
  const { draft, update } = signup;
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const [found, setFound] = useState<FoundHandle | null>(null);
  const [taken, setTaken] = useState<string | null>(null);

  const refuseHandle = (error: ApiError) => {
    if (error.code === 'handle_taken') setTaken(draft.handle);
    else showText(error.message);
    signup.toStep1();
  };
  const toStep2 = (handle: string, answer: FoundHandle | null, method: SignupMethod) => {
    setFound(answer);
    setTaken(null);
    signup.toStep2(handle, method);
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
      moved={moved}
      title="Open your shop"
      lead={<>Your shop is made from your TikTok videos. {terms}</>}
    >
      {asksTikTok && (
        <div className="mb-4 grid gap-3">
          <div>
            <ContinueWithTikTok intent="signup" />
            <p className="mt-1 text-sm text-muted">{tiktokReads}</p>
          </div>
          <Or>or type your handle</Or>
        </div>
      )}
      <HandleStep
        value={draft.handle}
        taken={taken}
        isSecond={asksTikTok}
        ways={sendsCodes ? ['phone', 'password'] : ['password']}
        onChange={(handle) => {
          setTaken(null);
          update({ handle, step: 1 });
        }}
        onFound={toStep2}
        onGoOn={(handle, method) => toStep2(handle, null, method)}
      />
      <div className="mt-4">
        <AgreeLine />
      </div>
    </StepFrame>
  );
}
