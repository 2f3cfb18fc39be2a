import type { AdminSessionAnswer } from '@app/contracts/admin/session.schemas';
import { useSyncExternalStore } from 'react';
import { queryClient } from '#web/lib/requests/query-client.ts';

/** Who is signed in here. The role decides what is shown; the server decides what is done. */
export type AdminAccount = Pick<AdminSessionAnswer, 'username' | 'role' | 'mustSetUpSecondFactor'>;

/** `unknown` on the server and until the cookie was asked; `unreachable`: it could not be asked. */
export type AdminSession =
  | { status: 'unknown' }
  | { status: 'signed-in'; admin: AdminAccount }
  | { status: 'signed-out'; end: 'never' | 'asked' | 'ended' }
  | { status: 'unreachable'; error: unknown };

/** First part of every key under which administrators' answers are kept. */
export const adminQueryKey = 'admin';

const unknown: AdminSession = { status: 'unknown' };

let session: AdminSession = unknown;
/** In memory and nowhere else: a script that gets at the browser's storage finds nothing. */
let accessToken: string | null = null;
let followers: (() => void)[] = [];

export const readAdminSession = () => session;
export const readAdminToken = () => accessToken;

/** The session of this tab; screens behind the guard take `useAdmin()`. */
export function useAdminSession(): AdminSession {
  return useSyncExternalStore(follow, readAdminSession, () => unknown);
}

/** Keeps what a login or a refresh answered. */
export function keepAdmin(answer: AdminSessionAnswer): void {
  const { username, role, mustSetUpSecondFactor } = answer;
  if (session.status === 'signed-in' && session.admin.username !== username) forgetAnswers();
  accessToken = answer.accessToken;
  setSession({ status: 'signed-in', admin: { username, role, mustSetUpSecondFactor } });
}

/** Takes over what changed, a second factor that is set up now for example. */
export function updateAdmin(changed: Partial<AdminAccount>): void {
  if (session.status === 'signed-in') setSession({ status: 'signed-in', admin: { ...session.admin, ...changed } });
}

/** Forgets the token and everything the server answered it. */
export function endAdminSession(end: 'never' | 'asked' | 'ended'): void {
  accessToken = null;
  forgetAnswers();
  setSession({ status: 'signed-out', end });
}

/** The first check met a network or a server in trouble: nobody knows whether somebody is signed in. */
export function sayUnreachable(error: unknown): void {
  setSession({ status: 'unreachable', error });
}

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
