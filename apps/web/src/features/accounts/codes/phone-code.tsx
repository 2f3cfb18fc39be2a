import type { CodeDelivery } from '@app/contracts/phone-codes';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldOrFormError } from '#web/features/forms/field-error.ts';
import { countDigits, readPhoneNumber } from '#web/lib/formatting/phone-number.ts';
import { fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { PhoneField } from '#web/ui/seller/phone-field.tsx';
import { showError, showSuccess } from '#web/ui/seller/toasts.tsx';
import { CodeForm, codeRefused } from './code-form.tsx';
import type { PhoneDraft } from './phone-draft.ts';

export const phoneRefused = 'Please enter a valid phone number';
const notSent = 'Failed to send verification code';
const notVerified = 'Failed to verify code';
const leastDigits = 9;

interface PhoneCodeProps {
  label?: string;
  hint?: string;
  draft: PhoneDraft;
  onDraft: (draft: PhoneDraft) => void;
  /** Sends a code to the international number; throws what the call throws. */
  send: (phoneNumber: string) => Promise<CodeDelivery['codeDelivery']>;
  /** Uses the code; throws what the call throws. */
  verify: (phoneNumber: string, code: string) => Promise<void>;
  /** Asked first when a code shall be used: false when something else in the form is wrong, and shown there. */
  isReady?: () => boolean;
  /** True when the failure was about another field, and is shown there. */
  isShown?: (error: unknown) => boolean;
  /** More fields below the number, and below the code. */
  numberExtras?: ReactNode;
  codeExtras?: ReactNode;
  submitLabel?: string;
}

/** A phone number, then the six digits that reached it. Going back keeps the number. */
export function PhoneCode(props: PhoneCodeProps) {
  const { draft, onDraft, isReady = () => true, isShown = () => false } = props;
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const send = async () => {
    try {
      const number = countDigits(draft.phone.typed) < leastDigits ? null : await readPhoneNumber(draft.phone);
      if (number === null) return setError(phoneRefused);
      const sent = await props.send(number.e164);
      onDraft({
        ...draft,
        codeSent: { destination: sent.destination, resendAt: Date.now() + sent.resendAfterSeconds * 1000 },
      });
      showSuccess(`OTP sent to ${sent.destination}`);
    } catch (failure) {
      if (isShown(failure)) return;
      const words = fieldOrFormError(failure, 'phoneNumber');
      // On the code's screen there is no field for it.
      if (words && draft.codeSent === null) setError(words);
      else showError(failure, notSent);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    await send();
    setPending(false);
  };
  const verify = async (code: string): Promise<string | null> => {
    if (!isReady()) return null;
    try {
      const number = await readPhoneNumber(draft.phone);
      await props.verify(number?.e164 ?? draft.phone.typed, code);
      return null;
    } catch (failure) {
      if (isShown(failure)) return null;
      if (fieldErrorOf(failure, 'code')) return fieldOrFormError(failure, 'code') ?? codeRefused;
      const words = fieldOrFormError(failure);
      if (words === null) showError(failure, notVerified);
      return words ?? notVerified;
    }
  };
  if (draft.codeSent)
    return (
      <CodeForm
        destination={draft.codeSent.destination}
        resendAt={draft.codeSent.resendAt}
        onVerify={verify}
        onResend={send}
        onChangeNumber={() => {
          setError(null);
          onDraft({ ...draft, codeSent: null });
        }}
        submitLabel={props.submitLabel ?? 'Continue'}
      >
        {props.codeExtras}
      </CodeForm>
    );
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <PhoneField
        label={props.label ?? 'Phone number'}
        value={draft.phone}
        error={error}
        hint={props.hint}
        onChange={(phone) => {
          setError(null);
          onDraft({ ...draft, phone });
        }}
      />
      {props.numberExtras}
      <Button type="submit" variant="brand" pending={pending}>
        {pending ? 'Sending the code…' : 'Send code'}
      </Button>
    </form>
  );
}
