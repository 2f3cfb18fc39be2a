import { updateContact } from '@app/contracts/accounts/accounts.endpoints';
import { useState } from 'react';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { Invalid, requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { noPhone, readPhoneNumber } from '#web/lib/formatting/phone-number.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { readSession } from '#web/lib/session/session-store.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { PhoneField } from '#web/ui/seller/fields/phone-field.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';
import { contactRefused } from './contact.messages.ts';

interface AddWhatsappDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => void;
  /** The account had a number before, so the settings must ask for the password. */
  onProofNeeded: () => void;
}

/** The first number for buyers; later ones need the password and are set in the settings. */
export function AddWhatsappDialog({ open, onOpenChange, onSaved, onProofNeeded }: AddWhatsappDialogProps) {
  const [phone, setPhone] = useState(noPhone);
  const { submit, pending, errors, edit } = useSubmit({
    send: async () => {
      if (readSession().status !== 'signed-in') return showText('Please sign in to update your profile');
      requireValid({ phoneNumber: phone.typed.trim() === '' ? 'Please enter a WhatsApp number' : null });
      const number = await readPhoneNumber(phone);
      if (!number) throw new Invalid({ phoneNumber: contactRefused });
      try {
        const { data } = await call(updateContact, { body: { phoneNumber: number.e164 } });
        updateUser(data);
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'password_required') return onProofNeeded();
        throw failure;
      }
      showSuccess('WhatsApp number added successfully!');
      onOpenChange(false);
      onSaved();
    },
    errorsOf: (failure) => fieldErrors(failure, ['phoneNumber']),
    failed: 'Failed to save WhatsApp number. Please try again.',
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add your WhatsApp number"
      description="Buyers message you on this number. Everyone can see it in your shop."
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <PhoneField
          label="WhatsApp number"
          name="whatsapp"
          value={phone}
          error={errors.phoneNumber}
          onChange={edit(setPhone)}
        />
        <SubmitButton pending={pending}>Save number</SubmitButton>
      </form>
    </Dialog>
  );
}
