import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { useState } from 'react';
import { DetailSection } from '#web/features/admin/details/detail-list.tsx';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { type ActionDialogProps, finishAction } from './action-dialog.ts';
import { CorrectNumberDialog } from './correct-number-dialog.tsx';
import { type ActionName, actionNames, offeredActions, type PlainAction, plainActions } from './offered-actions.ts';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { GrantDialog, RecordPaymentDialog, SuspendDialog } from './user-action-forms.tsx';

export function UserActions({ user }: { user: AdminUserDetail }) {
  const [open, setOpen] = useState<ActionName | null>(null);
  return (
    <DetailSection title="Actions">
      <dl className="action-groups">
        {offeredActions(user, Date.now()).map(({ title, actions, isDangerous }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="flex flex-wrap gap-2">
              {actions.map((action) => (
                <Button key={action} variant={isDangerous ? 'danger' : 'quiet'} onClick={() => setOpen(action)}>
                  {actionNames[action]}
                </Button>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {open && <ActionDialog action={open} user={user} onClose={() => setOpen(null)} />}
    </DetailSection>
  );
}

const forms = {
  suspend: SuspendDialog,
  grant: GrantDialog,
  payment: RecordPaymentDialog,
  recovery: RecoveryDialog,
  number: CorrectNumberDialog,
};

function ActionDialog({ action, ...props }: ActionDialogProps & { action: ActionName }) {
  if (action in plainActions) return <PlainActionDialog action={action as PlainAction} {...props} />;
  const Form = forms[action as keyof typeof forms];
  return <Form {...props} />;
}

function PlainActionDialog({ action, user, onClose }: ActionDialogProps & { action: PlainAction }) {
  const { text, failed, endpoint } = plainActions[action];
  return (
    <ReasonDialog
      onClose={onClose}
      title={`${actionNames[action]}: @${user.handle}`}
      text={text}
      confirmLabel={actionNames[action]}
      danger={action === 'end-sessions' || action === 'end-plan'}
      failed={failed}
      onConfirm={async (reason, idempotencyKey) =>
        finishAction(await callAdmin(endpoint, { params: { userId: user.userId }, body: { reason }, idempotencyKey }))
      }
    />
  );
}
