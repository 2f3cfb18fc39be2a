import type { Stage } from '#faults/stage/stage.ts';
import { untilIt } from './until-it.ts';

const withinMs = 8000;

/** The newest code that was sent to this number after the first `known` messages of all; null when none comes in time. */
export async function codeTo({ sms }: Stage, phoneNumber: string, known: number): Promise<string | null> {
  const find = (): string | undefined => {
    const message = sms.forms.slice(known).findLast(({ fields }) => fields.to === phoneNumber)?.fields.message;
    return /\b\d{6}\b/.exec(message ?? '')?.[0];
  };
  await untilIt('the code', async () => find() !== undefined, withinMs).catch(() => {});
  return find() ?? null;
}
