import type { Amount } from '#captions/price/amounts/amounts.ts';
import type { AmountContext } from './amount-context.ts';
import type { Role } from './role-words.ts';
import type { SaleUnit } from './sale-units.ts';
import type { Talk } from './talk.ts';

/** An amount with what is known of it: what it is for, and what was found beside it. */
export interface RatedAmount extends Amount {
  role: Role;
  /**
   * The seller says that this is the price (currency, `price`, `@`, `now` …), not only a number that looks like one.
   */
  isMarked: boolean;
  /** A word such as `now` or `new price` stands at it. */
  isNow: boolean;
  isRetail: boolean;
  isEach: boolean;
  /** Paid at once, where it may also be paid in parts. */
  isCash: boolean;
  /** How much of the goods it is for, where that stands beside it. */
  unit: SaleUnit | null;
  /** What the sentence around it makes of it. */
  talk: Talk;
  context: AmountContext;
}
