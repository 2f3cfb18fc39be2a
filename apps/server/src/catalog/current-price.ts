// SQL of `products p`. Every query that shows, sorts or sells by a price takes it from here (ADR 36).

/** The price of now. */
export const priceNow = 'current_price(p.price_ugx, p.sale_price_ugx, p.sale_ends_at)';
/** What it cost before, where that can be said. */
export const oldPriceNow =
  'current_old_price(p.price_ugx, p.old_price_ugx, p.sale_price_ugx, p.sale_ends_at, p.sale_from, p.price_since)';
/** When the discount that runs ends; null without one. */
export const saleEndNow = `case when ${priceNow} < p.price_ugx then p.sale_ends_at end`;
