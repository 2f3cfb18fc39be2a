import { startPaymentsSimulator } from './server.ts';

const simulator = await startPaymentsSimulator({ port: Number(process.env.PAYMENTS_SIMULATOR_PORT ?? 4020) });
console.log(`Payments simulator: ${simulator.origin} (payers' phones: ${simulator.origin}/_control)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulator.close());
}
