import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import { requestFailure } from '#server/platform/outgoing.ts';

/** What one look at a deployment found. Only `wrong` makes the doctor fail. */
export interface Finding {
  verdict: 'ok' | 'note' | 'wrong';
  part: string;
  says: string;
  /** What an operator does about it. */
  advice?: string;
}

/** What every check is handed. */
export interface Deployment {
  config: Config;
  clock: Clock;
}

/** The findings of one part of a deployment. */
export const findingsOf = (part: string) => ({
  ok: (says: string): Finding => ({ verdict: 'ok', part, says }),
  note: (says: string, advice?: string): Finding => ({ verdict: 'note', part, says, ...(advice ? { advice } : {}) }),
  wrong: (says: string, advice: string): Finding => ({ verdict: 'wrong', part, says, advice }),
});

/** No check waits longer than this for an answer. */
export const maxAnswerMs = 5000;

/** Why a peer gave no answer, in one word or a few; never with an address that holds a password. */
export function reasonOf(error: unknown): string {
  const { code, errors } = error as { code?: unknown; errors?: { code?: unknown }[] };
  const found = code ?? errors?.[0]?.code;
  // Without a name server every name is one that has no address.
  if (found === 'EAI_AGAIN') return 'ENOTFOUND';
  return typeof found === 'string' && found !== '' ? found : requestFailure(error).detail;
}
