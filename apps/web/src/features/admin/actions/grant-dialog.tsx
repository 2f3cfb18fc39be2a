import { grantDays } from '@app/contracts/admin/actions.endpoints';
import { maxGrantDays } from '@app/contracts/bounds';
import { useState } from 'react';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { TextField } from '#web/ui/seller/text-field.tsx';
import { type ActionDialogProps, readWhole, useAfterAction } from './action-dialog.ts';

/** Days as a gift, after everything that runs. */
export function GrantDialog({ user, onClose }: ActionDialogProps) {
  const finish = useAfterAction();
  const [typed, setTyped] = useState('');
  const days = readWhole(typed, 1, maxGrantDays);
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Grant days to @${user.handle}`}
      text="They start after the trial, paid days and free days that are left. “End free plan” undoes this."
      confirmLabel="Grant days"
      failed="Failed to grant the days"
      contents={days}
      fields={['days']}
      check={() => ({ days: days === null ? 'Please enter a number of days from 1 to 3,650' : null })}
      onConfirm={async (reason, key) =>
        finish(
          await callAdmin(grantDays, {
            params: { userId: user.userId },
            body: { reason, days: days ?? 0 },
            idempotencyKey: key,
          }),
        )
      }
    >
      {(errors) => (
        <TextField
          label="Days"
          name="days"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={errors.days}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </ReasonDialog>
  );
}
