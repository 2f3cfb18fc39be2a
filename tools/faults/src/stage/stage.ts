import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { type PaymentsSimulator, startPaymentsSimulator } from '@app/payments-simulator/server';
import { testDatabaseUrl } from '@app/server/config';
import { type Database, openDatabase } from '@app/server/platform/database/database';
import { freePort } from '@app/server/platform/free-port.testing';
import { startAfricasTalking } from '@app/server/platform/messaging/africas-talking.testing';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import type { Plan } from '#faults/plan/plan.ts';
import { makeOwnPostgres, type OwnPostgres } from './own-postgres.ts';
import { type ServiceProcess, serviceProcess } from './service-process.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** The service with all that it talks to, and what can be hurt of it. */
export interface Stage {
  /** Where people reach it, the same after each restart. */
  origin: string;
  /** The one that answers people, first; on PostgreSQL also a worker. */
  processes: ServiceProcess[];
  tiktok: Simulator;
  payments: PaymentsSimulator;
  /** The gateway of SMS, with all that it was given. */
  sms: Awaited<ReturnType<typeof startAfricasTalking>>;
  /** Null on the embedded database. */
  postgres: OwnPostgres | null;
  /** Null unless the plan gives the disk a size. */
  disk: SmallDisk | null;
  administrator: { username: string; password: string };
  /** Settings for all processes from their next start on. */
  settings: Record<string, string>;
  /** Reads and writes past the service. The embedded database must not be in use. */
  openDatabase(): Promise<Database>;
  remove(): Promise<void>;
}

const administrator = { username: 'faults@dukalink.example', password: 'Kasubi-9-Tombs!' };

/** Puts it together; nothing is started yet. What its processes say goes to `outFolder`. */
export async function openStage(plan: Plan, outFolder: string): Promise<Stage> {
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
    processes,
    tiktok,
    payments,
    sms,
    postgres,
    disk,
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
