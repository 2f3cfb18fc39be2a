import type { Hint } from '@app/contracts/analytics/coach.schemas';

interface NamedProduct {
  videoId: string;
  number: number;
  title: string;
}

/** What a shop's own numbers say of the period; products are those that buyers can order. */
export interface ShopFigures {
  /** Of the shop's page and its products, as the statistics count them. */
  views: number;
  orders: number;
  isConfirmed: boolean;
  hasDeliveryAreas: boolean;
  /** `open`: those whose owner has not decided to be asked for the price. All of those without a price all along. */
  unpriced: { products: number; open: number; views: number; chats: number };
  /** Of products with the same price all along. */
  priced: { views: number; chats: number };
  /** Of the priced ones without a chat or an order the one with most views. */
  watched: (NamedProduct & { views: number }) | null;
  untouched: { products: number; since: string | null };
  /** Of the sold-out ones the one, by its size, that most people wait for. */
  askedBack: (NamedProduct & { size: string; people: number }) | null;
}

/** Fewer views say nothing. */
const minViews = 20;
/** From fewer chats a shop's usual share of views that become chats is not known. */
const minPricedChats = 10;
/** None where so many are usual happens once in a thousand products by chance. */
const minUsualChats = 7;
const minPeople = 3;
const minOrders = 3;
const minUntouched = 3;

/**
 * What the numbers bear out, the hint worth most first: by the chats or orders that doing it may bring in such a period. Numbers that may
 * be chance make no hint.
 */
export function hintsOf(figures: ShopFigures): Hint[] {
  return [
    askedBack(figures),
    noPrice(figures),
    watched(figures),
    noDelivery(figures),
    unconfirmed(figures),
    untouched(figures),
  ]
    .filter((one) => one !== null)
    .sort((left, right) => right.worth - left.worth)
    .map(({ hint }) => hint);
}

interface WeighedHint {
  hint: Hint;
  worth: number;
}

/** Each of them is a buyer who waits. */
function askedBack({ askedBack: asked }: ShopFigures): WeighedHint | null {
  if (asked === null || asked.people < minPeople) return null;
  return { hint: { kind: 'asked_back', ...asked, size: asked.size || null }, worth: asked.people };
}

/** Chats that so many views of products with a price bring in this shop. */
const usualChats = ({ priced }: ShopFigures, views: number): number =>
  priced.chats < minPricedChats ? 0 : (views * priced.chats) / priced.views;

/**
 * The comparison is made only with at least as many views, and if the difference is more than twice what chance makes of it. Who wants to
 * be asked for the price hears of it only then.
 */
function noPrice(figures: ShopFigures): WeighedHint | null {
  const { products, open, views, chats } = figures.unpriced;
  if (products === 0 || views < minViews) return null;
  const expected = figures.priced.views >= views ? usualChats(figures, views) : 0;
  const isCompared = expected - chats > 2 * Math.sqrt(expected);
  if (!isCompared && open === 0) return null;
  const pricedChats = isCompared ? Math.round(expected) : null;
  return {
    hint: { kind: 'no_price', products, views, chats, pricedChats },
    worth: isCompared ? expected - chats : views / 50,
  };
}

function watched(figures: ShopFigures): WeighedHint | null {
  if (figures.watched === null || figures.watched.views < minViews) return null;
  const expected = usualChats(figures, figures.watched.views);
  if (expected < minUsualChats) return null;
  return { hint: { kind: 'watched', ...figures.watched, usualChats: Math.round(expected) }, worth: expected };
}

function noDelivery({ orders, hasDeliveryAreas }: ShopFigures): WeighedHint | null {
  if (hasDeliveryAreas || orders < minOrders) return null;
  return { hint: { kind: 'no_delivery', orders }, worth: orders / 2 };
}

function unconfirmed({ views, isConfirmed }: ShopFigures): WeighedHint | null {
  if (isConfirmed || views < minViews) return null;
  return { hint: { kind: 'unconfirmed', views }, worth: views / 40 };
}

function untouched({ untouched: { products, since } }: ShopFigures): WeighedHint | null {
  if (since === null || products < minUntouched) return null;
  return { hint: { kind: 'untouched', products, since }, worth: products / 4 };
}
