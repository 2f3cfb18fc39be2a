import { openTestService } from '@app/server/testing';
import { expect, test } from 'vitest';
import { makeDemoAdministrator } from './demo-administrator.ts';

test("the demo's administrator can sign in with what was printed, also on data that was kept", async () => {
  const service = await openTestService();
  try {
    const before = await makeDemoAdministrator(service.app);
    const after = await makeDemoAdministrator(service.app);
    const statusOf = async (body: object) => (await service.call('POST', '/admin/login', { body })).status;
    expect([await statusOf(before), await statusOf(after)]).toEqual([401, 200]);
  } finally {
    await service.close();
  }
});
