import { withdrawInvitation } from '@app/contracts/admin/invitations/invitations.endpoints';
import type { Invitation } from '@app/contracts/admin/invitations/invitations.schemas';
import { dayAndTime } from '#web/features/admin/format.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { roleNames } from '#web/features/admin/session/roles.ts';
import { Username } from '#web/features/admin/session/username.tsx';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { useNow } from '#web/lib/browser/use-now.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { administratorsQuery } from './administrators.api.ts';

interface InvitationListProps {
  invitations: Invitation[];
  /** The link before ends. */
  onNewLink: (invitation: Invitation) => void;
}

/** Who has a link and has not accepted yet. */
export function InvitationList({ invitations, onNewLink }: InvitationListProps) {
  const nowMs = useNow(60_000);
  if (invitations.length === 0) return null;
  return (
    <Section title="Invited, not yet accepted">
      <ul className="grid grid-cols-1 gap-4">
        {invitations.map((one) => (
          <InvitationRow key={one.invitationId} invitation={one} nowMs={nowMs} onNewLink={() => onNewLink(one)} />
        ))}
      </ul>
    </Section>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  nowMs: number;
  onNewLink: () => void;
}

function InvitationRow({ invitation, nowMs, onNewLink }: InvitationRowProps) {
  const { invitationId, username, role, invitedBy, expiresAt } = invitation;
  const isExpired = Date.parse(expiresAt) <= nowMs;
  const again = () => queryClient().invalidateQueries({ queryKey: administratorsQuery().queryKey });
  const { submit, pending } = useSubmit({
    send: async () => {
      try {
        showSuccess((await callAdmin(withdrawInvitation, { params: { invitationId } })).message);
      } finally {
        // Also when it was accepted a moment ago.
        await again();
      }
    },
    failed: 'Failed to withdraw the invitation',
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-4 last:border-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <Username of={username} />
          <span className="chip min-h-0 px-3 py-0.5">{roleNames[role]}</span>
          {isExpired && <span className="badge">Expired</span>}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          Invited by {invitedBy ?? 'an owner who is gone'}, {isExpired ? 'expired' : 'valid until'}{' '}
          {dayAndTime(expiresAt)}
        </p>
      </div>
      <Button aria-label={`New link for ${username}`} onClick={onNewLink}>
        New link
      </Button>
      <Button aria-label={`Withdraw the invitation of ${username}`} pending={pending} onClick={submit}>
        {isExpired ? 'Remove' : 'Withdraw'}
      </Button>
    </li>
  );
}
