import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { askAtRate } from './load.ts';
import { anAddress } from './order-load.ts';

export interface CaptionFlood {
  origin: string;
  count: number;
  perSecond: number;
  /** Another one for each flood. */
  network: number;
}

/** Long lists are the slowest to read. */
const caption = 'Bag 85k, shoe 45k, dress 30k, '.repeat(74).slice(0, 2200);
const body = JSON.stringify({ caption });
const agent = new Agent({ keepAlive: true });

/** Each from a network of its own, so that only what the process itself bears is measured. Answers the status. */
async function previewOnce(origin: string, network: number): Promise<number> {
  const sent = request(`${origin}/api/v1/captions/preview`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress(network) },
  });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

/** A thread of its own, so that the flood does not delay what is measured beside it. Answers how many were read. */
parentPort?.on('message', async ({ origin, network, ...rate }: CaptionFlood) => {
  const statuses: number[] = [];
  await askAtRate(rate, async () => statuses.push(await previewOnce(origin, network)));
  const strange = statuses.find((status) => status !== 200 && status !== 429);
  if (strange) throw new Error(`A preview was answered ${strange}.`);
  parentPort?.postMessage(statuses.filter((status) => status === 200).length);
});
parentPort?.postMessage('ready');
