import type { MarkBody } from '@app/contracts/orders/orders.schemas';
import { useState } from 'react';
import { HelpLink } from '#web/features/help/help-link.tsx';
import type { OrderCall } from '#web/features/orders/use-order-call.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { ownersMessages } from './owner-order.messages.ts';

interface DeliveryCodeFieldProps {
  /** Marked before without the code, which can still prove it. */
  isReceived: boolean;
  call: OrderCall;
  onMark: (body: MarkBody) => void;
}

/** At the door: the buyer's four digits, or the word of the seller alone. */
export function DeliveryCodeField({ isReceived, call, onMark }: DeliveryCodeFieldProps) {
  const [typed, setTyped] = useState('');
  const [isShort, setShort] = useState(false);
  const { failure, running } = call;
  const error = isShort ? ownersMessages.codeShape : failure?.of === 'received' ? wordsFor(failure.error) : undefined;
  return (
    <form
      className="panel grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isWhole = /^\d{4}$/.test(typed);
        setShort(!isWhole);
        if (isWhole) onMark({ mark: 'received', deliveryCode: typed });
      }}
    >
      <TextField
        label={ownersMessages.codeLabel}
        hint={ownersMessages.codeHint}
        error={error}
        name="deliveryCode"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed}
        onType={(text) => {
          setTyped(text.replace(/\D/g, ''));
          setShort(false);
          call.forget();
        }}
      />
      <SubmitButton pending={running === 'received'}>Received, with the code</SubmitButton>
      {!isReceived && (
        <>
          <Button pending={running === 'received'} onClick={() => onMark({ mark: 'received' })}>
            {ownersMessages.withoutCode}
          </Button>
          <p className="text-sm text-muted">{ownersMessages.notProven}</p>
        </>
      )}
      <HelpLink on="delivery-code" className="justify-self-start" />
    </form>
  );
}
