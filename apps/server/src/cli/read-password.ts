import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { OperatorError } from '#server/platform/operator-error.ts';

/**
 * A new password: typed twice without being shown, or the first line of standard input. Never an argument, which every
 * user of the machine could read.
 */
export async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // Before the first question: from here on the terminal shows nothing of what is typed.
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    const password = await ask(lines, 'New password: ');
    if ((await ask(lines, 'Once more: ')) !== password) throw new OperatorError('The two passwords are not the same.');
    return password;
  } finally {
    lines.close();
  }
}

async function ask(lines: Interface, question: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const stop = () => reject(new OperatorError('Nothing was changed.'));
  lines.once('line', resolve).once('SIGINT', stop).once('close', stop);
  process.stderr.write(question);
  try {
    return await promise;
  } finally {
    lines.off('SIGINT', stop).off('close', stop);
    process.stderr.write('\n');
  }
}
