import { ShopParams } from '@app/contracts/catalog/catalog.schemas';
import { Nullable, NullableString, StrictObject, Success } from '@app/contracts/envelope.schemas';
import { CsvFile } from '@app/contracts/files.schemas';
import Type, { type Static } from 'typebox';

/** The last 7, 30 or 90 days in Africa/Kampala, today included. */
export const AnalyticsQuery = StrictObject({
  days: Type.Optional(Type.Union([Type.Literal(7), Type.Literal(30), Type.Literal(90)], { default: 30 })),
});

/**
 * `views` of the shop and catalogue page, `productViews` of product pages, taps on WhatsApp and TikTok, `sales` the
 * seller marked.
 */
const productFigures = {
  productViews: Type.Integer(),
  whatsapp: Type.Integer(),
  tiktok: Type.Integer(),
  sales: Type.Integer(),
  salesUgx: Type.Integer(),
};
const figures = { views: Type.Integer(), ...productFigures };

/**
 * Orders that were asked in the period, and how many of them were confirmed (or went further), received and proven; the
 * values are those of the priced lines.
 */
export const OrderFigures = Type.Object({
  asked: Type.Integer(),
  confirmed: Type.Integer(),
  received: Type.Integer(),
  proven: Type.Integer(),
  askedUgx: Type.Integer(),
  confirmedUgx: Type.Integer(),
  receivedUgx: Type.Integer(),
  provenUgx: Type.Integer(),
});
export type OrderFigures = Static<typeof OrderFigures>;

/** A post of several cards: `cards` of them, `number` and `title` of the first. Orders that name any of them. */
export const OrderedPost = Type.Object({
  postId: Type.String(),
  number: Type.Integer(),
  title: Type.String(),
  cards: Type.Integer(),
  orders: OrderFigures,
});
export type OrderedPost = Static<typeof OrderedPost>;

/**
 * Figures of a shop, for its owner. `byDay` has every day of the period, oldest first; `byProduct` the first 200 of
 * `productCount` products with any figure, most chats first; `byPost` the 50 posts of several cards of which most was
 * ordered: what one card brings stands in `byProduct`. Days are `YYYY-MM-DD`.
 */
export const Analytics = Type.Object({
  from: Type.String(),
  to: Type.String(),
  totals: Type.Object(figures),
  /** The same number of days before, for the change. */
  previous: Type.Object(figures),
  orders: OrderFigures,
  previousOrders: OrderFigures,
  byDay: Type.Array(Type.Object({ day: Type.String(), ...figures })),
  byProduct: Type.Array(
    Type.Object({
      video_id: Type.String(),
      /** Null when the owner has deleted the product since. */
      number: Nullable(Type.Integer()),
      title: Type.String(),
      /** False while it has no page: hidden, gone from TikTok, or deleted. */
      shown: Type.Boolean(),
      thumbnail_url: NullableString,
      ...productFigures,
      /** Of the orders that name it, and of its own lines. */
      orders: OrderFigures,
    }),
  ),
  productCount: Type.Integer(),
  byPost: Type.Array(OrderedPost),
});
export type Analytics = Static<typeof Analytics>;

export const calls = {
  readAnalytics: {
    summary: 'Figures of the own shop, by day and by product',
    params: ShopParams,
    query: AnalyticsQuery,
    answer: Success(Analytics),
  },
  exportAnalytics: {
    summary: 'All figures of the own shop as CSV, by day and product; for sellers whose subscription has ended, too',
    params: ShopParams,
    answer: CsvFile,
  },
};
