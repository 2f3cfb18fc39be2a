import { changePassword } from '@app/contracts/accounts/settings.endpoints';
import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChangePasswordForm } from '#web/features/accounts/password/change-password-form.tsx';
import { CurrentPasswordField } from '#web/features/accounts/password/current-password-field.tsx';
import {
  CodeProof,
  emptyProof,
  type ProofValue,
  proofBody,
  proofMissing,
} from '#web/features/accounts/settings/owner-proof.tsx';
import { TikTokProof } from '#web/features/accounts/tiktok/tiktok-proof.tsx';
import { call } from '#web/lib/requests/call.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';

interface PasswordSectionProps {
  handle: string;
  settings: ShopSettings;
}

/** Closed until it is wanted, because it is long. */
export function PasswordSection({ handle, settings }: PasswordSectionProps) {
  const [open, setOpen] = useState(false);
  const { hasPassword } = settings;
  return (
    <Section
      title="Password"
      value={hasPassword ? 'Set' : 'None yet'}
      lead={
        hasPassword
          ? 'When you change it, every other phone is signed out.'
          : settings.loginPhoneNumber === null
            ? 'You have no password yet. You sign in with TikTok. With a password you can sign in even when TikTok does not answer.'
            : 'You have no password yet. You sign in with a code. With a password you can sign in even when an SMS does not come.'
      }
    >
      {open ? (
        <PasswordForm handle={handle} settings={settings} onDone={() => setOpen(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      )}
    </Section>
  );
}

function PasswordForm({ handle, settings, onDone }: PasswordSectionProps & { onDone: () => void }) {
  const [proof, setProof] = useState(() => emptyProof(settings));
  const missing = proofMissing(proof);
  return (
    <ChangePasswordForm
      owner={{ handle }}
      proofMissing={missing && settings.hasPassword ? 'Please enter your current password.' : missing}
      proof={(error, edit) => {
        const onChange = edit(setProof);
        if (proof.way === 'tiktok') return <TikTokProof error={error} />;
        if (!settings.hasPassword) return <CodeProof value={proof} error={error} onChange={onChange} />;
        return (
          <CurrentPasswordField
            label="Current password"
            name="current-password"
            value={proof.typed}
            error={error}
            hint={
              <Link className="inline-flex min-h-6 items-center underline" to={paths.claim(handle)} discover="none">
                Forgot your password?
              </Link>
            }
            onType={(typed) => onChange({ ...proof, typed })}
          />
        );
      }}
      save={async (newPassword) => {
        const changed = await call(changePassword, { body: { ...provenBy(proof), newPassword } });
        queryClient().invalidateQueries({ queryKey: queryKeys.account });
        return changed;
      }}
      onDone={onDone}
    />
  );
}

function provenBy(proof: ProofValue): { currentPassword: string } | { code: string } | Record<string, never> {
  const body = proofBody(proof);
  return 'password' in body ? { currentPassword: body.password } : body;
}
