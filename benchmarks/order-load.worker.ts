import { parentPort } from 'node:worker_threads';
import { askAtRate } from './load.ts';
import { makeOrder, type OrderLoad } from './order-load.ts';

export interface OrderFlood {
  load: OrderLoad;
  count: number;
  perSecond: number;
  /** Another one for each flood. */
  network: number;
}

/** A thread of its own, so that making orders does not delay what is measured beside it. It makes a flood for each message. */
parentPort?.on('message', async ({ load, network, ...rate }: OrderFlood) => {
  await askAtRate(rate, () => makeOrder(load, network));
  parentPort?.postMessage('done');
});
parentPort?.postMessage('ready');
