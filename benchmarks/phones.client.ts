import { setPriority } from 'node:os';
import { askAtRate } from './load.ts';
import { anAddress, makeOrder, type OrderLoad } from './order-load.ts';
import { requestRaw } from './raw-request.ts';

/** What phones do, and how often. `network` is the first number of their addresses, another one for each flood. */
export type PhonesTask = { count: number; perSecond: number; network: number } & (
  | { read: string }
  | { order: OrderLoad }
);

/**
 * A process of its own, with nothing in it but requests: what the benchmark's process collects of its own memory would
 * hold both cores for a tenth of a second. Answers each task with the milliseconds of its requests.
 */
process.on('message', async ({ network, ...task }: PhonesTask) => {
  process.send?.(
    await askAtRate(task, () =>
      'read' in task
        ? requestRaw(task.read, {
            'accept-encoding': 'gzip, deflate, br, zstd',
            'x-forwarded-for': anAddress(network),
          })
        : makeOrder(task.order, network),
    ),
  );
});
process.on('disconnect', () => process.exit());
// Phones have cores of their own: those that order leave the service its two, and what is measured waits for none.
try {
  setPriority(Number(process.argv[2]));
} catch {
  // Only root may raise it.
}
process.send?.('ready');
