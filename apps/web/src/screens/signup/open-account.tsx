import { useState } from 'react';
import type { PasswordPair } from '#web/features/accounts/password/password-strength.ts';
import { TikTokOr } from '#web/features/accounts/tiktok/continue-with-tiktok.tsx';
import type { ApiError } from '#web/lib/requests/api-error.ts';
import { showText } from '#web/ui/seller/toasts.tsx';
import type { FoundHandle } from './signup.api.ts';
import { AccountStep } from './steps/account-step.tsx';
import { HandleStep } from './steps/handle-step.tsx';
import { StepFrame } from './steps/step-frame.tsx';
import type { Signup } from './use-signup.ts';

interface OpenAccountProps {
  signup: Signup;
  step: 1 | 2;
  moved: boolean;
  sendsCodes: boolean;
  asksTikTok: boolean;
}

export function OpenAccount({ signup, step, moved, sendsCodes, asksTikTok }: OpenAccountProps) {
  const { draft, update } = signup;
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const [found, setFound] = useState<FoundHandle | null>(null);
  const [taken, setTaken] = useState<string | null>(null);

  const refuseHandle = (error: ApiError) => {
    if (error.code === 'handle_taken') setTaken(draft.handle);
    else showText(error.message);
    signup.toStep1();
  };
  const toStep2 = (handle: string, answer: FoundHandle | null) => {
    setFound(answer);
    setTaken(null);
    signup.toStep2(handle);
  };
  if (step === 1)
    return (
      <StepFrame
        step={1}
        moved={moved}
        title="What is your TikTok handle?"
        lead="Your shop is made from your TikTok videos."
      >
        {asksTikTok && <TikTokOr intent="signup" />}
        <HandleStep
          value={draft.handle}
          taken={taken}
          onChange={(handle) => {
            setTaken(null);
            update({ handle, step: 1 });
          }}
          onFound={toStep2}
          onGoOn={(handle) => toStep2(handle, null)}
        />
      </StepFrame>
    );
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
}
