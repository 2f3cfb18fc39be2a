import { orderPath } from '@app/contracts/orders/order-code';
import { removeOrder, type StoredOrder } from '#web/features/my-orders/stored-orders.ts';
import { buyersTitle } from '#web/features/orders/order.messages.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import type { ReadStage } from './use-stages.ts';

/** One order of this browser, with its stage once it was read. */
export function MyOrder({ order, stage }: { order: StoredOrder; stage: ReadStage | undefined }) {
  const { code, number, shopName, summary, askedAtMs } = order;
  const isGone = stage === 'gone';
  const words = (
    <>
      <span className="flex items-center justify-between gap-2">
        <b>{number}</b>
        <span className="text-sm text-muted">{formatDay(new Date(askedAtMs).toISOString())}</span>
      </span>
      <span className="block wrap-anywhere">{shopName}</span>
      <span className="block text-sm wrap-anywhere text-muted">{summary}</span>
      <span className={`block ${isOver(stage) ? 'text-muted' : 'font-semibold'}`}>{stageOf(stage)}</span>
    </>
  );
  return (
    <li className="panel">
      {isGone ? (
        <>
          {words}
          <button type="button" className="button button-quiet" onClick={() => removeOrder(code)}>
            Remove from this list
          </button>
        </>
      ) : (
        <a className="block" href={orderPath(code)}>
          {words}
        </a>
      )}
    </li>
  );
}

/** Nothing is left to do about it. */
const isOver = (stage: ReadStage | undefined): boolean =>
  typeof stage === 'object' && (stage.proven || stage.state === 'cancelled' || stage.state === 'lapsed');

function stageOf(stage: ReadStage | undefined): string {
  if (stage === undefined) return 'Reading how far it is …';
  if (stage === 'gone') return 'No longer kept';
  if (stage === 'unread') return 'How far it is could not be read';
  return stage.paidAt === null ? buyersTitle(stage) : `${buyersTitle(stage)} · Paid`;
}
