import type { Client } from '#faults/client/client.ts';
import type { Step } from '#faults/plan/draw-steps.ts';
import type { Outcome, RunRecord, SessionEntry } from '#faults/record/record.ts';
import type { Attempt } from '#faults/record/registers.ts';
import type { Stage } from '#faults/stage/stage.ts';

/** A shop of a seller who acts. */
export interface Shop {
  handle: string;
  userId: string;
  password: string;
  ip: string;
  /** Of its owner's wallet. */
  phoneNumber: string;
  /** Of its goods; one product takes one upload of it. */
  photo: Uint8Array<ArrayBuffer>;
  /** Where its owner is signed in; null between two sessions. */
  session: SessionEntry | null;
}

/** An action whose answer never came: asked again after the repair, with the same key. */
export interface OpenQuestion {
  step: number;
  /** True when there is an answer now. */
  askAgain: () => Promise<boolean>;
}

/** What all actors have before them. */
export interface Workload {
  stage: Stage;
  client: Client;
  record: RunRecord;
  shops: Map<string, Shop>;
  /** Of an administrator, by actor. */
  adminTokens: Map<string, string>;
  open: OpenQuestion[];
  withPages: boolean;
}

/** An address of its own for each actor. */
export function addressOf(actor: string): string {
  const [role = '', number = '1'] = actor.split('-');
  const network = { buyer: 41, seller: 42, newcomer: 43, administrator: 44 }[role] ?? 45;
  return `10.${network}.${Number(number) >> 8}.${Number(number) & 255}`;
}

/**
 * What is known of a thing that is made once by its key, after one more answer. A refusal says nothing of a try that was
 * lost before it.
 */
export function outcomeAfter(
  before: Outcome,
  result: { outcome: 'done' | 'refused' | 'unknown'; attempts: Attempt[] },
): Outcome {
  if (before === 'made' || result.outcome === 'done') return 'made';
  const isLost = result.outcome === 'unknown' || result.attempts.some(({ answeredAt }) => answeredAt === null);
  return isLost ? 'unknown' : before;
}

/** Makes something once by its key, now, and after the repair if no answer comes. */
export async function makeOnce(work: Workload, step: number, make: () => Promise<{ outcome: string }>): Promise<void> {
  const isAnswered = async (): Promise<boolean> => (await make()).outcome !== 'unknown';
  if (!(await isAnswered())) work.open.push({ step, askAgain: isAnswered });
}

/** What an actor does in a step; never throws for what the service does. */
export type Action = (work: Workload, step: Step) => Promise<void>;
