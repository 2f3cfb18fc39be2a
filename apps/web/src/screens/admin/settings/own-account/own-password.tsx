import { changeAdminPassword } from '@app/contracts/admin/session.endpoints';
import { useState } from 'react';
import { ChangePasswordForm } from '#web/features/accounts/password/change-password-form.tsx';
import { CurrentPasswordField } from '#web/features/accounts/password/current-password-field.tsx';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { ownSessionsQuery } from './own-account.api.ts';

/** Closed at first, because the form is long. */
export function OwnPassword() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Password" lead="When you change it, you are signed out everywhere else.">
      {open ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
    </Section>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { username } = useAdmin();
  const [current, setCurrent] = useState('');
  return (
    <ChangePasswordForm
      owner={{ username }}
      proofMissing={current === '' ? 'Please enter your current password.' : null}
      proof={(error, edit) => (
        <CurrentPasswordField
          label="Current password"
          name="current-password"
          value={current}
          error={error}
          onType={edit(setCurrent)}
        />
      )}
      save={async (newPassword, attempt) => {
        const body = { currentPassword: current, newPassword };
        const changed = await attempt(JSON.stringify(body), (idempotencyKey) =>
          callAdmin(changeAdminPassword, { body, idempotencyKey }),
        );
        queryClient().invalidateQueries({ queryKey: ownSessionsQuery().queryKey });
        return changed;
      }}
      onDone={onDone}
    />
  );
}
