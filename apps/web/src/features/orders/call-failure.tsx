import { wordsFor } from '#web/lib/requests/error.messages.ts';
import type { OrderCall } from './use-order-call.ts';

/** What went wrong with one of these actions, beside its button. */
export function CallFailure({ call, of }: { call: OrderCall; of: string[] }) {
  const { failure } = call;
  return (
    <div role="alert">
      {failure && of.includes(failure.of) && (
        <p className="text-sm font-semibold text-danger">{wordsFor(failure.error)}</p>
      )}
    </div>
  );
}
