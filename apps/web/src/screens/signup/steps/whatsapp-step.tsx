import { type FormEvent, useState } from 'react';
import { contactRefused } from '#web/features/accounts/contact/contact.api.ts';
import { type PhoneValue, readPhoneNumber } from '#web/lib/formatting/phone-number.ts';
import { fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { PhoneField } from '#web/ui/seller/phone-field.tsx';
import { showText } from '#web/ui/seller/toasts.tsx';

export const whatsappNotSaved = 'Failed to save WhatsApp number, but you can add it later';

interface WhatsappStepProps {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  /** Saves the number; throws what the call throws. */
  onSave: (phoneNumber: string) => Promise<void>;
  /** On to the shop: without a number, or with one that could not be saved now. */
  onSkip: (reason: 'empty' | 'failed') => void;
}

/** The one number that stands on the shop for everybody. Optional: the shop works without. */
export function WhatsappStep({ value, onChange, onSave, onSkip }: WhatsappStepProps) {
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const empty = value.typed.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (empty) return onSkip('empty');
    setPending(true);
    try {
      const number = await readPhoneNumber(value);
      if (number === null) return setError(contactRefused);
      await onSave(number.e164);
    } catch (failure) {
      const words = fieldErrorOf(failure, 'phoneNumber');
      if (words) return setError(words);
      showText(whatsappNotSaved);
      onSkip('failed');
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <PhoneField
        label="WhatsApp number (optional)"
        name="whatsapp"
        value={value}
        error={error}
        hint="Everybody can see it on your shop: buyers write to it."
        onChange={(phone) => {
          setError(null);
          onChange(phone);
        }}
      />
      <Button type="submit" variant="brand" pending={pending}>
        {empty ? 'Skip for Now' : 'Save & Continue'}
      </Button>
    </form>
  );
}
