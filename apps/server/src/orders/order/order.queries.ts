import type { CancelReason, Delivery, OrderLine } from '@app/contracts/orders/orders.schemas';
import { CompiledQuery } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Mark, MarkedOrder } from './marks.ts';
import { isOrderSecret } from './order-secrets.ts';

/** An order as it is stored, without the hashes of its sender. */
export interface OrderRow extends MarkedOrder {
  shop_id: string;
  order_id: string;
  code: string;
  number: string;
  secret_hash: Uint8Array;
  history: Mark[];
  created_at: Date;
  paid_at: Date | null;
  proven_at: Date | null;
  cancel_reason: CancelReason | null;
  lines: OrderLine[];
  total_ugx: number;
  unpriced: number;
  delivery: Delivery | null;
  pay_on_delivery: boolean;
  customer: string | null;
  has_phone: boolean;
  erase_due_at: Date | null;
  from_former_holder: boolean;
  browser_hash: Uint8Array | null;
  sender_hash: Uint8Array | null;
  folded: boolean;
  awaits_message: boolean;
  wrong_codes: number;
  wrong_codes_in_row: number;
  code_paused_until: Date | null;
  last_wrong_code: Uint8Array | null;
  replaces_order_id: string | null;
}

const ownColumns = `o.order_id, o.created_at, o.code, o.number, o.state, o.asked_at, o.paid_at, o.proven_at, o.cancel_reason,
  o.lines, o.total_ugx, o.unpriced, o.delivery, o.pay_on_delivery, o.history, o.customer, o.erase_due_at, o.placed_by_shop,
  o.replaced_by_order_id`;

/** Made before the present holder took the shop over. */
const fromFormerHolder = `coalesce(o.created_at <= (select f.orders_from from shops f where f.shop_id = o.shop_id), false)
  as from_former_holder`;

export const orderColumns = `${ownColumns}, ${fromFormerHolder}, o.shop_id, o.secret_hash, o.has_phone, o.browser_hash,
  o.sender_hash, o.folded, o.awaits_message, o.wrong_codes, o.wrong_codes_in_row, o.code_paused_until, o.last_wrong_code,
  o.replaces_order_id`;

/** The orders `o` of the shop's present holder; `shopId` is a parameter's name. */
export const ofPresentHolder = (shopId: string) =>
  `o.created_at > coalesce((select f.orders_from from shops f where f.shop_id = ${shopId}), '-infinity')`;

const findByCode = `select ${orderColumns} from orders o where o.code = $1`;
const lockByCode = `${findByCode} for no key update`;
const lockById = `select ${orderColumns} from orders o where o.shop_id = $1 and o.order_id = $2 for no key update`;
const lockReserved = `select ${orderColumns} from orders o where o.shop_id = $1 and o.replaces_order_id = $2
  and o.state = 'reserved' order by o.created_at desc limit $3 for no key update skip locked`;

async function first<Row>(db: Db | Trx, statement: string, values: unknown[]): Promise<Row | null> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(statement, values))).rows[0] ?? null;
}

/** Until the transaction ends nothing else changes the order. */
export const lockOrder = (trx: Trx, code: string) => first<OrderRow>(trx, lockByCode, [code]);

/** For the browser that ordered. Throws `order_gone`, and `forbidden` without its secret. */
export const lockBuyersOrder = async (trx: Trx, code: string, secret: string): Promise<OrderRow> =>
  requireBuyers(await lockOrder(trx, code), secret);

/** The same, and nothing is held. */
export const findBuyersOrder = async (db: Db, code: string, secret: string): Promise<OrderRow> =>
  requireBuyers(await first<OrderRow>(db, findByCode, [code]), secret);

function requireBuyers(order: OrderRow | null, secret: string): OrderRow {
  if (!order) throw new AppError('order_gone');
  if (!isOrderSecret(order.secret_hash, secret)) throw new AppError('forbidden');
  return order;
}

export const lockOrderById = (trx: Trx, shopId: string, orderId: string) =>
  first<OrderRow>(trx, lockById, [shopId, orderId]);

/** Those changed last. One that is held is left out: its holder may wait for this order, as the newer one always does. */
export const lockReservedInPlaceOf = async (trx: Trx, { shop_id, order_id }: OrderRow, most: number) =>
  (await trx.executeQuery<OrderRow>(CompiledQuery.raw(lockReserved, [shop_id, order_id, most]))).rows;

type OwnColumn =
  | keyof MarkedOrder
  | 'order_id'
  | 'created_at'
  | 'code'
  | 'number'
  | 'paid_at'
  | 'proven_at'
  | 'cancel_reason'
  | 'lines'
  | 'total_ugx'
  | 'unpriced'
  | 'delivery'
  | 'pay_on_delivery'
  | 'history'
  | 'customer'
  | 'erase_due_at';

/** What is shown of an order. */
export interface ShownOrderRow extends Pick<OrderRow, OwnColumn> {
  replaced_by: string | null;
}

/** The shop that an order was asked of, as visitors may know it. */
export interface OrderShopRow {
  /** Null when the shop is closed, or has lost its address. */
  handle: string | null;
  is_detached: boolean;
  former_handle: string | null;
  display_name: string | null;
  whatsapp_number: string | null;
  calls_allowed: boolean;
  confirmed_at: Date | null;
  tiktok_user_id: string | null;
  is_verified: boolean;
  follower_count: number;
}

export const shownColumns = `${ownColumns},
  (select r.code from orders r where r.shop_id = o.shop_id and r.order_id = o.replaced_by_order_id) as replaced_by`;

export const orderShopColumns = `
  case when s.handle_check is null and a.deletion_due_at is null and s.suspended_at is null then s.handle end as handle,
  s.handle is null as is_detached, coalesce(s.handle, s.detached_handle) as former_handle, coalesce(s.owner_display_name, s.display_name) as display_name,
  a.whatsapp_number, a.calls_allowed, a.confirmed_at, s.tiktok_user_id, s.is_verified, s.follower_count`;

const shownByCode = `select ${shownColumns}, ${fromFormerHolder}, o.shop_id, o.secret_hash, ${orderShopColumns}
  from orders o join shops s on s.shop_id = o.shop_id join accounts a on a.account_id = o.shop_id where o.code = $1`;

/** An order with its shop, and with what tells whose it is. */
export const findShownOrder = (db: Db | Trx, code: string) =>
  first<ShownOrderRow & OrderShopRow & Pick<OrderRow, 'from_former_holder' | 'shop_id' | 'secret_hash'>>(
    db,
    shownByCode,
    [code],
  );
