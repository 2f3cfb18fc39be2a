import { signIn } from '#server/accounts/sign-in/sign-in.ts';
import { aStockedSeller, describedCalls, newStock, type StockedSeller, validBodies } from './api-calls.testing.ts';
import { testHostileInput } from './hostile-input.testing.ts';
import { rowsOf } from './seller-rows.testing.ts';
import { openTestService, testPassword } from './service.testing.ts';

/** A seller sends, and another one has what must stay as it is. */
testHostileInput(async () => {
  const service = await openTestService();
  let attacker: StockedSeller = await aStockedSeller(service, 'bad.guest');
  const victim = await aStockedSeller(service, 'good.duka');
  return {
    service,
    calls: await describedCalls(service),
    // As our pages send it: else what only they may call would be refused before it is read.
    // Of no order: what needs one reads its body all the same.
    headers: { 'sec-fetch-site': 'same-origin', 'x-order-secret': 'A'.repeat(22) },
    token: () => attacker.accessToken,
    things: () => attacker,
    async renew() {
      const caller = { ip: '10.1.1.1', device: 'a test', deviceCookie: null, asker: null };
      attacker = {
        ...attacker,
        ...(await signIn(service.app.services.accounts, { handle: attacker.handle, password: testPassword }, caller)),
      };
    },
    async restock(_call, aPhoto) {
      const { db } = service;
      const accounts = db.updateTable('accounts').where('account_id', '=', attacker.user.id);
      await accounts.set({ deletion_due_at: null, whatsapp_number: null, whatsapp_changed_at: null }).execute();
      await db.updateTable('import_states').set({ sync_requested_at: null }).execute();
      await db.deleteFrom('code_numbers').execute();
      const stock = await newStock(service, { shopId: attacker.user.id, handle: attacker.handle });
      attacker = { ...attacker, ...stock };
      return validBodies(attacker, aPhoto);
    },
    untouched: () => rowsOf(service, victim),
  };
}, 40);
