import { signUp as signUpCall } from '@app/contracts/accounts/accounts.endpoints';
import { sendSignUpCode, verifySignUp } from '@app/contracts/accounts/phone-codes.endpoints';
import type { Result } from '#faults/client/client.ts';
import type { Step } from '#faults/plan/draw-steps.ts';
import type { AccountEntry } from '#faults/record/record.ts';
import { newSession } from './owner.ts';
import { codeTo } from './sms.ts';
import { type Action, makeOnce, outcomeAfter, type Workload } from './workload.ts';

const password = 'Muyembe-42-Trees';

/** An account that is asked for now; TikTok knows its handle. */
function newcomer(
  { stage, record }: Workload,
  step: Step,
  by: Pick<AccountEntry, 'password' | 'phoneNumber'>,
): AccountEntry {
  const handle = `new.duka.${step.index}`;
  stage.tiktok.control.addSeller({ handle });
  const entry: AccountEntry = { step: step.index, handle, key: step.key, outcome: 'refused', userId: null, ...by };
  record.accounts.push(entry);
  return entry;
}

/** Each has an address of its own, as newcomers do. */
const callerOf = ({ step, key }: AccountEntry) => ({ ip: `10.50.${step >> 8}.${step & 255}`, key });

type Opened = Result<{ data: { accessToken: string; refreshToken: string; idToken: string; user: { id: string } } }>;

function note({ record }: Workload, entry: AccountEntry, result: Opened): Opened {
  entry.outcome = outcomeAfter(entry.outcome, result);
  if (result.outcome === 'done') {
    entry.userId = result.answer.data.user.id;
    record.sessions.push(newSession(entry.step, entry.handle, result.answer.data));
  }
  return result;
}

const signUp: Action = async (work, step) => {
  const entry = newcomer(work, step, { password, phoneNumber: null });
  const body = { handle: entry.handle, password };
  await makeOnce(work, step.index, async () =>
    note(work, entry, await work.client.ask(signUpCall, { body }, callerOf(entry))),
  );
};

/** Without a code there is no account, and nothing to ask again. */
const signUpByPhone: Action = async (work, step) => {
  const phoneNumber = `+2567731${String(10_000 + step.index)}`;
  const entry = newcomer(work, step, { password: null, phoneNumber });
  const { handle, key } = entry;
  const known = work.stage.sms.forms.length;
  const caller = { ...callerOf(entry), key: `${key}-code` };
  const asked = await work.client.ask(sendSignUpCode, { body: { handle, phoneNumber } }, caller);
  const code = asked.outcome === 'done' ? await codeTo(work.stage, phoneNumber, known) : null;
  if (code === null) return;
  const body = { handle, phoneNumber, code };
  await makeOnce(work, step.index, async () =>
    note(work, entry, await work.client.ask(verifySignUp, { body }, callerOf(entry))),
  );
};

/** People who open a shop. */
export const newcomerActions = { signUp, signUpByPhone } satisfies Record<string, Action>;
