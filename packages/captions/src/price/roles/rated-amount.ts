import type { Amount } from '#captions/price/amounts/amounts.ts';
import type { AmountContext } from './amount-context.ts';
import type { Role } from './role-words.ts';
import type { SaleUnit } from './sale-units.ts';
import type { Talk } from './talk.ts';

export interface RatedAmount extends Amount {
  role: Role;
  /** Currency, `price`, `@` or `now` says that it is the price; it does not only look like one. */
  isMarked: boolean;
  isNow: boolean;
  isRetail: boolean;
  isEach: boolean;
  /** Paid at once, where it may also be paid in parts. */
  isCash: boolean;
  /** How much of the goods it is for, where that stands beside it. */
  unit: SaleUnit | null;
  talk: Talk;
  context: AmountContext;
}
