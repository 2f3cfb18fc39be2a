import type { AdminPayment } from '@app/contracts/admin-users';
import { useState } from 'react';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';
import { useAfterAction } from './action-dialog.ts';
import { decidePayment, type PaymentDecision, refusePayment } from './actions.api.ts';

type Decision = PaymentDecision | 'refuse';

const decisionNames: Record<Decision, string> = {
  confirm: 'Confirm payment',
  refuse: 'Refuse payment',
  'take-back': 'Take back',
};

/** What can be decided of a payment in each of its states. */
const offered: Record<AdminPayment['status'], Decision[]> = {
  pending: ['confirm', 'refuse'],
  lapsed: ['confirm', 'refuse'],
  paid: ['take-back'],
  refused: ['confirm'],
};

/** The decisions that a payment leaves open. */
export function PaymentActions({ payment, onDone }: { payment: AdminPayment; onDone?: () => void }) {
  const [open, setOpen] = useState<Decision | null>(null);
  const close = () => setOpen(null);
  const name = `${formatPrice(payment.amountUgx)}, reference ${payment.reference}`;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {offered[payment.status].map((decision) => (
        <Button key={decision} aria-label={`${decisionNames[decision]}: ${name}`} onClick={() => setOpen(decision)}>
          {decisionNames[decision]}
        </Button>
      ))}
      {open === 'refuse' && <RefuseDialog payment={payment} name={name} onClose={close} onDone={onDone} />}
      {(open === 'confirm' || open === 'take-back') && (
        <DecisionDialog decision={open} payment={payment} name={name} onClose={close} onDone={onDone} />
      )}
    </div>
  );
}

interface DecisionDialogProps {
  payment: AdminPayment;
  name: string;
  onClose: () => void;
  onDone: (() => void) | undefined;
}

const confirmedText = 'The money has arrived. The months that it pays for count at once. This can be taken back.';
const takenBackText =
  'It was confirmed by mistake: what is left of its months goes, and the seller reads that the money did not arrive. Confirming it again undoes this.';

function DecisionDialog({
  decision,
  payment,
  name,
  onClose,
  onDone,
}: DecisionDialogProps & { decision: PaymentDecision }) {
  const finish = useAfterAction();
  const isConfirmed = decision === 'confirm';
  return (
    <ReasonDialog
      onClose={onClose}
      title={`${isConfirmed ? 'Confirm' : 'Take back'} ${name}`}
      text={isConfirmed ? confirmedText : takenBackText}
      confirmLabel={decisionNames[decision]}
      danger={!isConfirmed}
      failed={isConfirmed ? 'Failed to confirm the payment' : 'Failed to take back the payment'}
      onConfirm={async (reason, key) => {
        finish(await decidePayment(payment.reference, decision, { reason }, key));
        onDone?.();
      }}
    />
  );
}

const shortestWords = 3;
const longestWords = 200;

function RefuseDialog({ payment, name, onClose, onDone }: DecisionDialogProps) {
  const finish = useAfterAction();
  const [shown, setShown] = useState('');
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Refuse ${name}`}
      text="The seller reads your words and can pay again. Confirming it later undoes this."
      confirmLabel="Refuse payment"
      danger
      failed="Failed to refuse the payment"
      contents={shown}
      fields={['shown']}
      check={() => ({
        shown: shown.trim().length < shortestWords ? 'Please tell the seller why, in at least 3 characters' : null,
      })}
      onConfirm={async (reason, key) => {
        finish(await refusePayment(payment.reference, { reason, shown: shown.trim() }, key));
        onDone?.();
      }}
    >
      {(errors) => (
        <TextField
          label="What the seller reads"
          name="shown"
          maxLength={longestWords}
          autoComplete="off"
          value={shown}
          error={errors.shown}
          onChange={(event) => setShown(event.target.value)}
        />
      )}
    </ReasonDialog>
  );
}
