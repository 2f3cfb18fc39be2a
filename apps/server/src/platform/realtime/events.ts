import { OrderState } from '@app/contracts/orders/orders.schemas';
import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '#server/platform/database/database.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { jsonIn } from '#server/platform/outgoing.ts';

/** A commit that other processes must know of. Ids only, so that nothing stale or private is sent. */
export const CommittedEvent = Type.Union([
  Type.Object({ type: Type.Literal('shop_changed'), shopId: Type.String() }),
  // Sent beside shop_changed when a shop disappears for visitors, or returns, with its pictures and sitemap entry.
  Type.Object({ type: Type.Literal('visibility_changed'), shopId: Type.String() }),
  Type.Object({ type: Type.Literal('product_created'), shopId: Type.String(), videoId: Type.String() }),
  Type.Object({ type: Type.Literal('product_changed'), shopId: Type.String(), videoId: Type.String() }),
  // For the owner only.
  Type.Object({ type: Type.Literal('payment_changed'), shopId: Type.String() }),
  // For the open pages of the order, and the shop's owner.
  Type.Object({
    type: Type.Literal('order_changed'),
    shopId: Type.String(),
    code: Type.String(),
    number: Type.String(),
    state: OrderState,
    /** Asked of a former holder: the shop's owner hears nothing of it. */
    isOwners: Type.Boolean(),
  }),
  // Disconnects the owner's sockets of one session, or of all but `except`: sessions ended, or the shop is suspended.
  Type.Object({
    type: Type.Literal('owner_leaves'),
    accountId: Type.String(),
    sessionId: Type.Optional(Type.String()),
    except: Type.Optional(Type.String()),
  }),
  // Changes every page, such as the price.
  Type.Object({ type: Type.Literal('settings_changed') }),
]);
export type CommittedEvent = Static<typeof CommittedEvent>;

const channel = 'dukalink';

/** Notifies every process if this transaction commits. */
export async function announce(trx: Trx, event: CommittedEvent): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(trx);
}

/** Calls `onEvent` for each event of any process, `onGap` when some may be lost; the returned function ends it. */
export function listenForEvents(
  database: Database,
  onEvent: (event: CommittedEvent) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  return database.listen(channel, {
    onPayload(payload) {
      const event = jsonIn(payload);
      if (Value.Check(CommittedEvent, event)) onEvent(event);
      // An event of a newer version, for one.
      else onGap();
    },
    onReconnect: onGap,
  });
}
