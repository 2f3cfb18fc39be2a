import type { Analytics, OrderFigures } from '@app/contracts/analytics/analytics.schemas';

export const noOrders: OrderFigures = {
  asked: 0,
  confirmed: 0,
  received: 0,
  proven: 0,
  askedUgx: 0,
  confirmedUgx: 0,
  receivedUgx: 0,
  provenUgx: 0,
};

const none = { views: 0, productViews: 0, whatsapp: 0, tiktok: 0, sales: 0, salesUgx: 0 };

/** A week of a shop without anything in it. */
export const someAnalytics: Analytics = {
  from: '2026-11-15',
  to: '2026-11-21',
  totals: none,
  previous: none,
  orders: noOrders,
  previousOrders: noOrders,
  byDay: [],
  byProduct: [],
  productCount: 0,
  byPost: [],
};
