import { updateContact } from '@app/contracts/accounts/accounts.endpoints';
import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddWhatsappDialog } from '#web/features/accounts/contact/add-whatsapp-dialog.tsx';
import { ConfirmWithProof } from '#web/features/accounts/settings/confirm-with-proof.tsx';
import { type ProofValue, proofBody } from '#web/features/accounts/settings/owner-proof.tsx';
import { settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import { SettingsSection } from '#web/features/accounts/settings/settings-section.tsx';
import { formatPhone } from '#web/features/chat/whatsapp-link.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { ChangeWhatsappDialog } from './change-whatsapp-dialog.tsx';
import { SettingToggle } from './setting-toggle.tsx';

/** Its holder receives the buyers' money, so a change needs a proof, and buyers are warned for a week. */
export function WhatsappNumber({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<'add' | 'change' | 'remove' | null>(null);
  const { phoneNumber, contactNewUntil } = settings;
  const closed = (isOpen: boolean) => !isOpen && setOpen(null);
  const reread = () => {
    queries.invalidateQueries({ queryKey: settingsQuery(handle).queryKey });
    // The shop's page asks for a number while it has none.
    queries.invalidateQueries({ queryKey: queryKeys.shop });
  };
  const saved = (user: User) => {
    updateUser(user);
    reread();
  };
  return (
    <SettingsSection
      title="WhatsApp number"
      lead="Buyers message you on this number. Everyone can see it in your shop."
    >
      {phoneNumber ? (
        <p className="text-lg font-semibold">{formatPhone(phoneNumber)}</p>
      ) : (
        <p>No number yet. Without one, buyers can only share your products.</p>
      )}
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
    </SettingsSection>
  );
}

interface RemoveNumberProps {
  settings: ShopSettings;
  onOpenChange: (open: boolean) => void;
  onSaved: (user: User) => void;
}

function RemoveNumber({ settings, onOpenChange, onSaved }: RemoveNumberProps) {
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
