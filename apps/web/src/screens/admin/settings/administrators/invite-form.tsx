import { invite } from '@app/contracts/admin/invitations/invitations.endpoints';
import type { Invitation } from '@app/contracts/admin/invitations/invitations.schemas';
import type { AdminRole } from '@app/contracts/admin/session.schemas';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CurrentPasswordField } from '#web/features/accounts/password/current-password-field.tsx';
import { dayAndTime } from '#web/features/admin/format.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { roleNames, roleWords } from '#web/features/admin/session/roles.ts';
import { Username } from '#web/features/admin/session/username.tsx';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { copyText } from '#web/ui/seller/fields/copy-field.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/seller/fields/text-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';
import { administratorsQuery } from './administrators.api.ts';

interface Made {
  invitation: Invitation;
  link: string;
}

export type InvitedColleague = Pick<Invitation, 'username' | 'role'>;

export const newColleague: InvitedColleague = { username: '', role: 'support' };

/** The link is in this component's memory only: it is shown until "Done", and never again. */
export function InviteColleague({ colleague, onClose }: { colleague: InvitedColleague; onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Section
      title="Invite a colleague"
      lead="They open a link, choose a password and set up a second factor. Only then they can see anything."
    >
      {made ? (
        <InvitationLink made={made} onDone={onClose} />
      ) : (
        <InviteForm colleague={colleague} onMade={setMade} onCancel={onClose} />
      )}
    </Section>
  );
}

interface InviteFormProps {
  colleague: InvitedColleague;
  onMade: (made: Made) => void;
  onCancel: () => void;
}

function InviteForm({ colleague, onMade, onCancel }: InviteFormProps) {
  const { username, role } = colleague;
  const [typed, setTyped] = useState({ username, role, password: '' });
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
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={pending}>Make the link</SubmitButton>
        <Button variant="text" disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function InvitationLink({ made: { invitation, link }, onDone }: { made: Made; onDone: () => void }) {
  const { username, role, expiresAt } = invitation;
  const [isCopied, setCopied] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // The form above the button that was pressed has gone, and a phone would show what stands below.
  // A browser's scrolling may answer a promise, which is nothing to clean up.
  useEffect(() => void top.current?.scrollIntoView?.({ block: 'center' }), []);
  const copy = async () => {
    if (!(await copyText(link))) return showText('Failed to copy the link');
    showSuccess('Link copied');
    setCopied(true);
    setLeaving(false);
  };
  return (
    <div ref={top} className="grid max-w-md gap-4" role="status">
      <p className="wrap-anywhere">
        Send this link to <Username of={username} /> yourself. It works once, until {dayAndTime(expiresAt)}, for the
        role {roleNames[role]}. We do not show it again.
      </p>
      <TextAreaField
        label="Invitation link"
        readOnly
        rows={4}
        className="break-all"
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="brand" onClick={copy}>
        <Copy size={20} aria-hidden="true" />
        {isCopied ? 'Copied. Copy again' : 'Copy link'}
      </Button>
      {isLeaving && <p className="notice mb-0">You have not copied the link, and we do not show it again.</p>}
      <Button className="justify-self-start" onClick={() => (isCopied || isLeaving ? onDone() : setLeaving(true))}>
        {isLeaving ? 'Done without the link' : 'Done'}
      </Button>
    </div>
  );
}
