import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { startPaymentsSimulator } from '@app/payments-simulator/server';
import { testDatabaseUrl } from '@app/server/config';
import { openDatabase } from '@app/server/platform/database/database';
import { freePort } from '@app/server/platform/free-port.testing';
import { startAfricasTalking } from '@app/server/platform/messaging/africas-talking.testing';
import { startSimulator } from '@app/tiktok-simulator/server';
import { sendForwarded } from '#faults/client/call-from.ts';
import type { Plan } from '#faults/plan/plan.ts';
import { makeOwnPostgres } from './own-postgres.ts';
import { serviceProcess } from './service-process.ts';
import { mountSmallDisk } from './small-disk.ts';
import { administrator, type Stage } from './stage.ts';

/** On this machine, put together; nothing is started yet. What its processes say goes to `outFolder`. */
export async function openStageHere(plan: Plan, outFolder: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'dukalink-faults-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const disk = plan.diskMb === undefined ? null : mountSmallDisk(dataDir, plan.diskMb);
  const tiktok = await startSimulator({ empty: true, fewPictures: true });
  const payments = await startPaymentsSimulator({ payer: 'approve' });
  const sms = await startAfricasTalking();
  const postgres = plan.stage === 'postgres' ? await makeOwnPostgres(serverUrl()) : null;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings: Record<string, string> = {
    ...simulatedEnvironment(payments),
    PAYMENT_PROVIDERS: 'mtn,relworx',
    APP_MODE: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g',
    TIKTOK_WEB_ORIGIN: tiktok.origin,
    TIKTOK_REQUEST_GAP_MS: '0',
    SYNC_COOLDOWN_SECONDS: '0',
    // Each actor has an address: limits are not what is tested.
    TRUST_PROXY: '127.0.0.1',
    SMS_PROVIDER: 'africastalking',
    AT_USERNAME: 'dukalink',
    AT_API_KEY: 'right-key',
    AT_API_ORIGIN: sms.origin,
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'warn',
    ...(postgres ? { DATABASE_URL: postgres.serviceUrl } : {}),
    ...(plan.withPages ? { FAULTS_WITH_PAGES: 'yes' } : {}),
  };
  const processes = postgres
    ? [
        serviceProcess('web', settings, { PROCESS_ROLE: 'web' }, join(outFolder, 'web.log')),
        serviceProcess(
          'worker',
          settings,
          { PROCESS_ROLE: 'worker', PORT: String(await freePort()) },
          join(outFolder, 'worker.log'),
        ),
      ]
    : [serviceProcess('web', settings, {}, join(outFolder, 'web.log'))];
  return {
    origin,
    sendFrom: sendForwarded,
    processes,
    tiktok,
    payments,
    sms,
    postgres,
    disk,
    lab: null,
    administrator,
    settings,
    openDatabase: () => openDatabase({ databaseUrl: postgres?.directUrl ?? null, dataDir }),
    async remove() {
      for (const process of processes) await process.kill();
      await tiktok.close();
      await payments.close();
      await sms.close();
      await postgres?.remove();
      disk?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serverUrl(): string {
  const url = testDatabaseUrl();
  if (url === null) throw new Error('Set DATABASE_URL: this plan runs on PostgreSQL.');
  return url;
}
