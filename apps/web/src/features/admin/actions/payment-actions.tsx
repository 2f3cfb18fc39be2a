import { confirmPayment, refusePayment, takeBackPayment } from '@app/contracts/admin/payments/payments.endpoints';
import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { maxProofLength, maxRefusalMessageLength, minMessageLength } from '@app/contracts/bounds';
import { useState } from 'react';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';
import { useAfterAction } from './action-dialog.ts';

type Decision = 'confirm' | 'refuse' | 'take-back';

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
  failed: ['confirm'],
  unknown: ['confirm', 'refuse'],
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
      {open === 'confirm' && <ConfirmDialog payment={payment} name={name} onClose={close} onDone={onDone} />}
      {open === 'take-back' && <TakeBackDialog payment={payment} name={name} onClose={close} onDone={onDone} />}
    </div>
  );
}

interface DecisionDialogProps {
  payment: AdminPayment;
  name: string;
  onClose: () => void;
  onDone: (() => void) | undefined;
}

/** What was seen on the statement says why; without it a reason is asked for. */
function ConfirmDialog({ payment, name, onClose, onDone }: DecisionDialogProps) {
  const finish = useAfterAction();
  const [typed, setTyped] = useState(payment.receipt ?? '');
  const receipt = typed.trim();
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Confirm ${name}`}
      text="The money has arrived. The months are added at once. You can take this back."
      confirmLabel={decisionNames.confirm}
      isOptional={receipt !== ''}
      failed="Failed to confirm the payment"
      contents={receipt}
      fields={['receipt']}
      onConfirm={async (reason, key) => {
        const body = { ...(receipt && { receipt }), ...(reason && { reason }) };
        finish(
          await callAdmin(confirmPayment, { params: { reference: payment.reference }, body, idempotencyKey: key }),
        );
        onDone?.();
      }}
    >
      {(errors) => (
        <TextField
          label="Transaction ID on the statement"
          name="receipt"
          hint={payment.receipt ? 'Correct it if the statement shows another one.' : undefined}
          maxLength={maxProofLength}
          autoComplete="off"
          value={typed}
          error={errors.receipt}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </ReasonDialog>
  );
}

function TakeBackDialog({ payment, name, onClose, onDone }: DecisionDialogProps) {
  const finish = useAfterAction();
  const [givenBack, setGivenBack] = useState(false);
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Take back ${name}`}
      text="The seller loses what is left of its months, and reads that the money did not arrive. To undo this, confirm it again."
      confirmLabel={decisionNames['take-back']}
      danger
      failed="Failed to take back the payment"
      contents={givenBack}
      onConfirm={async (reason, key) => {
        finish(
          await callAdmin(takeBackPayment, {
            params: { reference: payment.reference },
            body: { reason, ...(givenBack && { givenBack }) },
            idempotencyKey: key,
          }),
        );
        onDone?.();
      }}
    >
      {() => (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" checked={givenBack} onChange={(event) => setGivenBack(event.target.checked)} />
          The money came and was given back: the seller reads that instead
        </label>
      )}
    </ReasonDialog>
  );
}

function RefuseDialog({ payment, name, onClose, onDone }: DecisionDialogProps) {
  const finish = useAfterAction();
  const [shown, setShown] = useState('');
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Refuse ${name}`}
      text="The seller reads your words and can pay again. To undo this, confirm the payment."
      confirmLabel="Refuse payment"
      danger
      failed="Failed to refuse the payment"
      contents={shown}
      fields={['shown']}
      check={() => ({
        shown: shown.trim().length < minMessageLength ? 'Please tell the seller why, in at least 3 characters' : null,
      })}
      onConfirm={async (reason, key) => {
        finish(
          await callAdmin(refusePayment, {
            params: { reference: payment.reference },
            body: { reason, shown: shown.trim() },
            idempotencyKey: key,
          }),
        );
        onDone?.();
      }}
    >
      {(errors) => (
        <TextField
          label="What the seller reads"
          name="shown"
          maxLength={maxRefusalMessageLength}
          autoComplete="off"
          value={shown}
          error={errors.shown}
          onChange={(event) => setShown(event.target.value)}
        />
      )}
    </ReasonDialog>
  );
}
