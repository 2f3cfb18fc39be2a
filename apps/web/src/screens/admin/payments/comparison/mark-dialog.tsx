import { markDifference } from '@app/contracts/admin/payments/reconciliation.endpoints';
import type { PaymentDifference, Reconciliation } from '@app/contracts/admin/payments/reconciliation.schemas';
import { maxDifferenceNoteLength, minMessageLength } from '@app/contracts/bounds';
import { WordsDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

export interface MarkedDifference {
  provider: string;
  day: string;
  difference: PaymentDifference;
  onMarked: (found: Reconciliation) => Promise<void>;
}

/** Asks what was done, which colleagues read beside the difference. */
export function MarkDialog({
  provider,
  day,
  difference: { key, done },
  name,
  onMarked,
  onClose,
}: MarkedDifference & { name: string; onClose: () => void }) {
  const isDone = done === null;
  return (
    <WordsDialog
      onClose={onClose}
      title={isDone ? `Done: ${name}` : `Not done after all: ${name}`}
      text={
        isDone
          ? 'Colleagues see who did what, so that no money is sent or recorded twice. No money is moved by this.'
          : 'The difference is to do again.'
      }
      confirmLabel={isDone ? 'Mark as done' : 'Open again'}
      failed="Failed to mark the difference"
      field={{
        name: 'note',
        label: isDone ? 'What you did' : 'Why',
        hint: isDone ? 'Such as “Sent back” with its transaction ID, or “Recorded for the seller”.' : '',
        minLength: minMessageLength,
        maxLength: maxDifferenceNoteLength,
        missing: 'Please say it in at least 3 characters',
      }}
      onConfirm={async (note, idempotencyKey) => {
        const body = { isDone, note };
        const { data, message } = await callAdmin(markDifference, {
          params: { provider, day, key },
          body,
          idempotencyKey,
        });
        showSuccess(message);
        await onMarked(data);
      }}
    />
  );
}
