import { updateContact } from '@app/contracts/accounts/accounts.endpoints';
import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { useState } from 'react';
import { AddWhatsappDialog } from '#web/features/accounts/contact/add-whatsapp-dialog.tsx';
import { contactRefused } from '#web/features/accounts/contact/contact.messages.ts';
import { ConfirmWithProof } from '#web/features/accounts/settings/confirm-with-proof.tsx';
import {
  emptyProof,
  OwnerProof,
  type ProofValue,
  proofBody,
  proofErrorOf,
  proofMissing,
} from '#web/features/accounts/settings/owner-proof.tsx';
import { settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import { formatPhone } from '#web/features/chat/whatsapp-link.ts';
import { fieldErrors, hasErrors } from '#web/features/forms/field-error.ts';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { noPhone, readPhoneNumber } from '#web/lib/formatting/phone-number.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { PhoneField } from '#web/ui/seller/fields/phone-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { SettingToggle } from './setting-toggle.tsx';

/** Its holder receives the buyers' money, so a change needs a proof, and buyers are warned for a week. */
export function WhatsappNumber({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const [open, setOpen] = useState<'add' | 'change' | 'remove' | null>(null);
  const { phoneNumber, contactNewUntil } = settings;
  const closed = (isOpen: boolean) => !isOpen && setOpen(null);
  const reread = () => {
    queryClient().invalidateQueries({ queryKey: settingsQuery(handle).queryKey });
    // The shop's page asks for a number while it has none.
    queryClient().invalidateQueries({ queryKey: queryKeys.shop });
  };
  const saved = (user: User) => {
    updateUser(user);
    reread();
  };
  return (
    <Section
      title="WhatsApp number"
      value={phoneNumber ? formatPhone(phoneNumber) : 'No number yet: buyers cannot write to you'}
      isToDo={phoneNumber === null}
      lead="Buyers message you on this number. Everyone can see it in your shop."
    >
      {phoneNumber && contactNewUntil && (
        <p className="text-sm text-muted">
          Until {formatDay(contactNewUntil)} your shop tells buyers that this number is new.
        </p>
      )}
      {phoneNumber && (
        // Off by default: a number to write to is not yet one to call.
        <SettingToggle
          handle={handle}
          settings={settings}
          field="callsAllowed"
          label="Buyers may call me"
          hint="Your shop then shows “Call” and “SMS” beside your number."
          done={{ on: 'Buyers may call you now', off: 'Buyers can no longer tap to call you' }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {phoneNumber === null && (
          <Button variant="brand" onClick={() => setOpen(settings.contactNeedsProof ? 'change' : 'add')}>
            Add WhatsApp number
          </Button>
        )}
        {phoneNumber !== null && (
          <>
            <Button onClick={() => setOpen('change')}>Change number</Button>
            <Button variant="text" onClick={() => setOpen('remove')}>
              Remove number
            </Button>
          </>
        )}
      </div>
      <AddWhatsappDialog
        open={open === 'add'}
        onOpenChange={closed}
        onSaved={reread}
        onProofNeeded={() => {
          reread();
          setOpen('change');
        }}
      />
      {open === 'change' && <ChangeWhatsappDialog settings={settings} onOpenChange={closed} onSaved={saved} />}
      {open === 'remove' && <RemoveNumber settings={settings} onOpenChange={closed} onSaved={saved} />}
    </Section>
  );
}

interface ChangeProps {
  settings: ShopSettings;
  onOpenChange: (open: boolean) => void;
  onSaved: (user: User) => void;
}

function RemoveNumber({ settings, onOpenChange, onSaved }: ChangeProps) {
  const remove = async (proof: ProofValue) => {
    const { data } = await call(updateContact, { body: { phoneNumber: null, ...proofBody(proof) } });
    onSaved(data);
    showSuccess('WhatsApp number removed');
  };
  return (
    <ConfirmWithProof
      settings={settings}
      onOpenChange={onOpenChange}
      title="Remove your WhatsApp number?"
      text="Buyers can no longer write to you from your shop. When you add a number again, your shop says for 7 days that it is new."
      confirmLabel="Remove number"
      failed="Failed to save WhatsApp number. Please try again."
      onConfirm={remove}
    />
  );
}

const empty = 'Please enter a WhatsApp number';
const same = 'This is your number already.';

function ChangeWhatsappDialog({ settings, onOpenChange, onSaved }: ChangeProps) {
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
        <SubmitButton pending={pending}>Save number</SubmitButton>
      </form>
    </Dialog>
  );
}
