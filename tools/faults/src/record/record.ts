import type { Attempt, Value, Write } from './registers.ts';

/** `made`: the service said so. `unknown`: it may have been made. */
export type Outcome = 'made' | 'refused' | 'unknown';

interface Made {
  step: number;
  /** The shop's. */
  handle: string;
  /** The Idempotency-Key. */
  key: string;
  outcome: Outcome;
}

export interface AccountEntry extends Made {
  /** Null: it is signed in to by a code to `phoneNumber`. */
  password: string | null;
  phoneNumber: string | null;
  userId: string | null;
}

export interface OrderEntry extends Made {
  buyer: string;
  code: string | null;
  number: string | null;
  secret: string | null;
  deliveryCode: string | null;
  /** Codes of other orders that the same key was answered by. */
  otherCodes: string[];
}

export interface ProductEntry extends Made {
  title: string;
  productId: string | null;
  number: number | null;
}

export interface PostEntry {
  step: number;
  handle: string;
  postId: string;
  /** Which good it shows. */
  title: number;
}

export interface PaymentEntry extends Made {
  paymentId: string | null;
  reference: string | null;
  amountUgx: number | null;
  /** The service has called it paid. */
  wasPaid: boolean;
}

/** `in`: told that they are signed in. `out`: told that they are not. `unknown`: a sign-out without an answer. */
export interface SessionEntry {
  step: number;
  handle: string;
  accessToken: string;
  refreshToken: string;
  issuedAt: number;
  state: 'in' | 'out' | 'unknown';
  /** The step in which the service refused it although it was `in`. */
  refusedIn: number | null;
}

/** A price that was shown between these times. */
export interface Sighting {
  step: number;
  handle: string;
  productId: string;
  priceUgx: number | null;
  from: number;
  to: number;
  where: 'list' | 'product' | 'order';
}

/** A product's number as it was shown. */
export interface NumberSeen {
  step: number;
  handle: string;
  productId: string;
  number: number;
}

export interface PictureSeen {
  step: number;
  url: string;
}

export const kindsOfPast = ['orders', 'products', 'payments'] as const;
export type IdsOfPast = Record<(typeof kindsOfPast)[number], string[]>;

/** A moment that the database was restored to, beside the one that went on. */
export interface Past {
  at: number;
  /** What had been acknowledged by then. */
  told: IdsOfPast;
  /** So many of each had been asked for by then, in the order of the record. */
  asked: Record<keyof IdsOfPast, number>;
  /** What the restored database holds; null until it was read. */
  found: IdsOfPast | null;
}

/** What the run itself knows, apart from the service: what was asked for, what was answered, what was shown. */
export interface RunRecord {
  accounts: AccountEntry[];
  orders: OrderEntry[];
  products: ProductEntry[];
  posts: PostEntry[];
  payments: PaymentEntry[];
  sessions: SessionEntry[];
  writes: Write[];
  sightings: Sighting[];
  numbers: NumberSeen[];
  pictures: PictureSeen[];
  pasts: Past[];
  /** What no answer may ever say, noticed when it was said. */
  surprises: { step: number; what: string }[];
  /** Times at which no request of before ran any more, in order: all processes were gone. */
  cuts: number[];
  /** From then on no access token of before may work: the secret was another one. Null: it was not changed. */
  tokensEndedAt: number | null;
}

export const emptyRecord = (): RunRecord => ({
  accounts: [],
  orders: [],
  products: [],
  posts: [],
  payments: [],
  sessions: [],
  writes: [],
  sightings: [],
  numbers: [],
  pictures: [],
  pasts: [],
  surprises: [],
  cuts: [],
  tokensEndedAt: null,
});

// Names of the registers.
export const priceOf = (handle: string, productId: string): string => `price ${handle} ${productId}`;
export const captionOf = (postId: string): string => `caption ${postId}`;
export const contentsOf = (code: string): string => `contents ${code}`;
export const sentOf = (code: string): string => `sent ${code}`;
export const markOf = (code: string, mark: string, side: string): string => `mark ${code} ${mark} ${side}`;
export const suspensionOf = (handle: string): string => `suspended ${handle}`;

export const writesTo = (record: RunRecord, register: string): Write[] =>
  record.writes.filter((write) => write.register === register);

/** The ids of what was acknowledged so far. Products are those by hand. */
export const idsIn = ({ orders, products, payments }: Pick<RunRecord, keyof IdsOfPast>): IdsOfPast => ({
  orders: orders.flatMap(({ code }) => code ?? []),
  products: products.flatMap(({ productId }) => productId ?? []),
  payments: payments.flatMap(({ paymentId }) => paymentId ?? []),
});

/** Adds a write. Refused at its first try it is none; refused after a try without an answer it may have been made. */
export function noteWrite(
  record: RunRecord,
  write: { step: number; register: string; value: Value },
  { outcome, attempts }: { outcome: 'done' | 'refused' | 'unknown'; attempts: Attempt[] },
): void {
  const lost = attempts.filter(({ answeredAt }) => answeredAt === null);
  if (outcome === 'refused' && lost.length === 0) return;
  const acknowledgedAt = outcome === 'done' ? (attempts.at(-1)?.answeredAt ?? null) : null;
  record.writes.push({ ...write, attempts: outcome === 'refused' ? lost : attempts, acknowledgedAt });
}
