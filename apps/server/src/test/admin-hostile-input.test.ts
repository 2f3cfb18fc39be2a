import { anAdmin, fromOurPages } from '#server/admin/admin.testing.ts';
import { newAdminTargets, validAdminBodies } from '#server/admin/admin-calls.testing.ts';
import { aStockedSeller, describedCalls } from './api-calls.testing.ts';
import { testHostileInput } from './hostile-input.testing.ts';
import { rowsOf } from './seller-rows.testing.ts';
import { openTestService } from './service.testing.ts';

/** An owner, who may call everything, sends about one seller; another one has what must stay as it is. */
testHostileInput(async () => {
  const service = await openTestService();
  const seller = await aStockedSeller(service, 'talked.about');
  const quiet = await aStockedSeller(service, 'left.alone');
  const keeper = await anAdmin(service);
  const calls = await describedCalls(service, 'administrators');
  let admin = await anAdmin(service);
  let targets = await newAdminTargets(service, seller, { call: '', admin, keeper });
  // The list is brought up to date by its first reader.
  await service.call('GET', '/admin/users', { token: keeper.accessToken });
  return {
    service,
    calls,
    headers: fromOurPages,
    token: () => admin.accessToken,
    things: () => targets,
    async renew() {
      admin = await anAdmin(service);
    },
    async restock({ name }) {
      admin = await anAdmin(service);
      targets = await newAdminTargets(service, seller, { call: name, admin, keeper });
      return validAdminBodies(admin);
    },
    untouched: () => rowsOf(service, quiet),
  };
}, 40);
