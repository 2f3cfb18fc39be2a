import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AppOptions, createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { lockDataDir } from '@app/server/platform/database/data-dir-lock';
import { startSimulator } from '@app/tiktok-simulator/server';
import closeWithGrace from 'close-with-grace';
import { makeDemoAdministrator } from './demo-administrator.ts';
import { addOlderPosts, demoPassword, newSellerHandle, sampleHandle, signUpSellers } from './demo-sellers.ts';

/**
 * The whole service with a simulated TikTok and its sellers in one process, on an embedded database of its own that starts empty each time:
 * the simulated posts are new each time, too.
 */
export async function runDemo(mode: 'demo' | 'dev', options: AppOptions = {}): Promise<void> {
  const environment = process.env;
  const port = Number(environment.PORT ?? 3000);
  const publicOrigin = environment.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const simulator = await startSimulator({ port: Number(environment.SIMULATOR_PORT ?? 0), shopOrigin: publicOrigin });
  const dataDir = join(resolve(environment.DATA_DIR ?? './.data'), mode);
  const unlock = lockDataDir(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  unlock();
  const config = loadConfig({
    ...environment,
    APP_MODE: mode,
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    TIKTOK_WEB_ORIGIN: simulator.origin,
    TIKTOK_REQUEST_GAP_MS: environment.TIKTOK_REQUEST_GAP_MS ?? '0',
    SYNC_INTERVAL_MINUTES: environment.SYNC_INTERVAL_MINUTES ?? '1',
    SYNC_COOLDOWN_SECONDS: environment.SYNC_COOLDOWN_SECONDS ?? '5',
    LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
  });
  const app = await createApp(config, { ...options, exampleShopHandle: sampleHandle });
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
    await app.stop();
    await simulator.close();
  });
  const origin = await app.start();
  await signUpSellers(app, simulator);
  const administrator = await makeDemoAdministrator(app);
  process.stdout.write(
    [
      '\nDukalink runs.',
      `  Service          ${origin}`,
      `  Sample shop      ${origin}/shop/${sampleHandle}`,
      `  Publish a post   ${simulator.origin}/_control`,
      `  Be a seller      ${origin}/signup as @${newSellerHandle}, or ${origin}/login as @${sampleHandle} with the password ${demoPassword}`,
      `  Codes by SMS     ${origin}/dev/outbox`,
      `  Be an owner      ${origin}/admin/login as ${administrator.username} with the password ${administrator.password}`,
      `  API              ${origin}/api/docs\n`,
    ].join('\n'),
  );
  await addOlderPosts(app, simulator);
  process.stdout.write('The sample shop is filled. Stop with Ctrl+C.\n');
}
