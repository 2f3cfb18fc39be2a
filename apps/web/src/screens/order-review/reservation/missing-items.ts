import type { ReservedOrder } from '@app/contracts/orders/orders.schemas';
import type { BasketItem } from '#web/features/basket/stored-basket.ts';
import { fieldErrorOf } from '#web/lib/requests/api-error.ts';

type Missing = ReservedOrder['missing'][number];

const reasons = { videoId: 'gone', quantity: 'sold_out', size: 'size_gone' } as const;

/** Why each item is not for sale, by the input that the server refused. */
export function missingItems(items: readonly BasketItem[], refusal: unknown): Missing[] {
  return items.flatMap(({ videoId, size }, index) =>
    Object.entries(reasons)
      .filter(([input]) => fieldErrorOf(refusal, `items.${index}.${input}`) !== undefined)
      .map(([, reason]) => ({ videoId, size, reason })),
  );
}
