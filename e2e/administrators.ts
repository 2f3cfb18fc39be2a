import type { AdminSessionAnswer } from '@app/contracts/admin/session.schemas';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Service } from './service.ts';
import type { NewAdmin } from './service-messages.ts';
import { sellerPassword } from './shops.ts';

/** Administration is tested on a service of its own, whose sellers pay by hand: lists hold what the tests put there. */
export const administration = {
  serviceName: 'administration',
  serviceSettings: {
    PAYMENT_PROVIDERS: 'manual',
    MANUAL_MERCHANT_NUMBER: '0772100200',
    MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
  },
};

/**
 * Where administrators sit. The phone is the others' size; what looks different is seen at both in
 * admin-screens.spec.ts.
 */
export const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } as const;

export const adminPassword = 'Kasubi-9-Tombs!';

/** The data of an administrator's call that did not fail. */
type Call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: object) => Promise<Data>;

interface OpenAdmin {
  username: string;
  /** The administrator's own calls, in a session of their own. */
  call: Call;
}

let made = 0;

/** Makes an administrator as the command does. */
export async function openAdmin(service: Service, role: NewAdmin['role'] = 'owner'): Promise<OpenAdmin> {
  made += 1;
  const username = `${role}${made}@dukalink.example`;
  await service.makeAdmin({ username, password: adminPassword, role });
  let token: string | null = null;
  const call: Call = async (method, path, body) => {
    if (token === null) token = (await logIn(service, username)).accessToken;
    const answer = await fetch(`${service.origin}/api/v1/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answered = await answer.json();
    if (!answered.success) throw new Error(`${method} ${path} was answered ${answer.status}: ${answered.message}`);
    return answered.data ?? answered;
  };
  return { username, call };
}

async function logIn(service: Service, username: string): Promise<AdminSessionAnswer> {
  const answer = await fetch(`${service.origin}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: adminPassword }),
  });
  return answer.json();
}

/**
 * Gives the browser an administrator's cookie, as the login leaves it behind. For tests whose promise is another one
 * than signing in.
 */
export async function signInAdmin(page: Page, service: Service, { username }: OpenAdmin): Promise<void> {
  const answer = await page.request.post(`${service.origin}/api/v1/admin/login`, {
    data: { username, password: adminPassword },
  });
  expect(answer.status()).toBe(200);
}

/** At a screen of the administration, signed in by the cookie alone. */
export async function openScreen(page: Page, service: Service, admin: OpenAdmin, path = '/admin/dashboard') {
  await signInAdmin(page, service, admin);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
}

/**
 * An authenticator app with this secret. Each code counts once; `steps` asks for a later one.
 */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
}

/** In a window that asks why. */
export async function giveReason(page: Page, title: string | RegExp, button: string, reason: string): Promise<void> {
  const window = page.getByRole('dialog', { name: title });
  await window.getByLabel('Reason').fill(reason);
  await window.getByRole('button', { name: button }).click();
  await expect(window).toBeHidden();
}

/** The contact of the first of them only. */
export const firstNumber = '+256772998877';

/** Signs sellers up, one after the other, without waiting for their imports: rows of a list. */
export async function manySellers(service: Service, handles: string[]): Promise<void> {
  for (const [index, handle] of handles.entries()) {
    await service.tiktok.addSeller({ handle });
    const answer = await fetch(`${service.origin}/api/v1/auth/password/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.40.${index >> 8}.${index & 255}` },
      body: JSON.stringify({ handle, password: sellerPassword }),
    });
    const { success, message, data } = await answer.json();
    if (!success) throw new Error(`@${handle} could not sign up: ${message}`);
    if (index > 0) continue;
    await fetch(`${service.origin}/api/v1/auth/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${data.accessToken}` },
      body: JSON.stringify({ phoneNumber: firstNumber }),
    });
  }
}
