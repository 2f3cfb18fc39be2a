import { type FormEvent, useState } from 'react';
import { noPhone, readPhoneNumber } from '#web/lib/formatting/phone-number.ts';
import { ApiError, fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { readSession } from '#web/lib/session/session-store.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { PhoneField } from '#web/ui/seller/phone-field.tsx';
import { showError, showSuccess, showText } from '#web/ui/seller/toasts.tsx';
import { contactRefused, saveContact } from './contact.api.ts';

interface AddWhatsappDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => void;
  /** It is not the account's first number: that asks for the password, which the settings do. */
  onProofNeeded: () => void;
}

/** The first number that buyers write to; any later one is set in the settings, with the password. */
export function AddWhatsappDialog({ open, onOpenChange, onSaved, onProofNeeded }: AddWhatsappDialogProps) {
  const [phone, setPhone] = useState(noPhone);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (readSession().status !== 'signed-in') return showText('Please sign in to update your profile');
    if (phone.typed.trim() === '') return setError('Please enter a WhatsApp number');
    setPending(true);
    try {
      const number = await readPhoneNumber(phone);
      if (!number) return setError(contactRefused);
      const { data } = await saveContact({ phoneNumber: number.e164 });
      updateUser(data);
      showSuccess('WhatsApp number added successfully!');
      onOpenChange(false);
      onSaved();
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'password_required') return onProofNeeded();
      const words = fieldErrorOf(failure, 'phoneNumber');
      if (words) setError(words);
      else showError(failure, 'Failed to save WhatsApp number. Please try again.');
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add your WhatsApp number"
      description="Buyers write to it. Everybody can see it on your shop."
    >
      <form className="grid gap-4" onSubmit={save} noValidate>
        <PhoneField
          label="WhatsApp number"
          name="whatsapp"
          value={phone}
          error={error}
          onChange={(typed) => {
            setError(null);
            setPhone(typed);
          }}
        />
        <Button type="submit" variant="brand" pending={pending}>
          Save number
        </Button>
      </form>
    </Dialog>
  );
}
