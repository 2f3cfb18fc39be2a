import type { AdminUserDetail } from '@app/contracts/admin-users';
import { useState } from 'react';
import { DetailSection } from '#web/features/admin/details/detail-list.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import type { ActionDialogProps } from './action-dialog-props.ts';
import { CorrectNumberDialog } from './correct-number-dialog.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { type ActionName, actionNames, offeredActions, plainActions } from './offered-actions.ts';
import { PlainActionDialog } from './plain-action-dialog.tsx';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

/** What administrators may do for this seller, or against them. Each asks for its reason first. */
export function UserActions({ user }: { user: AdminUserDetail }) {
  const [open, setOpen] = useState<ActionName | null>(null);
  return (
    <DetailSection title="Actions">
      <div className="flex flex-wrap gap-2">
        {offeredActions(user, Date.now()).map((action) => (
          <Button
            key={action}
            variant={action === 'suspend' || action === 'end-sessions' ? 'danger' : 'quiet'}
            onClick={() => setOpen(action)}
          >
            {actionNames[action]}
          </Button>
        ))}
      </div>
      {open && <ActionDialog action={open} user={user} onClose={() => setOpen(null)} />}
    </DetailSection>
  );
}

function ActionDialog({ action, ...props }: ActionDialogProps & { action: ActionName }) {
  if (action in plainActions) return <PlainActionDialog action={action as keyof typeof plainActions} {...props} />;
  if (action === 'suspend') return <SuspendDialog {...props} />;
  if (action === 'grant') return <GrantDialog {...props} />;
  if (action === 'payment') return <RecordPaymentDialog {...props} />;
  if (action === 'recovery') return <RecoveryDialog {...props} />;
  return <CorrectNumberDialog {...props} />;
}
