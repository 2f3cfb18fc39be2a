import { join, resolve } from 'node:path';
import { startPaymentsSimulator } from '@app/payments-simulator/server';
import { openDatabase } from '@app/server/platform/database/database';
import { startAfricasTalking } from '@app/server/platform/messaging/africas-talking.testing';
import { startSimulator } from '@app/tiktok-simulator/server';
import { sendFromAddress } from '#faults/client/call-from.ts';
import type { IdsOfPast } from '#faults/record/record.ts';
import { labOrigin, root, runLab } from './lab.ts';
import type { ServiceProcess } from './service-process.ts';
import { administrator, type Stage } from './stage.ts';

/** The lab's own simulators, in whose place this run's stand: it must see into their books. */
const replaced = ['internet.tiktok', 'internet.payments'];
/** Where the Caddy of the host `internet` expects them. */
const ports = { tiktok: 4010, payments: 4020, sms: 4030 };
const serviceHosts = ['web1', 'web2', 'web3', 'worker1', 'worker2'];

/** The service on many machines, `deploy/lab`. Runs on its host `internet`. */
export async function openLabStage(outFolder: string): Promise<Stage> {
  const origin = labOrigin();
  if (origin === undefined) throw new Error('This runs on a host of the lab: deploy/lab at internet …');
  for (const part of replaced) await runLab(['break', 'kill', part]);
  const tiktok = await startSimulator({
    ...{ empty: true, fewPictures: true },
    ...{ port: ports.tiktok, publicOrigin: 'https://tiktok.lab' },
  });
  const payments = await startPaymentsSimulator({ payer: 'approve', port: ports.payments });
  const sms = await startAfricasTalking(ports.sms);
  await makeAdministrator();
  return {
    origin,
    sendFrom: sendFromAddress,
    processes: [wholeService],
    tiktok,
    payments,
    sms,
    postgres: null,
    disk: null,
    lab: {
      mend,
      async break(words) {
        await runLab(['break', ...words]);
      },
      async release() {
        await runLab(['release', root]);
      },
      async backUp() {
        await runLab(['on', 'primary.patroni', 'pgbackrest', '--stanza=duka', '--type=full', 'backup']);
      },
      readPast,
    },
    administrator,
    settings: {},
    async openDatabase() {
      const databaseUrl = await runLab(['on', 'web1.dukalink', 'printenv', 'DATABASE_DIRECT_URL']);
      return openDatabase({ databaseUrl, dataDir: '' });
    },
    async remove() {
      await runLab(['logs', resolve(outFolder, 'logs')]);
      await tiktok.close();
      await payments.close();
      await sms.close();
    },
  };
}

const mend = async (): Promise<void> => void (await runLab(['mend', ...replaced]));

const idsInDatabase = `select json_build_object(
  'orders', (select coalesce(json_agg(code), '[]') from orders),
  'products', (select coalesce(json_agg(video_id), '[]') from products where added_by = 'hand'),
  'payments', (select coalesce(json_agg(payment_id), '[]') from payments))`;

/** As an operator rehearses it. */
async function readPast(at: Date): Promise<IdsOfPast> {
  const second = at.toISOString().replace('T', ' ').replace('Z', '+00');
  const rehearse = ['/etc/patroni/rehearse-restore', second, idsInDatabase.replaceAll('\n', ' ')];
  const said = await runLab(['on', 'read-standby.patroni', ...rehearse]);
  const ids = said.split('\n').find((line) => line.startsWith('{'));
  if (ids === undefined) throw new Error(`The rehearsal said nothing of what it found: ${said}`);
  return JSON.parse(ids) as IdsOfPast;
}

/** All web and worker processes: each alone is hurt by `deploy/lab break`. */
const wholeService: ServiceProcess = {
  name: 'the service',
  start: mend,
  kill: () => breakAll('kill'),
  stop: () => breakAll('end'),
  pause: () => void breakAll('stop'),
  resume: () => void mend(),
};

async function breakAll(how: 'kill' | 'end' | 'stop'): Promise<void> {
  await Promise.all(serviceHosts.map((host) => runLab(['break', how, host])));
}

/** As an operator makes the first one, on a web host. */
async function makeAdministrator(): Promise<void> {
  const { username, password } = administrator;
  const script = join(root, 'apps', 'server', 'src', 'cli', 'admin.ts');
  await runLab(['on', 'web1.dukalink', process.execPath, script, '--username', username], `${password}\n`);
}
