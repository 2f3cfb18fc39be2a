import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayingService } from './paying-service.testing.ts';

let paying: Awaited<ReturnType<typeof openPayingService>>;
beforeAll(async () => {
  paying = await openPayingService('mtn');
});
afterAll(() => paying.close());

test('who replays a callback without end fills no table and has no provider asked for ever; whose wallet it is, is not kept', async () => {
  const { user, accessToken } = await paying.service.signUp('replayed.upon');
  const { payment } = (await paying.subscribe(accessToken, { phoneNumber: '0772123456' })).body.data;
  const said = { externalId: payment.paymentId, status: 'SUCCESSFUL' };
  const claim = { ...said, customer: { name: 'Akello Grace' }, payer_name: 'Akello' };
  for (let time = 0; time < 60; time += 1) expect((await paying.callBack('mtn', claim)).statusCode).toBe(200);
  const kept = await paying.service.db
    .selectFrom('payment_answers')
    .select('body')
    .where('payment_id', '=', payment.paymentId)
    .where('request', '=', 'callback')
    .execute();
  expect(kept).toHaveLength(50);
  expect(new Set(kept.map(({ body }) => body))).toEqual(new Set([JSON.stringify(said)]));
  expect(paying.asked('mtn find')).toBeLessThanOrEqual(50);
  expect((await paying.payment(user.id, payment.reference)).status).toBe('pending');
});
