import { startSimulator } from './server.ts';

const port = Number(process.env.SIMULATOR_PORT ?? 4010);
const shopOrigin = process.env.SIMULATOR_SHOP_ORIGIN;
const simulator = await startSimulator({ port, ...(shopOrigin === undefined ? {} : { shopOrigin }) });

console.log(`TikTok simulator: ${simulator.origin} (control page: ${simulator.origin}/_control)`);
console.log(`Run the service with TIKTOK_WEB_ORIGIN=${simulator.origin}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulator.close());
}
