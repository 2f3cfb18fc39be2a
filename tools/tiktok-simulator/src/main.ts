import { startSimulator } from './server.ts';

const port = Number(process.env.SIMULATOR_PORT ?? 4010);
const shopOrigin = process.env.SIMULATOR_SHOP_ORIGIN;
const publicOrigin = process.env.SIMULATOR_ORIGIN;
const simulator = await startSimulator({
  port,
  ...(shopOrigin === undefined ? {} : { shopOrigin }),
  ...(publicOrigin === undefined ? {} : { publicOrigin }),
});

console.log(`TikTok simulator: ${simulator.origin} (control page: ${simulator.origin}/_control)`);
console.log(`Run the service with TIKTOK_WEB_ORIGIN=${simulator.origin}`);
console.log(
  `For "Continue with TikTok" also TIKTOK_LOGIN_ORIGIN=${simulator.origin} TIKTOK_API_ORIGIN=${simulator.origin} ` +
    `TIKTOK_CLIENT_KEY=${simulator.app.clientKey} TIKTOK_CLIENT_SECRET=${simulator.app.clientSecret}`,
);
console.log(`For Apify APIFY_ORIGIN=${simulator.origin} APIFY_TOKEN=${simulator.apifyToken}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulator.close());
}
