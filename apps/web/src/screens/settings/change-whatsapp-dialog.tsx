import { updateContact } from '@app/contracts/accounts/accounts.endpoints';
import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { useState } from 'react';
import { contactRefused } from '#web/features/accounts/contact/contact.messages.ts';
import {
  emptyProof,
  OwnerProof,
  proofBody,
  proofErrorOf,
  proofMissing,
} from '#web/features/accounts/settings/owner-proof.tsx';
import { fieldErrors, hasErrors } from '#web/features/forms/field-error.ts';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { noPhone, readPhoneNumber } from '#web/lib/formatting/phone-number.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { PhoneField } from '#web/ui/seller/phone-field.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

const empty = 'Please enter a WhatsApp number';
const same = 'This is your number already.';

interface ChangeWhatsappDialogProps {
  settings: ShopSettings;
  onOpenChange: (open: boolean) => void;
  onSaved: (user: User) => void;
}

export function ChangeWhatsappDialog({ settings, onOpenChange, onSaved }: ChangeWhatsappDialogProps) {
  const isChange = settings.phoneNumber !== null;
  const [phone, setPhone] = useState(noPhone);
  const [proof, setProof] = useState(() => emptyProof(settings));
  const { submit, pending, errors, edit } = useSubmit<'phoneNumber' | 'proof'>({
    send: async () => {
      const isEmpty = phone.typed.trim() === '';
      const number = isEmpty ? null : await readPhoneNumber(phone);
      const wrongNumber = number ? (number.e164 === settings.phoneNumber ? same : null) : contactRefused;
      const wrong = { phoneNumber: isEmpty ? empty : wrongNumber, proof: proofMissing(proof) };
      if (number === null || hasErrors(wrong)) throw new Invalid(wrong);
      const { data } = await call(updateContact, { body: { phoneNumber: number.e164, ...proofBody(proof) } });
      showSuccess(`WhatsApp number ${isChange ? 'changed' : 'added'}. Your shop says for 7 days that it is new.`);
      onSaved(data);
      onOpenChange(false);
    },
    errorsOf: (failure) => {
      const ofProof = proofErrorOf(failure);
      return ofProof ? { proof: ofProof } : fieldErrors(failure, ['phoneNumber'], 'phoneNumber');
    },
    failed: 'Failed to save WhatsApp number. Please try again.',
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={isChange ? 'Change your WhatsApp number' : 'Add your WhatsApp number'}
      description="For 7 days your shop tells buyers that the number is new. This protects you and them from fraud."
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <PhoneField
          label="New WhatsApp number"
          name="whatsapp"
          value={phone}
          error={errors.phoneNumber}
          onChange={edit(setPhone)}
        />
        <OwnerProof settings={settings} value={proof} error={errors.proof ?? null} onChange={edit(setProof)} />
        <Button type="submit" variant="brand" pending={pending}>
          Save number
        </Button>
      </form>
    </Dialog>
  );
}
