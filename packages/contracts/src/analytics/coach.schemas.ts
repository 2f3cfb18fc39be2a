import { ShopParams } from '@app/contracts/catalog/catalog.schemas';
import { Nullable, NullableString, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

const ofProduct = { videoId: Type.String(), number: Type.Integer(), title: Type.String() };

/**
 * What a seller can do about something that the shop's own numbers of the last 28 days bear out.
 * `asked_back`: buyers asked for a sold-out product, by `size` where they chose one.
 * `no_price`: buyers see no price of `products`; `pricedChats` is how many chats as many views of products with a price brought, null
 * where that would be chance. `watched`: looked at and never asked about; `usualChats` is what as many views bring in this shop.
 * `untouched`: nothing tells since the day `since` that `products` are still there. `no_delivery`: `orders`, and no delivery area.
 * `unconfirmed`: `views` of a shop whose TikTok handle is not proven.
 */
export const Hint = Type.Union([
  Type.Object({ kind: Type.Literal('asked_back'), ...ofProduct, size: NullableString, people: Type.Integer() }),
  Type.Object({
    kind: Type.Literal('no_price'),
    products: Type.Integer(),
    views: Type.Integer(),
    chats: Type.Integer(),
    pricedChats: Nullable(Type.Integer()),
  }),
  Type.Object({ kind: Type.Literal('watched'), ...ofProduct, views: Type.Integer(), usualChats: Type.Integer() }),
  Type.Object({ kind: Type.Literal('untouched'), products: Type.Integer(), since: Type.String() }),
  Type.Object({ kind: Type.Literal('no_delivery'), orders: Type.Integer() }),
  Type.Object({ kind: Type.Literal('unconfirmed'), views: Type.Integer() }),
]);
export type Hint = Static<typeof Hint>;

const WeekFigures = Type.Object({ views: Type.Integer(), chats: Type.Integer(), orders: Type.Integer() });
export type WeekFigures = Static<typeof WeekFigures>;

/**
 * `week`: the last 7 days in Africa/Kampala, today included; `views` are of the shop's page and its products.
 * `hints`: one of a kind at most, the one worth most first.
 */
export const Coach = Type.Object({ week: WeekFigures, weekBefore: WeekFigures, hints: Type.Array(Hint) });
export type Coach = Static<typeof Coach>;

export const calls = {
  readCoach: {
    summary: 'The week of the shop, and what its numbers hint at',
    params: ShopParams,
    answer: Success(Coach),
  },
};
