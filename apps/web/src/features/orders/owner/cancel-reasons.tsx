import type { MarkBody, SellersReason } from '@app/contracts/orders/orders.schemas';
import type { OrderCall } from '#web/features/orders/use-order-call.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { ownersMessages, reasonNames } from './owner-order.messages.ts';

const reasons = Object.keys(reasonNames) as SellersReason[];

/** One tap each, because it can be taken back. */
export function CancelReasons({ call, onMark }: { call: OrderCall; onMark: (body: MarkBody) => void }) {
  return (
    <fieldset className="panel">
      <legend className="sr-only">{ownersMessages.whyCancelled}</legend>
      <p aria-hidden="true" className="font-semibold">
        {ownersMessages.whyCancelled}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {reasons.map((reason) => (
          <Button
            key={reason}
            pending={call.running === 'cancelled'}
            onClick={() => onMark({ mark: 'cancelled', reason })}
          >
            {reasonNames[reason]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
