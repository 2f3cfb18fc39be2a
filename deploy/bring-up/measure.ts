import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { breakPart, mend } from './faults.ts';
import { atVisitor } from './shell.ts';

const secondsOfRound = 70;
const beforeFaultMs = 4000;

/** Prints what a seller and a buyer notice of a fault, such as `measure 3 kill primary`. */
export async function measure([rounds = '', ...fault]: string[]): Promise<void> {
  for (let round = 1; round <= Number(rounds); round += 1) {
    const noticed = await oneRound(fault);
    console.log(`${fault.join(' ')}, round ${round}: ${noticed}`);
    await mend();
  }
}

async function oneRound(fault: string[]): Promise<string> {
  const [[file = '', ...args], env] = atVisitor('writer.ts', String(secondsOfRound));
  const writer = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const exit = once(writer, 'exit');
  let noticed = '';
  for await (const line of createInterface(writer.stdout)) {
    if (line === 'ready') {
      await wait(beforeFaultMs);
      await breakPart(fault);
    } else noticed = line;
  }
  const [code] = await exit;
  if (code !== 0) throw new Error('The writer has failed.');
  return noticed;
}
