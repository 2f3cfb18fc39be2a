import { confirmPayment, refusePayment, takeBackPayment } from '@app/contracts/admin/payments/payments.endpoints';
import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { maxProofLength, maxRefusalMessageLength, minMessageLength } from '@app/contracts/bounds';
import { useState } from 'react';
import { PaymentFacts } from '#web/features/admin/payment/payment-facts.tsx';
import { providerName } from '#web/features/admin/provider-names.ts';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { finishAction } from './action-dialog.ts';
import { ActionForm } from './action-form.tsx';

type Decision = 'confirm' | 'refuse' | 'take-back';

const decisionNames: Record<Decision, string> = {
  confirm: 'Confirm payment',
  refuse: 'Refuse payment',
  'take-back': 'Refund',
};

const offered: Record<AdminPayment['status'], Decision[]> = {
  pending: ['confirm', 'refuse'],
  lapsed: ['confirm', 'refuse'],
  paid: ['take-back'],
  refused: ['confirm'],
  failed: ['confirm'],
  unknown: ['confirm', 'refuse'],
};

export function PaymentActions({ payment, onDone }: { payment: AdminPayment; onDone?: () => void }) {
  const [open, setOpen] = useState<Decision | null>(null);
  const Form = open && forms[open];
  const name = `${formatPrice(payment.amountUgx)}, reference ${payment.reference}`;
  return (
    <div className="payment-actions">
      {offered[payment.status].map((decision) => (
        <Button
          key={decision}
          // A provider says by itself what was paid: confirming against it is the exception.
          variant={decision !== 'confirm' ? 'danger' : payment.provider === 'manual' ? 'brand' : 'quiet'}
          aria-label={`${decisionNames[decision]}: ${name}`}
          onClick={() => setOpen(decision)}
        >
          {decisionNames[decision]}
        </Button>
      ))}
      {Form && <Form payment={payment} name={name} onClose={() => setOpen(null)} onDone={onDone} />}
    </div>
  );
}

interface DecisionDialogProps {
  payment: AdminPayment;
  name: string;
  onClose: () => void;
  onDone: (() => void) | undefined;
}

/** Who pays, and what the provider says, beside the decision. */
function ToCompare({ payment, children }: { payment: AdminPayment; children: string }) {
  const { reference, provider, status } = payment;
  const isUnpaidThere = provider !== 'manual' && (status === 'pending' || status === 'failed');
  return (
    <div className="grid gap-3">
      <p>{children}</p>
      {isUnpaidThere && (
        <p className="notice mb-0 text-ink">
          {providerName(provider)} has not said that this is paid. Confirm it only when you see the money on its portal
          or statement: if it comes later, the seller has paid twice.
        </p>
      )}
      <PaymentFacts reference={reference} />
    </div>
  );
}

/** The transaction ID on the statement says why; without it a reason is required. */
function ConfirmDialog({ payment, name, onClose, onDone }: DecisionDialogProps) {
  return (
    <ActionForm
      onClose={onClose}
      onDone={onDone}
      title={`Confirm ${name}`}
      text={
        <ToCompare payment={payment}>
          The money has arrived. The months are added at once. You can undo it with “Refund”.
        </ToCompare>
      }
      confirmLabel={decisionNames.confirm}
      failed="Failed to confirm the payment"
      fields={{
        receipt: {
          label: 'Transaction ID on the statement',
          hint: payment.receipt ? 'Correct it if the statement shows another one.' : undefined,
          maxLength: maxProofLength,
          initial: payment.receipt ?? '',
        },
      }}
      read={({ receipt }) => ({ receipt: receipt.trim() })}
      isOptional={({ receipt }) => receipt !== ''}
      send={({ receipt }, reason, idempotencyKey) => {
        const body = { ...(receipt && { receipt }), ...(reason && { reason }) };
        return callAdmin(confirmPayment, { params: { reference: payment.reference }, body, idempotencyKey });
      }}
    />
  );
}

function TakeBackDialog({ payment, name, onClose, onDone }: DecisionDialogProps) {
  const [givenBack, setGivenBack] = useState(false);
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Refund ${name}`}
      text="No money is sent by this: send it back yourself first. The seller loses what is left of its months, and reads that the money did not arrive. To undo this, confirm the payment again."
      confirmLabel={decisionNames['take-back']}
      danger
      failed="Failed to refund the payment"
      contents={givenBack}
      onConfirm={async (reason, idempotencyKey) => {
        const { reference } = payment;
        const body = { reason, ...(givenBack && { givenBack }) };
        finishAction(await callAdmin(takeBackPayment, { params: { reference }, body, idempotencyKey }));
        onDone?.();
      }}
    >
      {() => (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" checked={givenBack} onChange={(event) => setGivenBack(event.target.checked)} />
          The money came and was sent back: the seller reads that instead
        </label>
      )}
    </ReasonDialog>
  );
}

function RefuseDialog({ payment, name, onClose, onDone }: DecisionDialogProps) {
  const { reference } = payment;
  return (
    <ActionForm
      onClose={onClose}
      onDone={onDone}
      title={`Refuse ${name}`}
      text={
        <ToCompare payment={payment}>
          The seller reads your words and can pay again. To undo this, confirm the payment.
        </ToCompare>
      }
      confirmLabel="Refuse payment"
      danger
      failed="Failed to refuse the payment"
      fields={{ shown: { label: 'What the seller reads', maxLength: maxRefusalMessageLength } }}
      read={({ shown }) => ({ shown: shown.trim() })}
      check={({ shown }) => ({
        shown: shown.length < minMessageLength ? 'Please tell the seller why, in at least 3 characters' : null,
      })}
      send={(body, reason, idempotencyKey) =>
        callAdmin(refusePayment, { params: { reference }, body: { ...body, reason }, idempotencyKey })
      }
    />
  );
}

const forms: Record<Decision, typeof RefuseDialog> = {
  confirm: ConfirmDialog,
  refuse: RefuseDialog,
  'take-back': TakeBackDialog,
};
