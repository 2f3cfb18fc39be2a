import { findOrder } from '#web/features/my-orders/stored-orders.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { DeliveryCode } from '#web/screens/order/buyer/delivery-code.tsx';
import type { OpenOrder } from '#web/screens/order/open/use-order.ts';

/** In place of the buyer's or the owner's part until it was read; the code for the door is kept in the browser. */
export function PartFailed({ open: { order, secret, failure, read } }: { open: OpenOrder }) {
  const code = failure === null || secret === null ? null : findOrder(order.code)?.deliveryCode;
  return (
    <>
      {code && <DeliveryCode code={code} />}
      <div role="status" className="panel grid gap-3">
        {failure === null ? (
          <p className="text-muted">Opening your part …</p>
        ) : !navigator.onLine ? (
          // The banner has the way to try again.
          <p>Without internet this is all that this phone has kept. The rest comes back with the internet.</p>
        ) : (
          <>
            <p>
              {secret === null
                ? 'The buyer’s name, place and phone could not be read.'
                : `Your part of this order${code ? '' : ', with the delivery code,'} could not be read.`}{' '}
              {wordsFor(failure)}
            </p>
            <button type="button" className="button button-quiet" onClick={read}>
              Try again
            </button>
          </>
        )}
      </div>
    </>
  );
}
