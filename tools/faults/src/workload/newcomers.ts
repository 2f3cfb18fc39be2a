import { signUp as signUpCall } from '@app/contracts/accounts/accounts.endpoints';
import type { AccountEntry } from '#faults/record/record.ts';
import { newSession } from './owner.ts';
import { type Action, makeOnce, outcomeAfter, type Workload } from './workload.ts';

const password = 'Muyembe-42-Trees';

const signUp: Action = async (work, step) => {
  const handle = `new.duka.${step.index}`;
  work.stage.tiktok.control.addSeller({ handle });
  const entry: AccountEntry = {
    ...{ step: step.index, handle, key: step.key, outcome: 'refused' },
    ...{ password, userId: null },
  };
  work.record.accounts.push(entry);
  await makeOnce(work, step.index, () => open(work, entry));
};

async function open({ client, record }: Workload, entry: AccountEntry) {
  const { handle, key, step } = entry;
  // Of an address of its own, as newcomers are.
  const caller = { ip: `10.50.${step >> 8}.${step & 255}`, key };
  const result = await client.ask(signUpCall, { body: { handle, password } }, caller);
  entry.outcome = outcomeAfter(entry.outcome, result);
  if (result.outcome === 'done') {
    entry.userId = result.answer.data.user.id;
    record.sessions.push(newSession(step, handle, result.answer.data));
  }
  return result;
}

/** People who open a shop. */
export const newcomerActions = { signUp } satisfies Record<string, Action>;
