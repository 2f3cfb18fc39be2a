import type { Payment } from '@app/contracts/billing';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { CopyField } from '#web/ui/seller/copy-field.tsx';

/** What to do on the phone while a payment by hand waits; it goes away by itself when the money has come. */
export function PaymentByHand({ payment }: { payment: Payment }) {
  const { amountUgx, reference, instructions } = payment;
  return (
    <section className="panel grid gap-4" aria-labelledby="pay">
      <div>
        <h2 id="pay" className="text-lg leading-tight font-bold">
          Waiting for your payment
        </h2>
        <p className="mt-1 text-muted" role="status">
          Your month starts when we have received the money. This page shows it by itself.
        </p>
      </div>
      {instructions && (
        <>
          <ol className="grid list-decimal gap-1 pl-5">
            <li>Open mobile money on your phone and choose to pay a merchant.</li>
            <li>
              Send {formatPrice(amountUgx)} to {instructions.merchantNumber} ({instructions.merchantName}).
            </li>
            <li>Write the reference {reference}, so that we know it is from you.</li>
          </ol>
          <CopyField
            label="Merchant number"
            value={instructions.merchantNumber}
            done="Number copied"
            failed="Failed to copy the number"
          />
          <CopyField
            label="Amount (UGX)"
            value={String(amountUgx)}
            done="Amount copied"
            failed="Failed to copy the amount"
          />
        </>
      )}
      <CopyField label="Reference" value={reference} done="Reference copied" failed="Failed to copy the reference" />
    </section>
  );
}
