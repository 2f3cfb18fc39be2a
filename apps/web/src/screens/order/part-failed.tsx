import { wordsFor } from '#web/lib/requests/error.messages.ts';
import type { OpenOrder } from './use-order.ts';

/** In place of the buyer's or the owner's part until it was read. */
export function PartFailed({ open: { secret, failure, read } }: { open: OpenOrder }) {
  return (
    <div role="status" className="panel grid gap-3">
      {failure === null ? (
        <p className="text-muted">Opening your part …</p>
      ) : (
        <>
          <p>
            {secret === null
              ? 'The buyer’s name, place and phone could not be read.'
              : 'Your part of this order, with the delivery code, could not be read.'}{' '}
            {wordsFor(failure)}
          </p>
          <button type="button" className="button button-quiet" onClick={read}>
            Try again
          </button>
        </>
      )}
    </div>
  );
}
