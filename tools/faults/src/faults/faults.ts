import { setTimeout as pause } from 'node:timers/promises';
import type { FaultKind, LabFault, StageName } from '#faults/plan/plan.ts';
import { idsIn, type RunRecord } from '#faults/record/record.ts';
import { beginMigration, type HalfwayMigration } from '#faults/stage/halfway-migration.ts';
import { clockOffsetVariable } from '#faults/stage/service-process.ts';
import type { Stage } from '#faults/stage/stage.ts';

/** What a fault may hurt, and where it writes down what it changes for everybody. */
export interface Hurt {
  stage: Stage;
  record: RunRecord;
  adminTokens: Map<string, string>;
}

export interface Fault {
  /** Where it can happen; everywhere unless told. */
  on?: StageName;
  begin(hurt: Hurt): Promise<unknown> | unknown;
  end(hurt: Hurt): Promise<unknown> | unknown;
}

const hourMs = 3600_000;

const web = ({ stage }: Hurt) => stage.processes.slice(0, 1);
const worker = ({ stage }: Hurt) => stage.processes.slice(1);
const all = ({ stage }: Hurt) => stage.processes;
type Processes = typeof all;

/** Every process that answers people is gone, and so is each request that ran. */
async function start(hurt: Hurt, processes: Processes, changed: Record<string, string> = {}): Promise<void> {
  for (const process of processes(hurt)) await process.start(changed);
  if (processes !== worker) hurt.record.cuts.push(Date.now());
}

const killed = (processes: Processes): Fault => ({
  async begin(hurt) {
    for (const process of processes(hurt)) await process.kill();
  },
  end: (hurt) => start(hurt, processes),
});

const stopped = (processes: Processes): Fault => ({
  begin: (hurt) => processes(hurt).map((process) => process.pause()),
  end: (hurt) => processes(hurt).map((process) => process.resume()),
});

/** Stopped and started again at once, both times with the settings of then. */
async function restart(hurt: Hurt, processes: Processes, changed: Record<string, string> = {}): Promise<void> {
  for (const process of processes(hurt)) await process.stop();
  await start(hurt, processes, changed);
}

const clockOff = (offsetMs: number): Fault => ({
  begin: (hurt) => restart(hurt, web, { [clockOffsetVariable]: String(offsetMs) }),
  end: (hurt) => restart(hurt, web),
});

const tiktok = (input: Parameters<Stage['tiktok']['control']['fail']>[1]): Fault => ({
  begin: ({ stage }) => stage.tiktok.control.fail('all', input),
  end: ({ stage }) => stage.tiktok.control.heal(),
});

const payments = (change: Parameters<Stage['payments']['control']['set']>[1]): Fault => ({
  begin({ stage }) {
    for (const provider of ['mtn', 'relworx'] as const) stage.payments.control.set(provider, change);
  },
  async end({ stage }) {
    stage.payments.control.heal();
    await stage.payments.control.deliverLate();
  },
});

const sms = (answer: Stage['sms']['control']['answer']): Fault => ({
  begin({ stage }) {
    stage.sms.control.answer = answer;
  },
  end({ stage }) {
    stage.sms.control.answer = sent;
  },
});

const sent = { recipientCode: 101 };
/** Longer than the service waits. */
const smsSilenceMs = 15_000;

const link = (begin: (link: NonNullable<Stage['postgres']>['link']) => void): Fault => ({
  on: 'postgres',
  begin: ({ stage }) => stage.postgres && begin(stage.postgres.link),
  end: ({ stage }) => stage.postgres?.link.heal(),
});

/** Access tokens end at once; sessions stay, by their refresh tokens. */
async function changeSecret(hurt: Hurt): Promise<void> {
  const { stage, record, adminTokens } = hurt;
  const former = stage.settings.TOKEN_SECRET ?? '';
  stage.settings.TOKEN_SECRET = 'vB2nY7cH4jD6fS1gKzq8-wP3t_Lm5xR9';
  stage.settings.FORMER_TOKEN_SECRET = former;
  for (const process of stage.processes) await process.stop();
  record.tokensEndedAt = Date.now();
  adminTokens.clear();
  await start(hurt, all);
}

/** A migration is stopped in its middle, whose longest statement takes so many seconds. */
function halfway(signal: NodeJS.Signals, seconds: number): Fault {
  let migration: HalfwayMigration | null = null;
  return {
    on: 'postgres',
    async begin({ stage }) {
      if (!stage.postgres) return;
      migration = await beginMigration(stage.postgres.directUrl, seconds);
      migration.process.kill(signal);
    },
    end: () => migration?.remove(),
  };
}

/** A backup; later the database as it was at a moment is restored, beside the one that goes on. */
const restoredBeside: Fault = {
  on: 'lab',
  begin: ({ stage }) => stage.lab?.backUp(),
  async end({ stage, record }) {
    const { lab } = stage;
    if (!lab) return;
    let past = record.pasts.find(({ found }) => found === null);
    if (!past) {
      const { orders, products, payments } = record;
      const asked = { orders: orders.length, products: products.length, payments: payments.length };
      // What was acknowledged in this millisecond was committed in it, or before.
      past = { at: Date.now() + 1, told: idsIn(record), asked, found: null };
      record.pasts.push(past);
    }
    past.found = await lab.readPast(new Date(past.at));
  },
};

/** What each kind of fault does when it begins, and how it is repaired. */
const faults: Record<Exclude<FaultKind, LabFault>, Fault> = {
  'web-killed': killed(web),
  'web-stopped': stopped(web),
  'web-restarted': { begin: (hurt) => restart(hurt, web), end: () => {} },
  'worker-killed': { ...killed(worker), on: 'postgres' },
  'worker-stopped': { ...stopped(worker), on: 'postgres' },
  'all-restarted': { begin: (hurt) => restart(hurt, all), end: () => {} },
  'rolled-out': { on: 'lab', begin: ({ stage }) => stage.lab?.release(), end: () => {} },
  'migration-killed': halfway('SIGKILL', 600),
  'migration-stopped': halfway('SIGSTOP', 2),
  'restored-beside': restoredBeside,
  'clock-ahead': clockOff(hourMs),
  'clock-behind': clockOff(-hourMs),
  'other-token-secret': { begin: changeSecret, end: () => {} },
  'database-cut': link((it) => it.cut()),
  'database-slow': link((it) => it.slow(150)),
  'database-silent': link((it) => it.silence()),
  'connections-ended': { on: 'postgres', begin: ({ stage }) => stage.postgres?.terminateConnections(), end: () => {} },
  'connections-used-up': {
    on: 'postgres',
    begin: ({ stage }) => stage.postgres?.limitConnections(1),
    end: ({ stage }) => stage.postgres?.limitConnections(null),
  },
  'disk-full': {
    on: 'embedded',
    begin: ({ stage }) => stage.disk?.fill(),
    end: ({ stage }) => stage.disk?.free(),
  },
  'tiktok-gone': tiktok({ mode: 'dropped-connection' }),
  'tiktok-slow': tiktok({ delayMs: 8000 }),
  'tiktok-lies': tiktok({ mode: 'changed-layout' }),
  'payments-gone': payments({ isDown: true }),
  'payments-slow': payments({ answer: 'silent', silenceMs: 12_000, callbacks: 'late' }),
  'payments-lose-answers': payments({ answer: 'lost', callbacks: 'lost' }),
  'sms-gone': sms('hang up'),
  'sms-slow': {
    begin({ stage }) {
      stage.sms.control.answer = pause(smsSilenceMs).then(() => sent);
    },
    end({ stage }) {
      stage.sms.control.answer = sent;
    },
  },
  'sms-refuses': sms({ status: 500, type: 'text/plain', body: 'Try again later' }),
  'payments-lie': payments({ callbacks: 'doubled', wrongStatus: 'not-found' }),
};

const isOfLab = (kind: FaultKind): kind is LabFault => kind.startsWith('lab ');

/** Repaired by `deploy/lab mend`, which undoes whatever else is broken there, too. */
const labFault = (kind: LabFault): Fault => ({
  on: 'lab',
  begin: ({ stage }) => stage.lab?.break(kind.split(' ').slice(1)),
  end: ({ stage }) => stage.lab?.mend(),
});

export const faultOf = (kind: FaultKind): Fault => (isOfLab(kind) ? labFault(kind) : faults[kind]);
