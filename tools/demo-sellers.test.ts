import { openTestService } from '@app/server/test/service.testing';
import type { Simulator } from '@app/tiktok-simulator/server';
import { expect, test } from 'vitest';
import { signUpSellers } from './demo-sellers.ts';

test("the demo's shops are confirmed before anybody opens them", async () => {
  const service = await openTestService();
  try {
    service.tiktok.addSeller({ handle: 'kampala.kicks' });
    service.tiktok.addSeller({ handle: 'mama.fabrics' });
    await signUpSellers(service.app, { control: service.tiktok } as Simulator);
    const shops = await service.db.selectFrom('accounts').select('confirmed_at').execute();
    expect(shops.map((shop) => shop.confirmed_at)).toEqual([service.clock.now(), service.clock.now()]);
  } finally {
    await service.close();
  }
});
