import { withoutNul } from '#server/platform/database/postgres.ts';

/** The form in which usernames are kept and compared. */
export function normaliseUsername(typed: string): string {
  return withoutNul(typed).normalize('NFKC').trim().toLowerCase();
}

/** Of a username that is made; the longest is that of RFC 5321. */
export const isEmailAddress = (username: string): boolean =>
  username.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(username);
