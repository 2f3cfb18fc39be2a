import { type RawBuilder, sql } from 'kysely';

// Which payments an administrator has to decide. Counts, lists, filters, badges and metrics all read it here; the
// operator's command lists further ones, whose money may still come.

/** About `m`, and `p`, its payment: in trouble that is not put right. A refusal puts right all but what it brought about. */
const isTroubled = sql<boolean>`m.trouble is not null
  and (p.status not in ('paid', 'refused') or m.trouble = 'refused_before' and p.status = 'refused')`;

/** Of payment `p`: why only a person can put it right, else null. */
export const troubleOfPayment = sql<string | null>`(select m.trouble from mobile_payments m
  where m.shop_id = p.shop_id and m.payment_id = p.payment_id and ${isTroubled})`;

/**
 * About payment `p`: by hand, and undecided until its time is over, or for longer where the seller named a transaction,
 * which can be looked for. The index payments_by_hand has its first two lines.
 */
export const waitsByHand = (now: Date): RawBuilder<boolean> => sql<boolean>`(p.provider = 'manual'
  and (p.status = 'pending' or p.status = 'lapsed' and p.receipt is not null)
  and (p.lapses_at > ${now} or p.receipt is not null))`;

/** The keys and the trouble of payments that their provider left in trouble. */
export const troubledPayments = sql<{ shop_id: string; payment_id: string; trouble: string }>`
  select m.shop_id, m.payment_id, m.trouble from mobile_payments m
  join payments p on p.shop_id = m.shop_id and p.payment_id = m.payment_id where ${isTroubled}`;

/** The keys of payments by hand that wait. */
export const paymentsByHand = (now: Date): RawBuilder<{ shop_id: string; payment_id: string }> => sql`
  select p.shop_id, p.payment_id from payments p where ${waitsByHand(now)}`;
