import type { User } from '@app/contracts/accounts/accounts.schemas';
import { forgetPages } from '#web/lib/browser/kept-pages.ts';
import { readStored, storageKeys } from '#web/lib/browser/local-storage.ts';

/** `asked`: the seller signed out; `ended`: the server ended it; `none`: there was no session. */
export type SessionEnd = 'none' | 'asked' | 'ended';

/** `unknown` is what the server renders. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out'; end: SessionEnd }
  | { status: 'signed-in'; user: User };

const unknown: Session = { status: 'unknown' };
const listeners = new Set<() => void>();
let current: Session | null = null;

/** The same object until it changes. */
export function readSession(): Session {
  current ??= compute('none');
  return current;
}

export const readServerSession = (): Session => unknown;

/** Calls back when this or another tab signs in, signs out or changes the user. */
export function followSession(onChange: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    addEventListener('pageshow', readAnew);
    // Another tab may have signed in or out in between.
    readAnew();
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', readAnew);
  };
}

export function takeOverStored(end: SessionEnd = 'none'): void {
  change(compute(end));
}

function compute(end: SessionEnd): Session {
  const user = readUser();
  if (user && readStored(storageKeys.accessToken) && readStored(storageKeys.refreshToken))
    return { status: 'signed-in', user };
  return { status: 'signed-out', end };
}

function readUser(): User | null {
  try {
    const user: User | null = JSON.parse(readStored(storageKeys.user) ?? 'null');
    const isUser = typeof user?.id === 'string' && (typeof user.handle === 'string' || user.handle === null);
    return isUser ? user : null;
  } catch {
    return null;
  }
}

function change(session: Session): void {
  current = session;
  // Another person may use this tab now.
  forgetPages();
  for (const listener of [...listeners]) listener();
}

/** A null key means that everything was cleared. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== storageKeys.user && key !== storageKeys.accessToken) return;
  const wasSignedIn = current?.status === 'signed-in';
  const end = readStored(storageKeys.sessionEnd);
  const next = compute(wasSignedIn && (end === 'asked' || end === 'ended') ? end : 'none');
  if (next.status === 'signed-out' && current?.status === 'signed-out') return;
  change(next);
}

/** Publishes the stored session if it changed; a page restored from memory missed all events. */
function readAnew(): void {
  if (!current) return;
  const stored = compute('none');
  if (idOf(stored) !== idOf(current)) change(stored);
}

const idOf = (session: Session) => (session.status === 'signed-in' ? session.user.id : null);
