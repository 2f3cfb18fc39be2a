import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { OperatorError } from './operator-error.ts';

/**
 * A new password from whoever runs a command: typed twice without being shown, or the first line of what another program writes to standard input. Never
 * an argument, which everybody on the machine could read.
 */
export async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  const password = await ask('New password: ');
  if ((await ask('Once more: ')) !== password) throw new OperatorError('The two passwords are not the same.');
  return password;
}

function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  return new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => reject(new OperatorError('Nothing was changed.')));
  }).finally(() => {
    lines.close();
    process.stderr.write('\n');
  });
}
