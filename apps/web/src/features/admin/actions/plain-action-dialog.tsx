import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import type { ActionDialogProps } from './action-dialog-props.ts';
import { doPlainAction, type PlainAction } from './actions.api.ts';
import { actionNames, plainActions } from './offered-actions.ts';
import { useAfterAction } from './use-after-action.ts';

/** Asks why, and does it. */
export function PlainActionDialog({ action, user, onClose }: ActionDialogProps & { action: PlainAction }) {
  const finish = useAfterAction();
  const { text, failed } = plainActions[action];
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={`${actionNames[action]}: @${user.handle}`}
      text={text}
      confirmLabel={actionNames[action]}
      danger={action === 'end-sessions' || action === 'end-plan'}
      failed={failed}
      onConfirm={async (reason, key) => finish(await doPlainAction(user.userId, action, { reason }, key))}
    />
  );
}
