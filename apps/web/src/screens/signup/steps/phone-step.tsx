import { type FormEvent, useState } from 'react';
import { CodeForm, codeRefused } from '#web/features/accounts/codes/code-form.tsx';
import type { CodeSent } from '#web/features/accounts/codes/phone-draft.ts';
import { countDigits, type PhoneValue, readPhoneNumber } from '#web/lib/formatting/phone-number.ts';
import { ApiError, fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { sendSignupCode } from '#web/screens/signup/signup.api.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { PhoneField } from '#web/ui/seller/phone-field.tsx';
import { showError, showSuccess } from '#web/ui/seller/toasts.tsx';

interface PhoneStepProps {
  handle: string;
  phone: PhoneValue;
  codeSent: CodeSent | null;
  onChange: (change: { phone?: PhoneValue; codeSent?: CodeSent | null }) => void;
  /** Makes the account with the number that the code proves; throws what the call throws. */
  onVerify: (phoneNumber: string, code: string) => Promise<void>;
  onHandleRefused: (error: ApiError) => void;
}

const phoneRefused = 'Please enter a valid phone number';
const leastDigits = 9;
const handleCodes = new Set(['handle_taken', 'handle_not_on_tiktok']);

/** Instead of a password: a code by SMS proves the number, and the number signs in from then on. */
export function PhoneStep({ handle, phone, codeSent, onChange, onVerify, onHandleRefused }: PhoneStepProps) {
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  /** Sends a code and answers whether it went out. */
  const send = async (): Promise<void> => {
    const number = countDigits(phone.typed) < leastDigits ? null : await readPhoneNumber(phone);
    if (number === null) return setError(phoneRefused);
    try {
      const sent = await sendSignupCode({ handle, phoneNumber: number.e164 });
      onChange({
        codeSent: { destination: sent.destination, resendAt: Date.now() + sent.resendAfterSeconds * 1000 },
      });
      showSuccess(`OTP sent to ${sent.destination}`);
    } catch (failure) {
      const words = fieldErrorOf(failure, 'phoneNumber');
      if (words) setError(words);
      else if (failure instanceof ApiError && failure.code !== null && handleCodes.has(failure.code))
        onHandleRefused(failure);
      else showError(failure, 'Failed to send verification code');
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    // The library that reads numbers may not come over a bad network.
    await send().catch((failure: unknown) => showError(failure, 'Failed to send verification code'));
    setPending(false);
  };
  const verify = async (code: string): Promise<string | null> => {
    try {
      const number = await readPhoneNumber(phone);
      await onVerify(number?.e164 ?? phone.typed, code);
      return null;
    } catch (failure) {
      return wordsOfVerifying(failure, onHandleRefused);
    }
  };
  if (codeSent)
    return (
      <CodeForm
        destination={codeSent.destination}
        resendAt={codeSent.resendAt}
        onVerify={verify}
        onResend={send}
        onChangeNumber={() => onChange({ codeSent: null })}
      />
    );
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <PhoneField
        label="Phone number"
        value={phone}
        error={error}
        hint="You sign in with this number and a code. Buyers do not see it."
        onChange={(value) => {
          setError(null);
          onChange({ phone: value });
        }}
      />
      <Button type="submit" variant="brand" pending={pending}>
        {pending ? 'Sending the code…' : 'Send code'}
      </Button>
    </form>
  );
}

/** Words for the code's field; null when the failure was shown elsewhere. */
function wordsOfVerifying(failure: unknown, onHandleRefused: (error: ApiError) => void): string | null {
  if (failure instanceof ApiError) {
    if (failure.code !== null && handleCodes.has(failure.code)) {
      onHandleRefused(failure);
      return null;
    }
    if (failure.code === 'code_wrong' || failure.code === 'code_expired' || failure.code === 'phone_taken')
      return failure.message;
    if (fieldErrorOf(failure, 'code')) return codeRefused;
  }
  showError(failure, 'Failed to verify code');
  return wordsFor(failure, 'Failed to verify code');
}
