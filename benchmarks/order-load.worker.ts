import { parentPort, workerData } from 'node:worker_threads';
import { askAtRate } from './load.ts';
import { makeOrder, type OrderLoad } from './order-load.ts';

/** A thread of its own, so that making orders does not delay what is measured beside it. */
const { load, network, ...rate } = workerData as OrderFlood;
await askAtRate(rate, () => makeOrder(load, network));
parentPort?.postMessage('done');

export interface OrderFlood {
  load: OrderLoad;
  count: number;
  perSecond: number;
  /** Another one for each flood. */
  network: number;
}
