import { giveReceipt } from '@app/contracts/billing/billing.endpoints';
import type { Payment } from '@app/contracts/billing/billing.schemas';
import { maxReceiptLength } from '@app/contracts/bounds';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cacheSubscription } from '#web/features/billing/billing.api.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';

const missing = 'Please enter the transaction ID from the SMS, at least 6 letters or digits';

export function HavePaid({ payment }: { payment: Payment }) {
  const [isChanging, setChanging] = useState(false);
  if (payment.receipt === null || isChanging)
    return <ReceiptForm payment={payment} onDone={() => setChanging(false)} />;
  return (
    <div className="grid gap-2">
      <p className="notice mb-0 wrap-anywhere" role="status">
        <span>
          You have told us that you paid. Transaction ID: <b>{payment.receipt}</b>
        </span>
      </p>
      <Button onClick={() => setChanging(true)}>Change the transaction ID</Button>
    </div>
  );
}

function ReceiptForm({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(payment.receipt ?? '');
  const { submit, pending, errors, edit, formRef } = useSubmit<'receipt'>({
    send: async () => {
      const receipt = typed.replace(/\s/g, '').toUpperCase();
      requireValid({ receipt: /^[A-Z0-9.-]{6,}$/.test(receipt) ? null : missing });
      const input = { params: { paymentId: payment.paymentId }, body: { receipt } };
      cacheSubscription(client, (await call(giveReceipt, input)).data);
      onDone();
    },
    errorsOf: (failure) => fieldErrors(failure, ['receipt'], 'receipt'),
    failed: 'Failed to send the transaction ID. Please try again.',
  });
  return (
    <form ref={formRef} className="grid gap-3" onSubmit={submit} noValidate>
      <TextField
        label="Transaction ID"
        name="receipt"
        hint="It is in the SMS that MTN or Airtel sends you after you pay."
        maxLength={maxReceiptLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={errors.receipt}
        onType={edit(setTyped)}
      />
      <Button type="submit" variant="brand" pending={pending}>
        I have paid
      </Button>
    </form>
  );
}
