import type { RunRecord } from '#faults/record/record.ts';
import { countersAreTrue, nothingWasOdd, picturesOpen, writesComeBack } from './rules/counts.ts';
import { marksAreKept } from './rules/marks.ts';
import { orderNumbersAreUsedOnce, ordersAreKept } from './rules/orders.ts';
import { pastIsAsItWas } from './rules/past.ts';
import { ledgerEqualsBooks, paidStaysPaid } from './rules/payments.ts';
import { accountsAreKept, sessionsAreTrue, suspensionsAreKept } from './rules/people.ts';
import { pricesAreTrue } from './rules/prices.ts';
import { productNumbersAreUsedOnce, productsAreKept } from './rules/products.ts';
import { salesEqualOrders } from './rules/sales.ts';
import type { Rule, Violation } from './violation.ts';
import type { World } from './world.ts';

const rules: Rule[] = [
  nothingWasOdd,
  accountsAreKept,
  sessionsAreTrue,
  suspensionsAreKept,
  productsAreKept,
  productNumbersAreUsedOnce,
  pricesAreTrue,
  ordersAreKept,
  orderNumbersAreUsedOnce,
  marksAreKept,
  salesEqualOrders,
  ledgerEqualsBooks,
  paidStaysPaid,
  countersAreTrue,
  picturesOpen,
  pastIsAsItWas,
  writesComeBack,
];

/** Everything that must hold and does not. */
export const check = (record: RunRecord, world: World): Violation[] => rules.flatMap((rule) => rule(record, world));
