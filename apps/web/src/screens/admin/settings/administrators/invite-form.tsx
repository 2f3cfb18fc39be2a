import { invite } from '@app/contracts/admin/invitations/invitations.endpoints';
import type { Invitation } from '@app/contracts/admin/invitations/invitations.schemas';
import type { AdminRole } from '@app/contracts/admin/session.schemas';
import { useState } from 'react';
import { CurrentPasswordField } from '#web/features/accounts/password/current-password-field.tsx';
import { dayAndTime } from '#web/features/admin/format.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { roleNames, roleWords } from '#web/features/admin/session/roles.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/fields/copy-field.tsx';
import { SelectField, TextField } from '#web/ui/seller/fields/text-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { administratorsQuery } from './administrators.api.ts';

interface Made {
  invitation: Invitation;
  link: string;
}

/** The link is in this component's memory only: it is shown until "Done", and never again. */
export function InviteColleague() {
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Section
      title="Invite a colleague"
      lead="They open a link, choose a password and set up a second factor. Only then they can see anything."
    >
      {made ? <InvitationLink made={made} onDone={() => setMade(null)} /> : <InviteForm onMade={setMade} />}
    </Section>
  );
}

const nothingTyped = { username: '', role: 'support' as AdminRole, password: '' };

function InviteForm({ onMade }: { onMade: (made: Made) => void }) {
  const [typed, setTyped] = useState(nothingTyped);
  const { submit, pending, errors, edit } = useSubmit<'username' | 'password'>({
    send: async () => {
      const username = typed.username.trim();
      requireValid({
        username: username.includes('@') ? null : 'Please enter their e-mail address',
        password: typed.password === '' ? 'Please enter your password' : null,
      });
      // Not repeated by itself: each call makes another link, and the one before ends.
      const { data } = await callAdmin(invite, { body: { ...typed, username }, retries: 0 });
      onMade(data);
      queryClient().invalidateQueries({ queryKey: administratorsQuery().queryKey });
    },
    errorsOf: (failure) => fieldErrors(failure, ['username', 'password'], 'password'),
    failed: 'Failed to invite. Please try again: an earlier link for the same person ends.',
  });
  const change = edit((changed: Partial<typeof typed>) => setTyped({ ...typed, ...changed }));
  return (
    <form className="grid max-w-md gap-4" onSubmit={submit} noValidate>
      <TextField
        label="Their e-mail address"
        hint="They sign in with it. We send nothing to it."
        type="email"
        name="colleague"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.username}
        error={errors.username}
        onType={(username) => change({ username })}
      />
      <SelectField
        label="Role"
        hint={roleWords[typed.role]}
        value={typed.role}
        options={Object.entries(roleNames)}
        onChange={({ currentTarget }) => change({ role: currentTarget.value as AdminRole })}
      />
      <CurrentPasswordField
        value={typed.password}
        error={errors.password}
        onType={(password) => change({ password })}
      />
      <SubmitButton className="justify-self-start" pending={pending}>
        Make the link
      </SubmitButton>
    </form>
  );
}

function InvitationLink({ made: { invitation, link }, onDone }: { made: Made; onDone: () => void }) {
  const { username, role, expiresAt } = invitation;
  return (
    <div className="grid max-w-md gap-4" role="status">
      <p className="wrap-anywhere">
        Send this link to <b>{username}</b> yourself. It works once, until {dayAndTime(expiresAt)}, for the role{' '}
        {roleNames[role]}. We do not show it again.
      </p>
      <CopyField label="Invitation link" value={link} done="Link copied" />
      <Button className="justify-self-start" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
