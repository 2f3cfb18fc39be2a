import { grantDays, suspendUser } from '@app/contracts/admin/actions.endpoints';
import { recordPayment } from '@app/contracts/admin/payments/payments.endpoints';
import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import {
  maxGrantDays,
  maxProofLength,
  maxRecordedMonths,
  maxRecordedUgx,
  maxSuspensionMessageLength,
  minMessageLength,
  minProofLength,
} from '@app/contracts/bounds';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { type ActionDialogProps, readWhole } from './action-dialog.ts';
import { ActionForm } from './action-form.tsx';

const readySuspensions = [
  {
    label: 'Scam',
    fields: {
      message: 'Buyers told us that they paid and got nothing. Write to us with your side, and we look at it again.',
    },
    reason: 'Buyers paid and got nothing',
  },
  {
    label: 'Fake goods',
    fields: {
      message: 'Your shop shows copies of branded goods. Take them away and write to us, and we open the shop again.',
    },
    reason: 'Sells copies of branded goods',
  },
  {
    label: 'Copied shop',
    fields: {
      message: 'Your shop uses the name or the pictures of another seller. If they are yours, write to us.',
    },
    reason: 'Uses the name or the pictures of another seller',
  },
];

interface SuspendDialogProps extends ActionDialogProps<Pick<AdminUserDetail, 'userId' | 'handle'>> {
  onDone?: () => void;
}

/** Also from a report, which knows no more of the seller. */
export function SuspendDialog({ user, onClose, onDone }: SuspendDialogProps) {
  return (
    <ActionForm
      onClose={onClose}
      onDone={onDone}
      title={`Suspend @${user.handle}?`}
      text="Buyers see that the shop is unavailable; its owner reads your message. Importing and adding products pause. “Restore shop” undoes this."
      confirmLabel="Suspend shop"
      danger
      failed="Failed to suspend the shop"
      ready={readySuspensions}
      warn={({ message }) =>
        /(?:\d[\s()-]*){7}/.test(message) ? 'There is a phone number in the message. The owner reads it.' : null
      }
      fields={{
        message: {
          label: 'Message to the owner',
          rows: 2,
          maxLength: maxSuspensionMessageLength,
        },
      }}
      read={({ message }) => ({ message: message.trim() })}
      check={({ message }) => ({
        message: message.length < minMessageLength ? 'Please tell the owner why, in at least 3 characters' : null,
      })}
      send={(body, reason, idempotencyKey) =>
        callAdmin(suspendUser, { params: { userId: user.userId }, body: { ...body, reason }, idempotencyKey })
      }
    />
  );
}

export function GrantDialog({ user, onClose }: ActionDialogProps) {
  return (
    <ActionForm
      onClose={onClose}
      title={`Give free days to @${user.handle}`}
      text="They start after the trial, paid days and free days that are left. “End free plan” undoes this."
      confirmLabel="Give free days"
      failed="Failed to give the days"
      fields={{ days: { label: 'Days', inputMode: 'numeric' } }}
      read={({ days }) => ({ days: readWhole(days, 1, maxGrantDays) })}
      check={({ days }) => ({ days: days === null ? 'Please enter a number of days from 1 to 3,650' : null })}
      send={({ days }, reason, idempotencyKey) =>
        callAdmin(grantDays, { params: { userId: user.userId }, body: { days: days ?? 0, reason }, idempotencyKey })
      }
    />
  );
}

export function RecordPaymentDialog({ user, onClose }: ActionDialogProps) {
  return (
    <ActionForm
      onClose={onClose}
      title={`Record a payment from @${user.handle}`}
      text="The months are added at once, after the days that are left. “Refund” undoes this."
      confirmLabel="Record payment"
      isOptional={() => true}
      failed="Failed to record the payment"
      fields={{
        amountUgx: { label: 'Amount in UGX', inputMode: 'numeric' },
        months: { label: 'Months', inputMode: 'numeric', initial: '1' },
        receipt: {
          label: 'Transaction ID',
          hint: 'Or other proof of the payment. Each can be used once.',
          maxLength: maxProofLength,
        },
      }}
      read={({ amountUgx, months, receipt }) => ({
        amountUgx: readWhole(amountUgx, 1, maxRecordedUgx),
        months: readWhole(months, 1, maxRecordedMonths),
        receipt: receipt.trim(),
      })}
      check={({ amountUgx, months, receipt }) => ({
        amountUgx: amountUgx === null ? 'Please enter the amount in whole shillings' : null,
        months: months === null ? 'Please enter 1 to 24 months' : null,
        receipt: receipt.length < minProofLength ? 'Please enter the transaction ID' : null,
      })}
      send={({ amountUgx, months, receipt }, reason, idempotencyKey) => {
        const body = { amountUgx: amountUgx ?? 0, months: months ?? 0, receipt, ...(reason && { reason }) };
        return callAdmin(recordPayment, { params: { userId: user.userId }, body, idempotencyKey });
      }}
    />
  );
}
