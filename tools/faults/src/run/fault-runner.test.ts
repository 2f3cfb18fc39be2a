import { expect, test } from 'vitest';
import { emptyRecord } from '#faults/record/record.ts';
import type { Stage } from '#faults/stage/stage.ts';
import { faultRunner } from './fault-runner.ts';

test('a fault begins with its step, and a repair that fails is tried again while others are repaired', async () => {
  const happened: string[] = [];
  let tries = 0;
  const stage = {
    postgres: null,
    processes: [],
    tiktok: {
      control: {
        fail: () => happened.push('TikTok fails'),
        heal() {
          tries += 1;
          if (tries === 1) throw new Error('not yet');
          happened.push('TikTok is healed');
        },
      },
    },
    sms: { control: { answer: null } },
  } as unknown as Stage;
  const hurt = { stage, record: emptyRecord(), adminTokens: new Map() };
  const runner = faultRunner(
    hurt,
    [
      { kind: 'tiktok-gone', from: 3, seconds: 0 },
      { kind: 'sms-gone', from: 4, seconds: 0 },
      { kind: 'database-cut', from: 4, seconds: 0 },
    ],
    (line) => happened.push(line),
  );
  runner.reach(2);
  expect(happened).toEqual([]);
  runner.reach(5);
  await runner.repair();
  expect(happened.indexOf('sms-gone has ended')).toBeLessThan(happened.indexOf('TikTok is healed'));
  expect(happened).toContain('tiktok-gone could not be repaired yet: not yet');
  expect(happened).toContain('step 4: database-cut is left out: it needs postgres');
  expect(stage.sms.control.answer).toEqual({ recipientCode: 101 });
});
