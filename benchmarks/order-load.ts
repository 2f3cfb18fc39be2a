import { randomBytes } from 'node:crypto';

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

/** Makes an order of all these products. */
export async function makeOrder({ origin, handle, videoIds }: OrderLoad, network: number): Promise<void> {
  const answer = await fetch(`${origin}/api/v1/shop/${handle}/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(12).toString('hex'),
      'x-forwarded-for': anAddress(network),
    },
    body: JSON.stringify({
      items: videoIds.map((videoId) => ({ videoId, quantity: 1 })),
      customer: { name: 'Sarah', phone: '0772123456' },
    }),
  });
  if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
