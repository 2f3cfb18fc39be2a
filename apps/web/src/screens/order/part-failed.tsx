import { wordsFor } from '#web/lib/requests/error.messages.ts';
import type { OpenOrder } from './use-order.ts';

/** In place of the buyer's part until it was read. */
export function PartFailed({ open: { failure, read } }: { open: OpenOrder }) {
  return (
    <div role="status" className="panel grid gap-3">
      {failure === null ? (
        <p className="text-muted">Opening your part …</p>
      ) : (
        <>
          <p>Your part of this order, with the delivery code, could not be read. {wordsFor(failure)}</p>
          <button type="button" className="button button-quiet" onClick={read}>
            Try again
          </button>
        </>
      )}
    </div>
  );
}
