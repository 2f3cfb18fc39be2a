import { contactRefused } from '#web/features/accounts/contact/contact.messages.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { type PhoneValue, readPhoneNumber } from '#web/lib/formatting/phone-number.ts';
import { fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { PhoneField } from '#web/ui/seller/fields/phone-field.tsx';

export const whatsappNotSaved = 'Failed to save WhatsApp number, but you can add it later';

interface WhatsappStepProps {
  value: PhoneValue;
  /** The number is the one that signs in: it is proposed. */
  isProven?: boolean;
  onChange: (value: PhoneValue) => void;
  onSave: (phoneNumber: string) => Promise<void>;
  onSkip: (reason: 'empty' | 'failed') => void;
}

export function WhatsappStep({ value, isProven = false, onChange, onSave, onSkip }: WhatsappStepProps) {
  const empty = value.typed.trim() === '';
  const { submit, pending, errors, edit } = useSubmit({
    send: async () => {
      if (empty) return onSkip('empty');
      try {
        const number = await readPhoneNumber(value);
        if (number === null) throw new Invalid({ phoneNumber: contactRefused });
        await onSave(number.e164);
      } catch (failure) {
        if (failure instanceof Invalid || fieldErrorOf(failure, 'phoneNumber')) throw failure;
        onSkip('failed');
      }
    },
    errorsOf: (failure) => fieldErrors(failure, ['phoneNumber']),
  });
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <PhoneField
        label="WhatsApp number (optional)"
        name="whatsapp"
        value={value}
        error={errors.phoneNumber}
        hint={
          isProven
            ? 'This is the number you just confirmed. Is it your WhatsApp, too? Everyone can see it in your shop.'
            : 'Everyone can see it in your shop. Without it, buyers cannot write to you.'
        }
        onChange={edit(onChange)}
      />
      <SubmitButton variant={empty ? 'quiet' : 'brand'} pending={pending}>
        {empty ? 'Skip for Now' : 'Save & Continue'}
      </SubmitButton>
    </form>
  );
}
