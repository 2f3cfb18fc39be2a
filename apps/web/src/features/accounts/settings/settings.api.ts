import type {
  ChangePasswordBody,
  OwnerProof,
  Session,
  ShopSettings,
  UpdateShopSettingsBody,
} from '@app/contracts/account-settings.schemas';
import type { User } from '@app/contracts/accounts.schemas';
import type { CodeDelivery } from '@app/contracts/phone-codes.schemas';
import { queryOptions } from '@tanstack/react-query';
import { callApi, callApiForFile } from '#web/lib/requests/api-client.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

const settingsPath = (handle: string) => `/shop/${encodeURIComponent(handle)}/settings`;

/** What the owner has set about shop and account. An expired subscription closes none of it. */
export const settingsQuery = (handle: string) =>
  queryOptions({
    queryKey: [...queryKeys.account, 'settings', handle],
    queryFn: async ({ signal }) => (await callApi<ShopSettings>(settingsPath(handle), { signal })).data,
  });

/** Sets what is named; null as a name gives TikTok's back. */
export async function saveShopSettings(handle: string, body: UpdateShopSettingsBody): Promise<ShopSettings> {
  return (await callApi<ShopSettings>(settingsPath(handle), { method: 'PUT', body })).data;
}

/** Where the account is signed in. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.account, 'sessions'],
    queryFn: async ({ signal }) => (await callApi<{ sessions: Session[] }>('/auth/sessions', { signal })).data.sessions,
  });

export const endOneSession = (sessionId: string, body: OwnerProof, idempotencyKey: string) =>
  callApi(`/auth/sessions/${encodeURIComponent(sessionId)}/end`, { method: 'POST', body, idempotencyKey });

export const endOtherSessions = (body: OwnerProof, idempotencyKey: string) =>
  callApi<{ ended: number }>('/auth/sessions/end-others', { method: 'POST', body, idempotencyKey });

/** All other sessions end. The first password needs a code to the proven number. */
export const changePassword = (body: ChangePasswordBody) => callApi('/auth/password', { method: 'PUT', body });

/** A code to the proven number, in place of the password. */
export async function sendOwnerCode(): Promise<CodeDelivery['codeDelivery']> {
  return (await callApi<CodeDelivery>('/auth/me/contact-codes', { method: 'POST' })).data.codeDelivery;
}

/** A code to the number that shall sign in. */
export async function sendLoginPhoneCode(body: {
  phoneNumber: string;
  password: string;
}): Promise<CodeDelivery['codeDelivery']> {
  return (await callApi<CodeDelivery>('/auth/me/login-phone-codes', { method: 'POST', body })).data.codeDelivery;
}

export const saveLoginPhone = (body: { phoneNumber: string; code: string }) =>
  callApi<User>('/auth/me/login-phone', { method: 'PUT', body });

export const askForDeletion = (body: OwnerProof, idempotencyKey: string) =>
  callApi<{ deletionDueAt: string | null }>('/auth/me/deletion', { method: 'POST', body, idempotencyKey });

export const takeDeletionBack = () =>
  callApi<{ deletionDueAt: string | null }>('/auth/me/deletion', { method: 'DELETE' });

/** Everything that is stored about the account, as a JSON file. */
export const readOwnData = () => callApiForFile('/auth/me/export');
