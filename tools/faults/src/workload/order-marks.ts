import { markOrder, undoOrderMark } from '@app/contracts/orders/orders.endpoints';
import type { MarkBody, OrderMark } from '@app/contracts/orders/orders.schemas';
import { chosen, type Step } from '#faults/plan/draw-steps.ts';
import { markOf, noteWrite, type OrderEntry } from '#faults/record/record.ts';
import { askAsOwner } from './owner.ts';
import { asOwner } from './sellers.ts';
import type { Action, Shop, Workload } from './workload.ts';

type KnownOrder = OrderEntry & { code: string };

function orderOf(work: Workload, step: Step, { handle }: Shop): KnownOrder | undefined {
  const own = work.record.orders.filter((entry): entry is KnownOrder => entry.handle === handle && entry.code !== null);
  return chosen(own.slice(-8), step.draws[0]);
}

/** What a seller does with an order, as often as it stands here. */
const marks: MarkBody[] = [
  { mark: 'confirmed' },
  { mark: 'confirmed' },
  { mark: 'sent' },
  { mark: 'sent' },
  { mark: 'paid' },
  { mark: 'received' },
  { mark: 'cancelled', reason: 'other' },
];

const mark = asOwner(async (work, step, shop) => {
  const order = orderOf(work, step, shop);
  const body = chosen(marks, step.draws[1]);
  if (!order || !body) return;
  const { code, deliveryCode } = order;
  const asksForCode = body.mark === 'received' && deliveryCode !== null && (step.draws[2] ?? 0) < 0.7;
  const isWrong = asksForCode && (step.draws[3] ?? 0) < 0.3;
  const said = isWrong ? otherCode(deliveryCode) : deliveryCode;
  const input = { params: { code }, body: asksForCode && said ? { ...body, deliveryCode: said } : body };
  const result = await askAsOwner(work, shop, step.index, markOrder, input);
  if (isWrong && result.outcome === 'done')
    work.record.surprises.push({ step: step.index, what: `${code} was received with a wrong delivery code` });
  noteWrite(work.record, { step: step.index, register: markOf(code, body.mark, 'owner'), value: true }, result);
});

/** The same length, and never the right one. */
const otherCode = (code: string): string => `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;

/** The mark that the record says stands. */
function standingMark({ record }: Workload, code: string): OrderMark | undefined {
  const names: OrderMark[] = ['cancelled', 'received', 'paid', 'sent', 'confirmed'];
  return names.find(
    (name) => record.writes.findLast(({ register }) => register === markOf(code, name, 'owner'))?.value,
  );
}

const undo = asOwner(async (work, step, shop) => {
  const order = orderOf(work, step, shop);
  const name = order && standingMark(work, order.code);
  if (!order || !name) return;
  const { code } = order;
  // Without the time of the mark the last one of its name.
  const result = await askAsOwner(work, shop, step.index, undoOrderMark, { params: { code, mark: name } });
  noteWrite(work.record, { step: step.index, register: markOf(code, name, 'owner'), value: false }, result);
});

/** What sellers say of orders. */
export const orderMarkActions = { mark, undo } satisfies Record<string, Action>;
