import { aShop } from '#server/catalog/catalog.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { TestService } from '#server/test/service.testing.ts';

/** Sellers with paid periods on a test service, and its clock set by the time in Kampala. */
export function remindedSellers(service: TestService) {
  const { db, clock } = service;
  const { outbox } = service.app.services;
  let sellers = 0;

  const instant = (kampala: string): Date => new Date(`${kampala}+03:00`);
  return {
    instant,
    /** Sets the clock, back as well: `2027-03-10T10:00`. */
    at(kampala: string): void {
      clock.advance(instant(kampala).getTime() - clock.now().getTime());
    },
    /** A seller with a proven number, whose trial is long over and whose paid period ends then. */
    async aSeller(paidUntil: string): Promise<{ shopId: string; handle: string; number: string }> {
      sellers += 1;
      const number = `+25677200${String(sellers).padStart(4, '0')}`;
      const { shopId, handle } = await aShop(db, { trialEndsAt: new Date('2026-01-01T00:00:00Z') });
      await db.updateTable('accounts').set({ login_phone: number }).where('account_id', '=', shopId).execute();
      await db
        .updateTable('subscriptions')
        .set({ subscription_ends_at: instant(paidUntil) })
        .where('shop_id', '=', shopId)
        .execute();
      return { shopId, handle, number };
    },
    /** What a number got, oldest first. */
    messagesTo: (number: string): string[] =>
      (outbox?.messages() ?? [])
        .filter(({ to }) => to === number)
        .map(({ text }) => text)
        .toReversed(),
    /** So many days later than an instant on the clock of Kampala. */
    daysAfter: (kampala: string, days: number): Date => new Date(instant(kampala).getTime() + days * dayMs),
  };
}
