import { operatorMessage } from '#server/platform/operator-error.ts';

/** What a command of the shell prints and exits with, without the cost of a process. */
export async function outcomeOf(command: Promise<string>): Promise<{ code: number; said: string }> {
  try {
    return { code: 0, said: await command };
  } catch (error) {
    return { code: 1, said: operatorMessage(error) };
  }
}
