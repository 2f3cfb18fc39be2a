import type { CodeDelivery } from '@app/contracts/accounts/phone-codes.schemas';
import type { PasswordPair } from '#web/features/accounts/password/password-strength.ts';
import type { Attempts } from '#web/features/forms/attempts.ts';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { countDigits, readPhoneNumber } from '#web/lib/formatting/phone-number.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { PhoneField } from '#web/ui/seller/fields/phone-field.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { CodeForm, errorsWith, type PasswordsBelow } from './code-form.tsx';
import { codeSentNow, type PhoneDraft } from './phone-draft.ts';

const phoneRefused = 'Please enter a valid phone number';
const leastDigits = 9;

interface PhoneCodeProps {
  hint?: string;
  draft: PhoneDraft;
  onDraft: (change: Partial<PhoneDraft>) => void;
  /** Sends a code to the international number; null if none was sent and the reason is shown elsewhere. */
  send: (phoneNumber: string) => Promise<CodeDelivery['codeDelivery'] | null>;
  verify: (phoneNumber: string, code: string, attempt: Attempts['run']) => Promise<unknown>;
  belowNumber?: PasswordsBelow;
  belowCode?: PasswordsBelow;
  submitLabel?: string;
}

export function PhoneCode({ draft, onDraft, ...props }: PhoneCodeProps) {
  const { codeSent, phone } = draft;
  const send = async () => {
    const number = countDigits(phone.typed) < leastDigits ? null : await readPhoneNumber(phone);
    if (number === null) throw new Invalid({ phoneNumber: phoneRefused });
    const sent = await props.send(number.e164);
    if (sent === null) return;
    onDraft({ codeSent: codeSentNow(sent) });
    showSuccess(`OTP sent to ${sent.destination}`);
  };
  const form = useSubmit<'phoneNumber' | keyof PasswordPair>({
    send,
    errorsOf: (failure) => errorsWith(props.belowNumber, failure, 'phoneNumber'),
    failed: 'Failed to send verification code',
  });
  if (codeSent)
    return (
      <CodeForm
        sent={codeSent}
        onVerify={async (code, attempt) => {
          const number = await readPhoneNumber(phone);
          await props.verify(number?.e164 ?? phone.typed, code, attempt);
        }}
        onResend={send}
        onChangeNumber={() => onDraft({ codeSent: null })}
        below={props.belowCode}
        submitLabel={props.submitLabel}
      />
    );
  return (
    <form className="grid gap-4" onSubmit={form.submit} noValidate>
      <PhoneField
        label="Phone number"
        value={phone}
        error={form.errors.phoneNumber}
        hint={props.hint}
        onChange={form.edit((value) => onDraft({ phone: value }))}
      />
      {props.belowNumber?.fields(form)}
      <SubmitButton pending={form.pending}>{form.pending ? 'Sending the code…' : 'Send code'}</SubmitButton>
    </form>
  );
}
