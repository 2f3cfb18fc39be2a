import type { OrderState } from '@app/contracts/orders/orders.schemas';
import type { SessionEntry } from '#faults/record/record.ts';

/** What was found when everything was repaired: by the public API, by the simulators, and by sums of the database. */
export interface World {
  /** What had not caught up in time; none when all had. */
  late: string[];
  /** Whether visitors find the shop, before the checker opens it. */
  shops: { handle: string; isOpen: boolean }[];
  products: FoundProduct[];
  /** As its buyer reads it; null where it is not there. */
  orders: { code: string; found: FoundOrder | null }[];
  /** What the token and the refresh token of each session are good for; null without an answer. */
  sessions: { session: SessionEntry; token: boolean | null; refreshToken: boolean | null }[];
  accounts: { handle: string; userId: string | null }[];
  books: PaidRequest[];
  pictures: { url: string; productId: string; status: number; type: string }[];
  /** What each fault took from people, where the plan has a probe. */
  noticed: Noticed[];
  rows: Rows;
}

export interface Noticed {
  kind: string;
  step: number;
  /** Between two writes that were acknowledged. */
  writesAwayMs: number;
  mayTakeMs: number;
  pagesAwayMs: number;
  pagesRead: number;
  pagesFailed: number;
}

export interface FoundProduct {
  handle: string;
  productId: string;
  number: number;
  title: string;
  priceUgx: number | null;
  from: number;
  to: number;
}

export interface FoundOrder {
  number: string;
  state: OrderState;
  lines: { videoId: string; quantity: number; priceUgx: number | null }[];
  totalUgx: number;
}

/** A request in the provider's books. */
export interface PaidRequest {
  paymentId: string;
  amountUgx: number;
  isPaid: boolean;
}

/** What only the database can tell. */
export interface Rows {
  orders: OrderInRows[];
  products: { handle: string; productId: string; number: number; title: string; isByHand: boolean }[];
  payments: { handle: string; paymentId: string; status: string; amountUgx: number; months: number }[];
  ledger: { paymentId: string; entry: string; amountUgx: number }[];
  paidUntil: { handle: string; paidMonths: number; periodMonths: number }[];
  sales: { code: string; pieces: number; ugx: number }[];
  counters: { name: string; counted: number; real: number }[];
}

export interface OrderInRows {
  handle: string;
  code: string;
  number: string;
  state: string;
  isAsked: boolean;
  totalUgx: number;
  lines: { videoId: string; quantity: number; priceUgx: number | null }[];
  history: { mark: string; side: string; undoneAt?: string; proves?: true }[];
}
