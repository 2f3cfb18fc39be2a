import { type ComponentProps, useState } from 'react';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';
import { type ActionDialogProps, readWhole, useAfterAction } from './action-dialog.ts';
import { recordPayment } from './actions.api.ts';

const mostUgx = 100_000_000;
const mostMonths = 24;
const shortestReceipt = 3;
const longestReceipt = 60;

/** Money that came in by hand, and the months that it pays for. */
export function RecordPaymentDialog({ user, onClose }: ActionDialogProps) {
  const finish = useAfterAction();
  const [typed, setTyped] = useState({ amountUgx: '', months: '1', receipt: '' });
  const amountUgx = readWhole(typed.amountUgx, 1, mostUgx);
  const months = readWhole(typed.months, 1, mostMonths);
  const receipt = typed.receipt.trim();
  const check = () => ({
    amountUgx: amountUgx === null ? 'Please enter the amount in whole shillings' : null,
    months: months === null ? 'Please enter 1 to 24 months' : null,
    receipt: receipt.length < shortestReceipt ? 'Please enter the transaction ID of the receipt' : null,
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
      title={`Record a payment of @${user.handle}`}
      text="The months count at once, after what runs already. The payment can be taken back."
      confirmLabel="Record payment"
      failed="Failed to record the payment"
      contents={typed}
      fields={['amountUgx', 'months', 'receipt']}
      check={check}
      onConfirm={async (reason, key) => {
        const body = { reason, amountUgx: amountUgx ?? 0, months: months ?? 0, receipt };
        finish(await recordPayment(user.userId, body, key));
      }}
    >
      {(errors) => (
        <>
          <TextField label="Amount in UGX" inputMode="numeric" error={errors.amountUgx} {...input('amountUgx')} />
          <TextField label="Months" inputMode="numeric" error={errors.months} {...input('months')} />
          <TextField
            label="Receipt"
            hint="The transaction ID, or what else proves the payment. Each counts once."
            maxLength={longestReceipt}
            error={errors.receipt}
            {...input('receipt')}
          />
        </>
      )}
    </ReasonDialog>
  );
}
