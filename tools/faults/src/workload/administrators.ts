import { restoreUser, suspendUser } from '@app/contracts/admin/actions.endpoints';
import { logIn } from '@app/contracts/admin/session.endpoints';
import { listUsers } from '@app/contracts/admin/users.endpoints';
import type { AdminEndpoint, AnswerOf, InputOf } from '@app/contracts/endpoint';
import type { Result } from '#faults/client/client.ts';
import { chosen, type Step } from '#faults/plan/draw-steps.ts';
import { noteWrite, suspensionOf } from '#faults/record/record.ts';
import { type Action, addressOf, type Workload } from './workload.ts';

async function askAsAdmin<Schemas>(
  work: Workload,
  step: Step,
  endpoint: AdminEndpoint<Schemas>,
  input: InputOf<Schemas, Uint8Array<ArrayBuffer>>,
): Promise<Result<AnswerOf<Schemas, Blob>>> {
  const { actor, key } = step;
  const ip = addressOf(actor);
  const ask = () => work.client.ask(endpoint, input, { ip, token: work.adminTokens.get(actor), key });
  if (!work.adminTokens.has(actor)) await signIn(work, actor);
  const result = await ask();
  if (result.outcome !== 'refused' || result.status !== 401) return result;
  await signIn(work, actor);
  return ask();
}

async function signIn(work: Workload, actor: string): Promise<void> {
  const body = work.stage.administrator;
  const result = await work.client.ask(logIn, { body }, { ip: addressOf(actor) });
  if (result.outcome === 'done') work.adminTokens.set(actor, result.answer.accessToken);
}

const suspendOrRestore =
  (isSuspended: boolean): Action =>
  async (work, step) => {
    // One shop takes it all: the others stay open.
    const shop = chosen([...work.shops.values()].slice(0, 1), 0);
    if (!shop) return;
    const params = { userId: shop.userId };
    const reason = `Hard days, step ${step.index}`;
    const result = isSuspended
      ? await askAsAdmin(work, step, suspendUser, { params, body: { reason, message: 'Please write to support.' } })
      : await askAsAdmin(work, step, restoreUser, { params, body: { reason } });
    const write = { step: step.index, register: suspensionOf(shop.handle), value: isSuspended };
    noteWrite(work.record, write, result);
  };

const readUsers: Action = async (work, step) => {
  await askAsAdmin(work, step, listUsers, { query: {} });
};

/** What administrators do. */
export const administratorActions = {
  suspend: suspendOrRestore(true),
  restore: suspendOrRestore(false),
  readUsers,
} satisfies Record<string, Action>;
