import { type Rule, repeated, type Violation } from '#faults/checker/violation.ts';

/** Money in the provider's books is one paid payment, and no payment is paid without it. */
export const ledgerEqualsBooks: Rule = (record, { books, rows }) => {
  const stepOf = (paymentId: string) => record.payments.find((entry) => entry.paymentId === paymentId)?.step ?? 0;
  const violations: Violation[] = [];
  const say = (rule: string, paymentId: string, what: string, shows: unknown) =>
    violations.push({ rule, step: stepOf(paymentId), what, shows });
  for (const [paymentId, requests] of repeated(
    books.filter(({ isPaid }) => isPaid),
    (request) => request.paymentId,
  ))
    say('payment doubled', paymentId, `The wallet paid ${paymentId} ${requests.length} times`, requests);
  for (const request of books.filter(({ isPaid }) => isPaid)) {
    const { paymentId, amountUgx } = request;
    const paid = rows.ledger.filter((entry) => entry.paymentId === paymentId && entry.entry === 'paid');
    const payment = rows.payments.find((one) => one.paymentId === paymentId);
    if (payment?.status !== 'paid' || paid.length === 0)
      say('payment lost', paymentId, `${paymentId} is paid in the books and ${payment?.status ?? 'unknown'} here`, {
        request,
        payment,
      });
    else if (paid.length > 1)
      say('payment doubled', paymentId, `${paymentId} stands ${paid.length} times in the ledger`, paid);
    else if (paid[0]?.amountUgx !== amountUgx)
      say('false amount', paymentId, `${paymentId} is ${amountUgx} in the books and ${paid[0]?.amountUgx} here`, paid);
  }
  for (const { paymentId, entry } of rows.ledger)
    if (entry === 'paid' && !books.some((request) => request.paymentId === paymentId && request.isPaid))
      say('payment without money', paymentId, `${paymentId} is paid here and not in the books`, { paymentId });
  return violations;
};

/** What was called paid stays so, and every paid month counts once. */
export const paidStaysPaid: Rule = (record, { rows }) => [
  ...record.payments
    .filter(
      ({ wasPaid, paymentId }) =>
        wasPaid && !rows.payments.some((one) => one.paymentId === paymentId && one.status === 'paid'),
    )
    .map((entry) => ({
      rule: 'payment lost',
      step: entry.step,
      what: `${entry.paymentId} was called paid and is not any more`,
      shows: entry,
    })),
  ...record.payments
    .filter(({ paymentId }) => paymentId !== null && !rows.payments.some((one) => one.paymentId === paymentId))
    .map((entry) => ({
      rule: 'payment lost',
      step: entry.step,
      what: `${entry.paymentId} was begun and is not there`,
      shows: entry,
    })),
  ...rows.paidUntil
    .filter(({ paidMonths, periodMonths }) => paidMonths !== periodMonths)
    .map((shop) => ({
      rule: 'paid time lost',
      step: 0,
      what: `@${shop.handle} paid ${shop.paidMonths} months and has ${shop.periodMonths}`,
      shows: shop,
    })),
];
