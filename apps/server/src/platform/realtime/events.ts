import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '#server/platform/database/database.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/** Something that other processes must hear of: ids only, so that nothing is lost or leaked between commit and send. */
export const CommittedEvent = Type.Union([
  Type.Object({ type: Type.Literal('shop_changed'), shopId: Type.String() }),
  // Comes beside shop_changed: visitors find the shop no more, or again, and with it its pictures and its line in the
  // sitemap.
  Type.Object({ type: Type.Literal('visibility_changed'), shopId: Type.String() }),
  Type.Object({ type: Type.Literal('product_created'), shopId: Type.String(), videoId: Type.String() }),
  Type.Object({ type: Type.Literal('product_changed'), shopId: Type.String(), videoId: Type.String() }),
  // For the owner alone.
  Type.Object({ type: Type.Literal('payment_changed'), shopId: Type.String() }),
  // The owner's sockets of one session, or of all but `except`, hear nothing of the owner's any more: sessions have ended,
  // or the shop is suspended.
  Type.Object({
    type: Type.Literal('owner_leaves'),
    accountId: Type.String(),
    sessionId: Type.Optional(Type.String()),
    except: Type.Optional(Type.String()),
  }),
  // What stands in every page, such as the price.
  Type.Object({ type: Type.Literal('settings_changed') }),
]);
export type CommittedEvent = Static<typeof CommittedEvent>;

const channel = 'dukalink';

/** Tells every process, in the moment and only when this transaction commits. */
export async function announce(trx: Trx, event: CommittedEvent): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(trx);
}

/**
 * Calls `onEvent` for each committed event of any process; `onGap` when some may have been missed. Gives back how to
 * end it.
 */
export function listenForEvents(
  database: Database,
  onEvent: (event: CommittedEvent) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  return database.listen(channel, {
    onPayload(payload) {
      const event = parse(payload);
      if (event) onEvent(event);
      else onGap();
    },
    onReconnect: onGap,
  });
}

/** A newer version's event is unknown here: treated as a gap, which drops what it could concern. */
function parse(payload: string): CommittedEvent | null {
  try {
    const value: unknown = JSON.parse(payload);
    return Value.Check(CommittedEvent, value) ? value : null;
  } catch {
    return null;
  }
}
