import { recordPayment } from '@app/contracts/admin/payments/payments.endpoints';
import { maxProofLength, maxRecordedMonths, maxRecordedUgx, minProofLength } from '@app/contracts/bounds';
import { type ComponentProps, useState } from 'react';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { TextField } from '#web/ui/seller/text-field.tsx';
import { type ActionDialogProps, readWhole, useAfterAction } from './action-dialog.ts';

/** Money that came in by hand, and the months that it pays for. */
export function RecordPaymentDialog({ user, onClose }: ActionDialogProps) {
  const finish = useAfterAction();
  const [typed, setTyped] = useState({ amountUgx: '', months: '1', receipt: '' });
  const amountUgx = readWhole(typed.amountUgx, 1, maxRecordedUgx);
  const months = readWhole(typed.months, 1, maxRecordedMonths);
  const receipt = typed.receipt.trim();
  const check = () => ({
    amountUgx: amountUgx === null ? 'Please enter the amount in whole shillings' : null,
    months: months === null ? 'Please enter 1 to 24 months' : null,
    receipt: receipt.length < minProofLength ? 'Please enter the transaction ID' : null,
  });
  const input = (name: keyof typeof typed): ComponentProps<'input'> => ({
    name,
    autoComplete: 'off',
    value: typed[name],
    onChange: (event) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Record a payment from @${user.handle}`}
      text="The months are added at once, after the days that are left. You can take the payment back."
      confirmLabel="Record payment"
      isOptional
      failed="Failed to record the payment"
      contents={typed}
      fields={['amountUgx', 'months', 'receipt']}
      check={check}
      onConfirm={async (reason, key) => {
        const body = { amountUgx: amountUgx ?? 0, months: months ?? 0, receipt };
        finish(
          await callAdmin(recordPayment, {
            params: { userId: user.userId },
            body: reason ? { ...body, reason } : body,
            idempotencyKey: key,
          }),
        );
      }}
    >
      {(errors) => (
        <>
          <TextField label="Amount in UGX" inputMode="numeric" error={errors.amountUgx} {...input('amountUgx')} />
          <TextField label="Months" inputMode="numeric" error={errors.months} {...input('months')} />
          <TextField
            label="Transaction ID"
            hint="Or other proof of the payment. Each can be used once."
            maxLength={maxProofLength}
            error={errors.receipt}
            {...input('receipt')}
          />
        </>
      )}
    </ReasonDialog>
  );
}
