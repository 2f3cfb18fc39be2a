import { changeLoginPhone, sendLoginPhoneCode } from '@app/contracts/accounts/phone-codes.endpoints';
import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { useState } from 'react';
import { PhoneCode } from '#web/features/accounts/codes/phone-code.tsx';
import { noPhoneDraft, type PhoneDraft } from '#web/features/accounts/codes/phone-draft.ts';
import { CurrentPasswordField } from '#web/features/accounts/password/current-password-field.tsx';
import { proofErrorOf } from '#web/features/accounts/settings/owner-proof.tsx';
import { settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import { formatPhone } from '#web/features/chat/whatsapp-link.ts';
import { noPhone } from '#web/lib/formatting/phone-number.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

interface LoginNumberProps {
  handle: string;
  settings: ShopSettings;
  sendsCodes: boolean;
}

export function LoginNumber({ handle, settings, sendsCodes }: LoginNumberProps) {
  const [open, setOpen] = useState<PhoneDraft | null>(null);
  const { loginPhoneNumber, phoneNumber, hasPassword } = settings;
  const change = loginPhoneNumber === null ? 'Add a number' : 'Change number';
  return (
    <Section
      title="Phone for signing in"
      value={loginPhoneNumber ? formatPhone(loginPhoneNumber) : 'No number yet'}
      lead="We send a code to this number, so you get in even if you forget your password. Buyers do not see it."
    >
      <Explained sendsCodes={sendsCodes} hasPassword={hasPassword} />
      {sendsCodes && hasPassword && (
        <div className="flex flex-wrap gap-2">
          {phoneNumber && phoneNumber !== loginPhoneNumber && (
            <Button onClick={() => setOpen(draftOf(phoneNumber))}>Use my WhatsApp number</Button>
          )}
          <Button onClick={() => setOpen(noPhoneDraft)}>{change}</Button>
        </div>
      )}
      {open && (
        <LoginNumberDialog title={change} handle={handle} firstDraft={open} onOpenChange={() => setOpen(null)} />
      )}
    </Section>
  );
}

/** The window begins with this number. */
const draftOf = (e164: string): PhoneDraft => ({ ...noPhoneDraft, phone: { ...noPhone, typed: formatPhone(e164) } });

function Explained({ sendsCodes, hasPassword }: { sendsCodes: boolean; hasPassword: boolean }) {
  if (!sendsCodes)
    return (
      <p className="text-sm text-muted">SMS codes are not available here, so you cannot add a phone for signing in.</p>
    );
  if (!hasPassword)
    return <p className="text-sm text-muted">To change it, first set a password. It shows that it is you.</p>;
  return null;
}

interface LoginNumberDialogProps {
  title: string;
  handle: string;
  firstDraft: PhoneDraft;
  onOpenChange: (open: boolean) => void;
}

function LoginNumberDialog({ title, handle, firstDraft, onOpenChange }: LoginNumberDialogProps) {
  const [draft, setDraft] = useState(firstDraft);
  const [password, setPassword] = useState('');
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={title}
      description="We send a code by SMS to check that the phone is yours."
    >
      <PhoneCode
        draft={draft}
        onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
        send={async (phoneNumber) =>
          (await call(sendLoginPhoneCode, { body: { phoneNumber, password } })).data.codeDelivery
        }
        verify={async (phoneNumber, code) => {
          const { data, message } = await call(changeLoginPhone, { body: { phoneNumber, code } });
          updateUser(data);
          queryClient().invalidateQueries({ queryKey: settingsQuery(handle).queryKey });
          showSuccess(message);
          onOpenChange(false);
        }}
        belowNumber={{
          errorsOf: (failure) => ({ password: proofErrorOf(failure) }),
          fields: ({ errors, edit }) => (
            <CurrentPasswordField value={password} error={errors.password} onType={edit(setPassword)} />
          ),
        }}
        submitLabel="Use this number"
      />
    </Dialog>
  );
}
