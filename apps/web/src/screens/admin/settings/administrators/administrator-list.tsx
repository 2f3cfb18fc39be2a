import type { Administrator } from '@app/contracts/admin/session.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAndTime } from '#web/features/admin/format.ts';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { roleNames } from '#web/features/admin/session/roles.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { adminSettingsQuery } from '#web/screens/admin/settings/service/admin-settings.api.ts';
import { SecondFactorForAll } from '#web/screens/admin/settings/service/second-factor-for-all.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { AdministratorActions } from './administrator-actions.tsx';
import { administratorsQuery } from './administrators.api.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteColleague, type InvitedColleague, newColleague } from './invite-form.tsx';

export function AdministratorList() {
  const query = useQuery(administratorsQuery());
  const settings = useQuery(adminSettingsQuery());
  const [invited, setInvited] = useState<InvitedColleague | null>(null);
  return (
    <div className="grid grid-cols-1 gap-4">
      {invited ? (
        <InviteColleague key={invited.username} colleague={invited} onClose={() => setInvited(null)} />
      ) : (
        <Button variant="brand" className="justify-self-start" onClick={() => setInvited(newColleague)}>
          Invite a colleague
        </Button>
      )}
      {query.data && <InvitationList invitations={query.data.invitations} onNewLink={setInvited} />}
      <Section
        title="Administrators"
        lead="Viewers can only look. Support can also help and suspend sellers, decide payments, handle reports and write notes. Owners can also manage administrators, settings and the audit log."
      >
        <Answer query={query} failed="Failed to load the administrators" loading={<Skeleton className="h-48" />}>
          {({ administrators }) => (
            <ul className="grid grid-cols-1 gap-4">
              {administrators.map((one) => (
                <AdministratorRow key={one.adminId} administrator={one} />
              ))}
            </ul>
          )}
        </Answer>
      </Section>
      {settings.data && <SecondFactorForAll settings={settings.data} />}
    </div>
  );
}

function AdministratorRow({ administrator }: { administrator: Administrator }) {
  const { username: own } = useAdmin();
  const { username, role, lastLoginAt, disabledAt, secondFactorEnabledAt, sessionCount, createdAt } = administrator;
  const isSelf = username === own;
  return (
    <li className="grid gap-2 border-b border-line pb-4 last:border-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <b className="min-w-0 wrap-anywhere">{username}</b>
        <span className="chip min-h-0 px-3 py-0.5">{roleNames[role]}</span>
        {isSelf && <span className="badge">You</span>}
        {disabledAt && <span className="badge">Disabled</span>}
        {!secondFactorEnabledAt && <span className="badge">No second factor</span>}
      </p>
      <p className="text-sm text-muted">
        {disabledAt && `Disabled on ${dayAndTime(disabledAt)}. `}
        {lastLoginAt ? `Last signed in on ${dayAndTime(lastLoginAt)}` : 'Never signed in'},{' '}
        {counted(sessionCount, 'session')} open, {secondFactorEnabledAt && 'has second factor, '}since{' '}
        {dayAndTime(createdAt)}.
      </p>
      {isSelf ? (
        <p className="text-sm text-muted">
          Only another owner can change your role. Everything else is under My account.
        </p>
      ) : (
        <AdministratorActions administrator={administrator} />
      )}
    </li>
  );
}
