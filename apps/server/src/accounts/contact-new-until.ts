import { dayMs } from '#server/platform/clock.ts';

const contactNewMs = 7 * dayMs;

/** Until when buyers are told that a contact is new, after a changed number, a take-over or a recovery: 7 days. */
export const contactNewUntil = (now: Date): Date => new Date(now.getTime() + contactNewMs);
