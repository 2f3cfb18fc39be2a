import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What is ordered. */
export interface OrderLoad {
  origin: string;
  handle: string;
  videoIds: string[];
}

let buyers = 0;
/** Limits are not measured here: each buyer has an address of its own. `network` is its first number. */
export function anAddress(network: number): string {
  buyers += 1;
  return `${network}.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}`;
}

const agent = new Agent({ keepAlive: true });

/** Makes an order of all these products. Not by `fetch`, which costs as much as the service's own part. */
export async function makeOrder({ origin, handle, videoIds }: OrderLoad, network: number): Promise<void> {
  const sent = request(`${origin}/api/v1/shop/${handle}/orders`, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(12).toString('hex'),
      'x-forwarded-for': anAddress(network),
    },
  });
  sent.end(
    JSON.stringify({
      items: videoIds.map((videoId) => ({ videoId, quantity: 1 })),
      customer: { name: 'Sarah', phone: '0772123456' },
    }),
  );
  const [answer] = await once(sent, 'response');
  const body = await text(answer);
  if (answer.statusCode !== 201) throw new Error(`An order was answered ${answer.statusCode}: ${body}`);
}
