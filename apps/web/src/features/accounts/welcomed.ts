import { noteWelcome } from '@app/contracts/accounts/accounts.endpoints';
import type { User } from '@app/contracts/accounts/accounts.schemas';
import { readStored, storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';
import { call } from '#web/lib/requests/call.ts';
import { updateUser } from '#web/lib/session/session.ts';

/** Stays after signing out. */
const shopVisitedKey = (handle: string) => `dukalink.shopVisited.${handle}`;

type Welcomed = Pick<User, 'handle' | 'welcomedAt'>;

const isWelcomedHere = ({ handle }: Welcomed) => handle !== null && readStored(shopVisitedKey(handle)) !== null;

/** The account says so on any device, this browser while its word has not arrived there. */
export const isWelcomed = (user: Welcomed): boolean => Boolean(user.welcomedAt) || isWelcomedHere(user);

/** Keeps that the seller was welcomed, here and in the account. Without an answer the next visit of the shop tells it again. */
export async function keepWelcomed(user: Welcomed): Promise<void> {
  if (user.handle !== null) writeStored(shopVisitedKey(user.handle), 'true');
  if (user.welcomedAt) return;
  try {
    updateUser((await call(noteWelcome)).data);
  } catch {
    // Nothing that the seller waits for.
  }
}

/** Tells the account what only this browser knows. */
export async function tellWelcomed(user: Welcomed): Promise<void> {
  if (isWelcomedHere(user)) await keepWelcomed(user);
}

/** The specified names of a trial that has begun. */
export function storeTrialStart(at: string): void {
  writeStored(storageKeys.trialStarted, 'true');
  writeStored(storageKeys.trialStartDate, at);
}
