import { startPaymentsSimulator } from '@app/payments-simulator/server';
import { runAsChild } from './child.ts';

/** Simulated wallets in a process of their own. Payers wait until they are told otherwise (`/_control`). */
runAsChild(async () => {
  const simulator = await startPaymentsSimulator();
  return { ready: { origin: simulator.origin }, stop: () => simulator.close() };
});
