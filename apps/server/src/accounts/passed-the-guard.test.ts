import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, goodPassword, openAccountsApi } from './accounts.testing.ts';
import { askForDeletion } from './deletion/deletion.ts';
import { phoneCalls } from './phone/phone.testing.ts';
import { changeContact } from './settings/contact.ts';
import { changeLoginPhone, requestLoginPhoneCode } from './settings/login-phone.ts';
import { updateShopSettings } from './settings/shop-settings.ts';

let api: AccountsApi;

beforeAll(async () => {
  api = await openAccountsApi();
});
afterAll(() => api.close());

const ip = '127.0.0.1';

/** A seller whom the guard let through just before all sessions of the account ended, as a taking-over ends them. */
async function justEnded(handle: string) {
  const { user } = await api.signUp(handle);
  const { session_id: sessionId } = await api.db
    .updateTable('sessions')
    .set({ revoked_at: api.clock.now(), revoked_reason: 'taken_over' })
    .where('account_id', '=', user.id)
    .returning('session_id')
    .executeTakeFirstOrThrow();
  return { accountId: user.id, sessionId, handle };
}

const rowOf = (accountId: string) =>
  api.db
    .selectFrom('accounts')
    .innerJoin('shops', 'shop_id', 'account_id')
    .select(['whatsapp_number', 'login_phone', 'deletion_due_at', 'owner_display_name'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

test('what passed the guard before a taking-over changes nothing after it', async () => {
  const seller = await justEnded('passed.before');
  const before = await rowOf(seller.accountId);
  const phoneNumber = '+256772520001';
  await requestLoginPhoneCode(api.accounts, seller, { phoneNumber, password: goodPassword }, ip);
  const code = phoneCalls(api).codeTo(phoneNumber);
  const writes = {
    contact: () => changeContact(api.accounts, seller, { phoneNumber }),
    name: () => updateShopSettings(api.accounts, seller, seller.handle, { displayName: 'Pay to 0772 520001' }),
    deletion: () => askForDeletion(api.accounts, seller, { password: goodPassword, ip }),
    loginPhone: () => changeLoginPhone(api.accounts, seller, { phoneNumber, code }, ip),
  };
  for (const [what, write] of Object.entries(writes))
    await expect(write(), what).rejects.toMatchObject({ code: 'session_ended' });
  expect(await rowOf(seller.accountId)).toEqual(before);
});
