import { suspendUser } from '@app/contracts/admin/actions.endpoints';
import { maxSuspensionMessageLength, minMessageLength } from '@app/contracts/bounds';
import { useState } from 'react';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { TextAreaField } from '#web/ui/seller/text-field.tsx';
import { type ActionDialogProps, useAfterAction } from './action-dialog.ts';

/** Closes a shop to buyers; its owner reads why. */
export function SuspendDialog({ user, onClose }: ActionDialogProps) {
  const finish = useAfterAction();
  const [message, setMessage] = useState('');
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Suspend @${user.handle}?`}
      text="Buyers see that the shop is unavailable. Importing and adding products pause. “Restore shop” undoes this."
      confirmLabel="Suspend shop"
      danger
      failed="Failed to suspend the shop"
      contents={message}
      fields={['message']}
      check={() => ({
        message:
          message.trim().length < minMessageLength ? 'Please tell the owner why, in at least 3 characters' : null,
      })}
      onConfirm={async (reason, key) =>
        finish(
          await callAdmin(suspendUser, {
            params: { userId: user.userId },
            body: { reason, message: message.trim() },
            idempotencyKey: key,
          }),
        )
      }
    >
      {(errors) => (
        <TextAreaField
          label="Message to the owner"
          name="message"
          rows={3}
          maxLength={maxSuspensionMessageLength}
          autoComplete="off"
          hint="They read it when they sign in."
          value={message}
          error={errors.message}
          onChange={(event) => setMessage(event.target.value)}
        />
      )}
    </ReasonDialog>
  );
}
