import type { Picture } from '@app/contracts/catalog/catalog.schemas';
import { whatsappLink } from '@app/contracts/messages/message-text';
import { orderUrl } from '@app/contracts/orders/order-code';
import { orderMessage } from '@app/contracts/orders/order-message';
import type { BuyersPart, Order, OrderShop } from '@app/contracts/orders/orders.schemas';
import { chatAllowed } from '#server/catalog/catalog.service.ts';
import { type Customer, openCustomer } from '#server/orders/order/customer.ts';
import { erasedAt, rightsOf, type Side, shownState } from '#server/orders/order/marks.ts';
import type { OrderRow, OrderShopRow, ShownOrderRow } from '#server/orders/order/order.queries.ts';
import { deliveryCodeOf } from '#server/orders/order/order-secrets.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { nameToShow } from '#server/platform/names/nickname.ts';

const noRights: Order['rights'] = { marks: [], undo: [] };

/** An order for one side, or for a stranger who has its address. `pictures` by product. */
export function toOrder(
  orders: OrdersContext,
  row: ShownOrderRow,
  side: Side | null,
  pictures: ReadonlyMap<string, Picture>,
  now: Date,
  shop: OrderShop,
): Order {
  return {
    code: row.code,
    number: row.number,
    state: shownState(row, now),
    askedAt: row.asked_at?.toISOString() ?? null,
    paidAt: row.paid_at?.toISOString() ?? null,
    proven: row.proven_at !== null,
    cancelReason: row.cancel_reason,
    replacedBy: row.replaced_by,
    lines: row.lines.map((line) => ({ ...line, picture: pictures.get(line.videoId) ?? null })),
    totalUgx: toPayUgx(row),
    unpriced: row.unpriced,
    delivery: row.delivery,
    payOnDelivery: row.pay_on_delivery,
    history: historyOf(row),
    shop,
    buyer: side === null ? null : toBuyersPart(orders, row, side, shop),
    placedByShop: side === 'owner' && row.placed_by_shop,
    rights: side === null ? noRights : rightsOf(row, side, now),
  };
}

/** What the buyer pays: the goods that have a price, and the delivery that has a fee. */
export const toPayUgx = ({ total_ugx, delivery }: Pick<OrderRow, 'total_ugx' | 'delivery'>): number =>
  total_ugx + (delivery?.feeUgx ?? 0);

/** What stands, oldest first. */
export function historyOf({ asked_at, history }: Pick<ShownOrderRow, 'asked_at' | 'history'>): Order['history'] {
  const asked = asked_at === null ? [] : [{ state: 'asked' as const, at: asked_at.toISOString() }];
  return [...asked, ...history.filter((mark) => !mark.undoneAt).map(({ mark, at }) => ({ state: mark, at }))];
}

export function toOrderShop(row: OrderShopRow, isFromFormerHolder: boolean): OrderShop {
  const handle = isFromFormerHolder ? null : row.handle;
  const phoneNumber = handle !== null && chatAllowed(row) ? row.whatsapp_number : null;
  return {
    handle,
    displayName: isFromFormerHolder
      ? 'A shop that has moved'
      : (nameToShow(row.display_name) ?? `@${row.former_handle}`),
    phoneNumber,
    callsAllowed: phoneNumber !== null && row.calls_allowed,
    hasMoved: isFromFormerHolder || row.is_detached,
  };
}

function toBuyersPart(orders: OrdersContext, row: ShownOrderRow, side: Side, shop: OrderShop): BuyersPart {
  const customer = openCustomer(orders, row.order_id, row.customer);
  const { name, place, phone, notes } = customer;
  return {
    ...(side === 'buyer'
      ? toMessage(orders, row, customer, shop)
      : { deliveryCode: null, text: null, whatsappUrl: null }),
    name,
    place,
    phone,
    notes: row.lines.map((_, index) => notes[index] ?? null),
    pricesAt: row.created_at.toISOString(),
    erasedAt: row.customer === null ? null : (erasedAt(row)?.toISOString() ?? null),
  };
}

function toMessage(orders: OrdersContext, row: ShownOrderRow, customer: Customer, shop: OrderShop) {
  const { name, place, phone, notes } = customer;
  const lines = row.lines.map((line, index) => ({ ...line, note: notes[index] ?? null }));
  const url = orderUrl(orders.publicOrigin(), row.code);
  const text = orderMessage({
    number: row.number,
    lines,
    delivery: row.delivery,
    payOnDelivery: row.pay_on_delivery,
    customer: { name, place, phone },
    url,
  });
  return {
    deliveryCode: deliveryCodeOf(orders.key, row.order_id),
    text,
    whatsappUrl: whatsappLink(shop.phoneNumber, text),
  };
}
