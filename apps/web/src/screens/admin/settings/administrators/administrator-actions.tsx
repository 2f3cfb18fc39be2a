import type { Administrator, AdminRole } from '@app/contracts/admin/session.schemas';
import {
  changeAdministrator,
  endAdministratorSessions,
  removeTheirSecondFactor,
} from '@app/contracts/admin/settings.endpoints';
import { useState } from 'react';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { roleNames } from '#web/features/admin/session/roles.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { SelectField } from '#web/ui/seller/fields/text-field.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { administratorsQuery } from './administrators.api.ts';

interface PlainAction {
  label: string;
  text: string;
  danger: boolean;
  done: string;
  isOffered: (administrator: Administrator) => boolean;
  act: (params: { adminId: string }, reason: string, key: string) => Promise<unknown>;
}

const plainActions: PlainAction[] = [
  {
    label: 'Enable',
    text: 'They can sign in again with the password they had.',
    danger: false,
    done: 'Administrator enabled',
    isOffered: ({ disabledAt }) => disabledAt !== null,
    act: (params, reason) => callAdmin(changeAdministrator, { params, body: { disabled: false, reason } }),
  },
  {
    label: 'End sessions',
    text: 'They are signed out everywhere and can sign in again.',
    danger: true,
    done: 'Sessions ended',
    isOffered: ({ sessionCount }) => sessionCount > 0,
    act: (params, reason, idempotencyKey) =>
      callAdmin(endAdministratorSessions, { params, body: { reason }, idempotencyKey }),
  },
  {
    label: 'Remove second factor',
    text: 'For somebody who has lost their phone. First make sure that it is really them. Until they set up a new one, they sign in with the password alone.',
    danger: true,
    done: 'Second factor removed',
    isOffered: ({ secondFactorEnabledAt }) => secondFactorEnabledAt !== null,
    act: (params, reason, idempotencyKey) =>
      callAdmin(removeTheirSecondFactor, { params, body: { reason }, idempotencyKey }),
  },
  {
    label: 'Disable',
    text: 'They are signed out at once. They cannot sign in again until an owner enables them.',
    danger: true,
    done: 'Administrator disabled',
    isOffered: ({ disabledAt }) => disabledAt === null,
    act: (params, reason) => callAdmin(changeAdministrator, { params, body: { disabled: true, reason } }),
  },
];

const failed = 'Failed to change the administrator. Please try again.';

export function AdministratorActions({ administrator }: { administrator: Administrator }) {
  const [open, setOpen] = useState<PlainAction | 'role' | null>(null);
  const { adminId, username } = administrator;
  return (
    <div className="flex flex-wrap gap-2">
      <Button aria-label={`Change role: ${username}`} onClick={() => setOpen('role')}>
        Change role
      </Button>
      {[false, true].map((danger) => (
        <span key={String(danger)} className={`flex flex-wrap gap-2 ${danger ? 'ml-auto' : ''}`}>
          {plainActions
            .filter((action) => action.danger === danger && action.isOffered(administrator))
            .map((action) => (
              <Button
                key={action.label}
                variant={danger ? 'danger' : 'quiet'}
                aria-label={`${action.label}: ${username}`}
                onClick={() => setOpen(action)}
              >
                {action.label}
              </Button>
            ))}
        </span>
      ))}
      {open === 'role' && <RoleDialog administrator={administrator} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'role' && (
        <ReasonDialog
          onClose={() => setOpen(null)}
          title={`${open.label}: ${username}`}
          text={open.text}
          confirmLabel={open.label}
          danger={open.danger}
          failed={failed}
          onConfirm={async (reason, key) => {
            await open.act({ adminId }, reason, key);
            await finish(open.done);
          }}
        />
      )}
    </div>
  );
}

async function finish(done: string): Promise<void> {
  showSuccess(done);
  await queryClient().invalidateQueries({ queryKey: administratorsQuery().queryKey });
}

function RoleDialog({ administrator, onClose }: { administrator: Administrator; onClose: () => void }) {
  const [role, setRole] = useState<AdminRole>(administrator.role);
  const { adminId, username } = administrator;
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Role of ${username}`}
      text="It takes effect on their next click."
      confirmLabel="Change role"
      failed={failed}
      contents={role}
      fields={['role']}
      check={() => ({ role: role === administrator.role ? 'They already have this role' : null })}
      onConfirm={async (reason) => {
        await callAdmin(changeAdministrator, { params: { adminId }, body: { role, reason } });
        await finish('Role changed');
      }}
    >
      {(errors) => (
        <SelectField
          label="Role"
          value={role}
          error={errors.role}
          options={Object.entries(roleNames)}
          onChange={(event) => setRole(event.currentTarget.value as AdminRole)}
        />
      )}
    </ReasonDialog>
  );
}
