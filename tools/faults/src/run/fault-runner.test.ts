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
  await runner.reach(2);
  expect(happened).toEqual([]);
  await runner.reach(5);
  await runner.repair();
  expect(happened.indexOf('sms-gone has ended')).toBeLessThan(happened.indexOf('TikTok is healed'));
  expect(happened).toContain('tiktok-gone could not be repaired yet: not yet');
  expect(happened).toContain('step 4: database-cut is left out: it needs postgres');
  expect(stage.sms.control.answer).toEqual({ recipientCode: 101 });
});

test('two of a pair begin together, and the next pair of the lab waits until all of it is repaired', async () => {
  const happened: string[] = [];
  const repair = Promise.withResolvers<void>();
  const lab: Stage['lab'] = {
    break: async (words) => void happened.push(words.join(' ')),
    async mend() {
      await repair.promise;
      happened.push('mended');
    },
    release: async () => {},
    backUp: async () => {},
    readPast: async () => ({ orders: [], products: [], payments: [] }),
  };
  const tiktok = {
    control: { fail: () => happened.push('TikTok fails'), heal: () => happened.push('TikTok is healed') },
  };
  const stage = { lab, postgres: null, processes: [], tiktok } as unknown as Stage;
  const runner = faultRunner(
    { stage, record: emptyRecord(), adminTokens: new Map() },
    [
      { kind: 'lab kill web1', paired: 'lab stop primary', from: 3, seconds: 0 },
      { kind: 'lab cut db1', paired: 'tiktok-slow', from: 9, seconds: 0 },
    ],
    () => {},
  );
  await runner.reach(3);
  const later = runner.reach(9);
  await new Promise(setImmediate);
  expect(happened).toEqual(['kill web1', 'stop primary']);
  repair.resolve();
  await later;
  await runner.repair();
  expect(happened.slice(2, 4)).toEqual(['mended', 'mended']);
  expect(happened.slice(4)).toEqual(['cut db1', 'TikTok fails', 'TikTok is healed', 'mended']);
});
