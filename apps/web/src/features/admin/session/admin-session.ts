import type { AdminSessionAnswer } from '@app/contracts/admin/session.schemas';
import { useSyncExternalStore } from 'react';
import { queryClient } from '#web/lib/requests/query-client.ts';

export type AdminAccount = Pick<AdminSessionAnswer, 'username' | 'role' | 'mustSetUpSecondFactor'>;

/** `unknown` on the server and until the cookie was asked; `unreachable`: it could not be asked. */
export type AdminSession =
  | { status: 'unknown' }
  | { status: 'signed-in'; admin: AdminAccount }
  | { status: 'signed-out'; end: 'never' | 'asked' | 'ended' }
  | { status: 'unreachable'; error: unknown };

export const adminQueryKey = 'admin';

const unknown: AdminSession = { status: 'unknown' };

let session: AdminSession = unknown;
/** Only in memory: a script that reads the browser's storage finds nothing. */
let accessToken: string | null = null;
let followers: (() => void)[] = [];

export const readAdminSession = () => session;
export const readAdminToken = () => accessToken;

/** The session of this tab; screens behind the guard take `useAdmin()`. */
export function useAdminSession(): AdminSession {
  return useSyncExternalStore(follow, readAdminSession, () => unknown);
}

export function keepAdmin(answer: AdminSessionAnswer): void {
  const { username, role, mustSetUpSecondFactor } = answer;
  if (session.status === 'signed-in' && session.admin.username !== username) forgetAnswers();
  accessToken = answer.accessToken;
  setSession({ status: 'signed-in', admin: { username, role, mustSetUpSecondFactor } });
}

export function updateAdmin(changed: Partial<AdminAccount>): void {
  if (session.status === 'signed-in') setSession({ status: 'signed-in', admin: { ...session.admin, ...changed } });
}

/** Also drops every cached answer. */
export function endAdminSession(end: 'never' | 'asked' | 'ended'): void {
  accessToken = null;
  forgetAnswers();
  setSession({ status: 'signed-out', end });
}

/** For a first check that the network or the server failed. */
export const sayUnreachable = (error: unknown): void => setSession({ status: 'unreachable', error });

function setSession(next: AdminSession): void {
  session = next;
  for (const tell of followers) tell();
}

function follow(tell: () => void): () => void {
  followers = [...followers, tell];
  return () => {
    followers = followers.filter((one) => one !== tell);
  };
}

function forgetAnswers(): void {
  queryClient().removeQueries({ queryKey: [adminQueryKey] });
}
