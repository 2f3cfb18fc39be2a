import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..', '..');
const lab = join(root, 'deploy', 'lab');

/** Set for what runs on one of the lab's hosts. */
const originVariable = 'LAB_ORIGIN';
export const labOrigin = (): string | undefined => process.env[originVariable];

/** A command of `deploy/lab`; answers what it says. Throws, with that, when it fails. */
export async function runLab(words: string[], input = ''): Promise<string> {
  const child = spawn(lab, words, { stdio: ['pipe', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`deploy/lab ${words.join(' ')}: ${said.err || said.out}`.trim());
  return said.out.trim();
}

/**
 * Runs this program again on the host `internet`, where TikTok, wallets, the SMS gateway and people are; on a lab that
 * is brought up for it and taken down again, unless one is up. Answers its exit code.
 */
export async function runOnInternet(say: (line: string) => void): Promise<number> {
  const isOwn = !(await isUp());
  if (isOwn) {
    say('Bringing the lab up');
    await runLab(['up', 'unchecked']);
  }
  try {
    const again = ['at', 'internet', process.execPath, ...process.argv.slice(1)];
    const [code] = await once(spawn(lab, again, { stdio: 'inherit' }), 'exit');
    return code ?? 2;
  } finally {
    await runLab([isOwn ? 'down' : 'mend']);
  }
}

const isUp = (): Promise<boolean> =>
  runLab(['status']).then(
    () => true,
    (error: Error) => {
      if (error.message.includes('The lab is down')) return false;
      throw error;
    },
  );
