import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { isUuid } from '@app/contracts/uuid';
import { type RawBuilder, sql } from 'kysely';
import { type NamedPaymentRow, namedColumns, toAdminPayment } from '#server/billing/billing.service.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { TypedSearch } from './read-search.ts';

/** Wallet numbers find payments only for those who may read them. */
export type PaymentSearch = TypedSearch & { seesWallets: boolean };

/** Payments that the text itself names, by their own numbers alone: those of a found seller are not among them. */
export async function listFoundPayments(
  db: Db,
  search: PaymentSearch,
  limit: number,
  now: Date,
): Promise<AdminPayment[]> {
  const { rows } = await namedPaymentsSql(
    { keys: [foundPaymentsSql(search, limit)], conditions: [], limit },
    now,
  ).execute(db);
  return rows.map((row) => toAdminPayment(row, now));
}

interface NamedPayments {
  /** Queries for keys: a payment has to be among those of each. */
  keys: RawBuilder<unknown>[];
  /** About `p`. */
  conditions: RawBuilder<unknown>[];
  limit: number;
}

/**
 * Payments as administrators see them, started last first. Each key is looked up by itself: PostgreSQL's estimate of how
 * many a search finds is so wrong that it would read the whole table instead.
 */
export function namedPaymentsSql({ keys, conditions, limit }: NamedPayments, now: Date): RawBuilder<NamedPaymentRow> {
  const from =
    keys.length === 0
      ? sql`payments p`
      : paymentsOf(
          sql.join(
            keys.map((one) => sql`select shop_id, payment_id from (${one}) k group by shop_id, payment_id`),
            sql` intersect `,
          ),
        );
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const order = sql`order by p.created_at desc, p.payment_id desc`;
  return sql<NamedPaymentRow>`select p.*, ${namedColumns(now)}
    from (select p.* from ${from} ${where} ${order} limit ${limit}) p ${order}`;
}

const paymentsOf = (keys: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${keys}) k
  cross join lateral (select * from payments where shop_id = k.shop_id and payment_id = k.payment_id offset 0) p`;

/** A search by fewer signs finds nothing by reference or transaction ID: no index does. */
const minPartLength = 3;

/**
 * The keys of payments that the text itself names: each part has its index. A part of very many, such as “MP25”, is
 * looked for in the order of payments, up to the newest `limit` for which `conditions` about `p` hold, too; with `among`
 * only in the payments of these few keys.
 */
export function foundPaymentsSql(
  { text, phone, seesWallets }: PaymentSearch,
  limit: number,
  { conditions = [], among }: { conditions?: RawBuilder<unknown>[]; among?: RawBuilder<unknown> | undefined } = {},
): RawBuilder<unknown> {
  const part = bare(text);
  const isId = isUuid(text);
  const hasPart = sql`payment_search_text(p.reference, p.receipt) like ${`%${escaped(part)}%`}`;
  const ways = [
    part.length >= minPartLength &&
      !isId &&
      sql`(select p.shop_id, p.payment_id from ${among ? paymentsOf(among) : sql`payments p`}
        where ${sql.join([hasPart, ...conditions], sql` and `)}
        order by p.created_at desc, p.payment_id desc limit ${limit})`,
    sql`select m.shop_id, m.payment_id from mobile_payments m where upper(m.provider_reference) = ${text.toUpperCase()}`,
    isId && sql`select p.shop_id, p.payment_id from payments p where p.payment_id = ${text}::uuid`,
    seesWallets &&
      phone !== null &&
      sql`select m.shop_id, m.payment_id from mobile_payments m where m.phone_number = ${phone}`,
  ].filter((way) => way !== false);
  return sql.join(ways, sql` union all `);
}

/** As the database's payment_search_text stores it. */
const bare = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();
const escaped = (typed: string) => typed.replaceAll(/[\\%_]/g, '\\$&');
