import { sendOwnerCode } from '@app/contracts/accounts/phone-codes.endpoints';
import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { useState } from 'react';
import { CodeField, codeDigits, codeError } from '#web/features/accounts/codes/code-field.tsx';
import { useSecondsUntil } from '#web/features/accounts/codes/code-form.tsx';
import { type CodeSent, codeSentNow } from '#web/features/accounts/codes/phone-draft.ts';
import { CurrentPasswordField } from '#web/features/accounts/password/current-password-field.tsx';
import { TikTokProof } from '#web/features/accounts/tiktok/tiktok-proof.tsx';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { ApiError, fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

/** Proof of identity: the password, or a code to the proven number. In memory only. */
export interface ProofValue {
  way: 'password' | 'code' | 'tiktok';
  typed: string;
}

/** Which proofs the account has. One opened by phone or TikTok has no password at first. */
export type ProofWays = Pick<ShopSettings, 'hasPassword' | 'loginPhoneNumber'>;

export function emptyProof({ hasPassword, loginPhoneNumber }: ProofWays): ProofValue {
  if (hasPassword) return { way: 'password', typed: '' };
  return { way: loginPhoneNumber === null ? 'tiktok' : 'code', typed: '' };
}

export function proofBody({ way, typed }: ProofValue): { password: string } | { code: string } | Record<string, never> {
  if (way === 'tiktok') return {};
  return way === 'password' ? { password: typed } : { code: codeDigits(typed) };
}

export function proofMissing({ way, typed }: ProofValue): string | null {
  if (way === 'tiktok') return null;
  if (way === 'password') return typed === '' ? 'Please enter your password' : null;
  return codeError(typed);
}

const proofCodes = new Set(['password_required', 'password_wrong', 'code_wrong', 'code_expired']);

/** The words of a failure of the proof; null if it is about something else. */
export function proofErrorOf(error: unknown): string | null {
  const words = fieldErrorOf(error, 'password') ?? fieldErrorOf(error, 'code');
  if (words) return words;
  return error instanceof ApiError && error.code !== null && proofCodes.has(error.code) ? error.message : null;
}

interface OwnerProofProps {
  settings: ProofWays;
  value: ProofValue;
  error: string | null;
  onChange: (value: ProofValue) => void;
}

export function OwnerProof({ settings, value, error, onChange }: OwnerProofProps) {
  const hasBoth = settings.hasPassword && settings.loginPhoneNumber !== null;
  if (value.way === 'tiktok') return <TikTokProof error={error} />;
  const other = value.way === 'password' ? 'code' : 'password';
  return (
    <div className="grid gap-2">
      {value.way === 'password' ? (
        <CurrentPasswordField value={value.typed} error={error} onType={(typed) => onChange({ ...value, typed })} />
      ) : (
        <CodeProof value={value} error={error} onChange={onChange} />
      )}
      {hasBoth && (
        <Button variant="text" className="justify-self-start px-0" onClick={() => onChange({ way: other, typed: '' })}>
          {other === 'code' ? 'Use a code by SMS instead' : 'Use my password instead'}
        </Button>
      )}
    </div>
  );
}

export function CodeProof({ value, error, onChange }: Omit<OwnerProofProps, 'settings'>) {
  const [sent, setSent] = useState<CodeSent | null>(null);
  const wait = useSecondsUntil(sent?.resendAt ?? 0);
  const { submit, pending } = useSubmit({
    send: async () => {
      const delivery = (await call(sendOwnerCode)).data.codeDelivery;
      setSent(codeSentNow(delivery));
      showSuccess(`OTP sent to ${delivery.destination}`);
    },
    failed: 'Failed to send verification code',
  });
  return (
    <>
      <Button className="justify-self-start" disabled={wait > 0} pending={pending} onClick={submit}>
        {wait > 0 ? `Send again in ${wait} s` : sent ? 'Send again' : 'Send a code to my phone'}
      </Button>
      <CodeField
        hint={sent && `We sent it to ${sent.destination}. It is valid for 5 minutes.`}
        value={value.typed}
        error={error}
        onType={(typed) => onChange({ ...value, typed })}
      />
    </>
  );
}
