import {
  maxBuyerNameLength,
  maxBuyerPhoneLength,
  maxBuyerPlaceLength,
  maxOrderLines,
  maxOrderNoteLength,
  maxPriceUgx,
  maxQuantity,
  maxSizeLength,
} from '@app/contracts/bounds';
import { Picture, ShopParams } from '@app/contracts/catalog/catalog.schemas';
import { DeliveryWay, ZoneId } from '@app/contracts/catalog/facts.schemas';
import { productIdPattern } from '@app/contracts/catalog/product-id';
import {
  Instant,
  Nothing,
  Nullable,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';
import { deliveryCodePattern, orderCodePattern, orderSecretPattern } from './order-code.ts';

/**
 * `reserved`: the review is open. `asked`: opened in WhatsApp. `lapsed`: asked for 72 hours without a mark, and can still
 * be confirmed for 30 days. `paid` is a time beside the state.
 */
export const OrderState = OneOf('reserved', 'asked', 'confirmed', 'sent', 'received', 'cancelled', 'lapsed');
export type OrderState = Static<typeof OrderState>;

export const OrderMark = OneOf('confirmed', 'sent', 'paid', 'received', 'cancelled');
export type OrderMark = Static<typeof OrderMark>;

/** The mark of an order that records its sales. */
export const SalesAt = OneOf('received', 'paid');
export type SalesAt = Static<typeof SalesAt>;

/** Why an order was cancelled. `replaced`: the buyer sent another one in its place. */
export const CancelReason = OneOf('out_of_stock', 'no_answer', 'wrong_price', 'other', 'buyer', 'replaced');
export type CancelReason = Static<typeof CancelReason>;
/** Those that a seller can choose. */
export const SellersReason = OneOf('out_of_stock', 'no_answer', 'wrong_price', 'other');
export type SellersReason = Static<typeof SellersReason>;

const VideoId = Type.String({ pattern: productIdPattern });
const OrderSecret = Type.String({ pattern: orderSecretPattern });
const OrderCode = Type.String({ pattern: orderCodePattern });
const Quantity = Type.Integer({ minimum: 1, maximum: maxQuantity });
const NullablePrice = Nullable(Type.Integer());

/** `seenPriceUgx`: what the buyer saw when it went into the basket, null without a price. */
export const OrderItem = StrictObject({
  videoId: VideoId,
  size: Type.Optional(Type.String({ minLength: 1, maxLength: maxSizeLength })),
  quantity: Quantity,
  note: Type.Optional(Type.String({ maxLength: maxOrderNoteLength })),
  seenPriceUgx: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: maxPriceUgx }))),
});
export type OrderItem = Static<typeof OrderItem>;

/** For the rider; as the buyer typed it. */
export const OrderCustomer = StrictObject({
  name: Type.Optional(Type.String({ maxLength: maxBuyerNameLength })),
  place: Type.Optional(Type.String({ maxLength: maxBuyerPlaceLength })),
  phone: Type.Optional(Type.String({ maxLength: maxBuyerPhoneLength, pattern: '^[+0-9 ()./-]*$' })),
});
export type OrderCustomer = Static<typeof OrderCustomer>;

/**
 * `zoneId`, `way`: where to and how, of the shop's zones; left out, delivery is to be agreed. `customer`: left out, what
 * was given before stays. `mark`: the random mark of this browser for this shop. `replaces`: the
 * order that is cancelled when this one is opened in WhatsApp, unless it is paid or on its way by then.
 */
export const OrderBody = StrictObject({
  items: Type.Array(OrderItem, { minItems: 1, maxItems: maxOrderLines }),
  zoneId: Type.Optional(ZoneId),
  way: Type.Optional(DeliveryWay),
  customer: Type.Optional(OrderCustomer),
  mark: Type.Optional(Type.String({ pattern: orderSecretPattern })),
  replaces: Type.Optional(StrictObject({ code: OrderCode, secret: OrderSecret })),
});
export type OrderBody = Static<typeof OrderBody>;

/** `order`: what stands in the message. */
export const SentBody = StrictObject({ secret: OrderSecret, order: Type.Optional(OrderBody) });
export type SentBody = Static<typeof SentBody>;

/** How an order gets to its buyer, as it was when it was asked. `feeUgx`: null to be agreed, 0 free. */
export const Delivery = Type.Object({
  zoneId: Type.String(),
  zone: Type.String(),
  way: DeliveryWay,
  feeUgx: Nullable(Type.Integer()),
});
export type Delivery = Static<typeof Delivery>;

/** A line at the price of the moment; `number` is the product's. */
export const OrderLine = Type.Object({
  videoId: Type.String(),
  number: Type.Integer(),
  title: Type.String(),
  size: NullableString,
  quantity: Type.Integer(),
  priceUgx: NullablePrice,
});
export type OrderLine = Static<typeof OrderLine>;

/** What is not in the order, and why. `size_gone`: the product has not this size any more. */
export const MissingItem = Type.Object({
  videoId: Type.String(),
  size: NullableString,
  reason: OneOf('gone', 'sold_out', 'size_gone'),
});
export type MissingItem = Static<typeof MissingItem>;

/** The order whose place another one takes. One that is paid or on its way by then is not cancelled: both stay. */
export const ReplacedOrder = Type.Object({
  code: Type.String(),
  number: Type.String(),
  willBeCancelled: Type.Boolean(),
});
export type ReplacedOrder = Static<typeof ReplacedOrder>;

/**
 * `changed` compares with what the buyer saw. `totalUgx` is of the lines with a price and the delivery with a fee,
 * `unpriced` counts pieces without. `saleEndsAt`: when the first of its discounts ends. `delivery`: null to be agreed,
 * also where the shop has the zone no longer. `replaces` is null, too, when that order was cancelled before.
 */
export const ReservedOrder = Type.Object({
  code: Type.String(),
  number: Type.String(),
  url: Type.String(),
  secret: Type.String(),
  deliveryCode: Type.String(),
  text: Type.String(),
  whatsappUrl: Type.String(),
  totalUgx: Type.Integer(),
  unpriced: Type.Integer(),
  saleEndsAt: NullableInstant,
  delivery: Nullable(Delivery),
  payOnDelivery: Type.Boolean(),
  lines: Type.Array(Type.Interface([OrderLine], { changed: Nullable(OneOf('price', 'was_unpriced')) })),
  missing: Type.Array(MissingItem),
  replaces: Nullable(ReplacedOrder),
});
export type ReservedOrder = Static<typeof ReservedOrder>;

/** Whose order it is asked for, as far as a page may know. */
export const OrderShop = Type.Object({
  /** Null when the shop is closed or has moved: nothing leads there. */
  handle: NullableString,
  displayName: Type.String(),
  /** Null without a number, while no chat is offered, and where nothing leads to the shop. */
  phoneNumber: NullableString,
  /** Its owner takes calls on that number. */
  callsAllowed: Type.Boolean(),
  /** The shop has lost its address, or has another holder. */
  hasMoved: Type.Boolean(),
});
export type OrderShop = Static<typeof OrderShop>;

/** What happened and stands, oldest first. */
export const MarkInHistory = Type.Object({ state: Type.Union([Type.Literal('asked'), OrderMark]), at: Instant });

/** What only the browser with the secret, and the shop's owner, see. Texts are null when they were not given, or erased. */
export const BuyersPart = Type.Object({
  /** For the browser with the secret alone; null for the owner, who hears it at the door. */
  deliveryCode: NullableString,
  name: NullableString,
  place: NullableString,
  phone: NullableString,
  /** Notes by line, in the order of the lines. */
  notes: Type.Array(NullableString),
  /** What was written to the seller; null for the owner. */
  text: NullableString,
  whatsappUrl: NullableString,
  /** When the prices were read last: they may be days old in an order that was not sent yet. */
  pricesAt: Instant,
  /** When name, place, phone and notes are erased; null while that is not known, and once they are. */
  erasedAt: NullableInstant,
});
export type BuyersPart = Static<typeof BuyersPart>;

/** Marks that this caller may make now, and those that they may take back: made at, and until when. */
export const OrderRights = Type.Object({
  marks: Type.Array(OrderMark),
  undo: Type.Array(Type.Object({ mark: OrderMark, at: Instant, until: Instant })),
});
export type OrderRights = Static<typeof OrderRights>;

/** An order as its page shows it; prices are those of the moment when it was asked. */
export const Order = Type.Object({
  code: Type.String(),
  number: Type.String(),
  state: OrderState,
  askedAt: NullableInstant,
  paidAt: NullableInstant,
  proven: Type.Boolean(),
  cancelReason: Nullable(CancelReason),
  /** The order that the buyer sent in place of this one. */
  replacedBy: NullableString,
  lines: Type.Array(Type.Interface([OrderLine], { picture: Nullable(Picture) })),
  totalUgx: Type.Integer(),
  unpriced: Type.Integer(),
  delivery: Nullable(Delivery),
  /** Offered by the seller when it was asked. */
  payOnDelivery: Type.Boolean(),
  history: Type.Array(MarkInHistory),
  shop: OrderShop,
  /** Null for who has neither the secret nor the shop's session. */
  buyer: Nullable(BuyersPart),
  /** From a session of the shop, so that nothing proves it. Told to its owner alone; false to others. */
  placedByShop: Type.Boolean(),
  rights: OrderRights,
});
export type Order = Static<typeof Order>;

export const OrderParams = Type.Object({ code: OrderCode });

/** `reason` belongs to `cancelled` by the owner, `deliveryCode` to `received` by the owner. */
export const MarkBody = StrictObject({
  mark: OrderMark,
  deliveryCode: Type.Optional(Type.String({ pattern: deliveryCodePattern })),
  reason: Type.Optional(SellersReason),
});
export type MarkBody = Static<typeof MarkBody>;

const tags = ['orders'];

export const calls = {
  createOrder: {
    tags,
    status: 201,
    summary: 'Reserve an order of a basket: its number, code, secret and the text for WhatsApp',
    description:
      'Repeated with the same Idempotency-Key it is the same order. `nothing_to_order` names the input that each item fails by: `items.0.videoId` (gone), `items.0.quantity` (sold out), `items.0.size` (the size is gone).',
    params: ShopParams,
    body: OrderBody,
    answer: Success(ReservedOrder),
  },
  changeOrder: {
    tags,
    summary: 'Give a reserved order other contents, at the prices of now',
    params: OrderParams,
    body: OrderBody,
    answer: Success(ReservedOrder),
  },
  noteOrderSent: {
    tags,
    summary: 'The order was opened in WhatsApp: from now on its contents stay',
    description:
      'With `order` it first gets these contents, those of the message: its lines at the prices that they have, also what sold out since. They count once, also where the shop opened the order first, until its first mark; after that only `customer` does, where none is there, and `replaces`. Where they can not be taken it keeps its own, and what the buyer had erased stays erased. Repeated it changes nothing.',
    params: OrderParams,
    body: SentBody,
    answer: Success(Nothing),
  },
  readOrder: {
    tags,
    summary: "An order as its page shows it; with its secret, and for the shop's owner, the buyer's part",
    params: OrderParams,
    answer: Success(Order),
  },
  markOrder: {
    tags,
    summary: 'Say what has become of an order',
    params: OrderParams,
    body: MarkBody,
    answer: Success(Order),
  },
  undoOrderMark: {
    tags,
    summary: 'Take a mark back, for 10 minutes',
    description:
      'Repeated with the time of the mark it changes nothing. Not for `cancelled` once another order was sent in its place, nor for `sent` and `received` of the owner while the word of the buyer proves them.',
    params: Type.Object({ code: OrderCode, mark: OrderMark }),
    query: StrictObject({ at: Type.Optional(Instant) }),
    answer: Success(Order),
  },
  eraseCustomer: {
    tags,
    summary: "Erase the buyer's name, place, phone and notes now",
    params: OrderParams,
    answer: Success(Nothing),
  },
};
