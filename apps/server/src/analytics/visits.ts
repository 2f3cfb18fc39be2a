import { createHmac } from 'node:crypto';

/** One thing that a visitor did, as the counter keeps it until the next flush. */
export interface Visit {
  shopId: string;
  /** '' is the shop page. */
  videoId: string;
  kind: 'view' | 'whatsapp' | 'tiktok';
  visitorHash: Buffer;
  at: Date;
}

/** The same visitor on the same page within this time counts once. */
export const repeatedWithinMs = 30 * 60 * 1000;

/**
 * A keyed hash of what a visit tells of a visitor (address and browser), so that nothing else is kept; the rows that hold it are deleted after a
 * day. The day is no part of it, because a visit before midnight and one after it may be the same visit.
 */
export function visitorHash(secret: string, address: string, userAgent: string): Buffer {
  return createHmac('sha256', secret).update(`${address}\n${userAgent}`).digest().subarray(0, 16);
}

const kampalaDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Kampala',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Uganda, `YYYY-MM-DD`. */
export function dayInKampala(at: Date): string {
  return kampalaDay.format(at);
}
