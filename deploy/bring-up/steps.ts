import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostNamed, waitForCluster } from './cluster.ts';
import { placeOf } from './folders.ts';
import { authorities, current, databaseHosts, type Host, serviceHosts, site } from './hosts.ts';
import { environmentOf, type Part, placed } from './part.ts';
import {
  alertmanager,
  caddy,
  etcd,
  haproxy,
  memcached,
  patroni,
  pgbouncer,
  prometheus,
  service,
  simulator,
  swift,
  varnish,
} from './parts.ts';
import { readSecrets } from './placeholders.ts';
import { runShown, tryRun } from './shell.ts';

/** All parts of a step start together, and are waited for before the next step. */
interface Step {
  title: string;
  parts: Part[];
  withinMs: number;
  /** What an operator does once, before the parts start or when they are up. */
  before?: () => void;
  after?: () => void;
  /** What has to be true besides the checks of the parts. */
  untilReady?: () => Promise<void>;
}

const patient = 90_000;
const brief = 30_000;

export function steps(): Step[] {
  const store = [swift('account', 6202), swift('container', 6201), swift('object', 6200), swift('proxy', 8080)];
  const authorityHolders = [
    caddy('edge', 'deploy/caddy', `https://${site}/`),
    caddy('internet', 'deploy/internet', 'https://tiktok.lab/'),
  ];
  const members = databaseHosts.map(patroni);
  const processes = serviceHosts.map(service);
  return [
    { title: 'etcd, three members', parts: (['etcd1', 'etcd2', 'etcd3'] as const).map(etcd), withinMs: brief },
    {
      title: 'Caddy at the edge, and of the simulated internet',
      parts: authorityHolders,
      withinMs: brief,
      after: () => writeFileSync(authorities, authorityHolders.map(readAuthority).join('')),
    },
    {
      title: 'PostgreSQL under Patroni, three members; Swift with its S3 interface; simulators',
      parts: [
        ...members,
        memcached,
        ...store,
        simulator('tiktok', { SIMULATOR_ORIGIN: 'https://tiktok.lab' }, 4010),
        simulator('payments', {}, 4020),
      ],
      withinMs: patient,
      before: () => runOnce(store[0] as Part, ['/etc/swift/make-rings']),
      untilReady: () => waitForCluster(patient),
      after: () => {
        runOnce(memberOf('primary', members), ['pgbackrest', '--stanza=duka', 'stanza-create']);
        runOnce(processes[0] as Part, [process.execPath, join(import.meta.dirname, 'make-bucket.ts')]);
      },
    },
    { title: 'PgBouncer on each, HAProxy', parts: [...databaseHosts.map(pgbouncer), haproxy], withinMs: brief },
    {
      title: 'three web processes, two workers',
      parts: processes,
      withinMs: patient,
      before: () => {
        migrate(processes[0] as Part);
        compileOnce(processes[0] as Part);
      },
    },
    { title: 'Varnish', parts: [varnish], withinMs: brief },
    { title: 'Prometheus, Alertmanager', parts: [prometheus, alertmanager], withinMs: brief },
  ];
}

export const allParts = (): Part[] => steps().flatMap(({ parts }) => parts);

function memberOf(name: string, members: Part[]): Part {
  const host = hostNamed(name);
  return members.find((member) => member.host === host) as Part;
}

function readAuthority({ host }: { host: Host }): string {
  const certificate = '.local/share/caddy/pki/authorities/local/root.crt';
  return readFileSync(join(placeOf(host, { at: '/var/lib/caddy' }), certificate), 'utf8');
}

/** As the role that owns the tables, before the release starts: the service itself does not know that password. */
export function migrate(part: Part): void {
  const address = `postgres://dukalink_owner:${readSecrets().ownerPassword}@balancer:5432/dukalink`;
  const script = join(current, 'apps', 'server', 'src', 'cli', 'migrate.ts');
  const environment = { ...part.environment, MIGRATION_DATABASE_URL: address };
  runOnce({ ...part, environment }, [process.execPath, script]);
}

/** Otherwise five processes would compile the same at once; what was compiled is written when a process ends. */
function compileOnce(part: Part): void {
  const main = join(current, 'apps', 'server', 'src', 'main.ts');
  runOnce(part, [process.execPath, '--input-type=module', '--eval', `await import(${JSON.stringify(main)})`]);
}

/** `HOST.PART COMMAND …`: what an operator does at that host, such as `primary.patroni pgbackrest --stanza=duka info`. */
export async function runAtPart([target = '', ...command]: string[]): Promise<void> {
  const [hostName = '', partName] = target.split('.');
  const host = hostNamed(hostName);
  const part = allParts().find((one) => one.host === host && one.name === partName);
  if (!part || command.length === 0) throw new Error('deploy/lab on HOST.PART COMMAND …');
  runShown(placed(part, command), environmentOf(part));
}

/** A command with the user, the folders and the variables of a part. */
function runOnce(part: Part, command: string[]): void {
  const { isOk, output } = tryRun(placed(part, command), environmentOf(part));
  if (!isOk) throw new Error(`${command.join(' ')}: ${output}`);
}
