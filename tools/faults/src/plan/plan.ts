/**
 * Where the service runs: on the embedded database, as a web and a worker process on one PostgreSQL, or on the many
 * machines of `deploy/lab`.
 */
export type StageName = 'embedded' | 'postgres' | 'lab';

export const faultKinds = [
  'web-killed',
  'web-stopped',
  'web-restarted',
  'worker-killed',
  'worker-stopped',
  'all-restarted',
  'migration-killed',
  'migration-stopped',
  'rolled-out',
  'restored-beside',
  'clock-ahead',
  'clock-behind',
  'other-token-secret',
  'database-cut',
  'database-slow',
  'database-silent',
  'connections-ended',
  'connections-used-up',
  'disk-full',
  'tiktok-gone',
  'tiktok-slow',
  'tiktok-lies',
  'payments-gone',
  'payments-slow',
  'payments-lose-answers',
  'payments-lie',
  'sms-gone',
  'sms-slow',
  'sms-refuses',
] as const;
/** The words of `deploy/lab break`, such as `lab kill primary`. */
export type LabFault =
  `lab ${'kill' | 'stop' | 'end' | 'cut' | 'one-way' | 'alone' | 'slow' | 'expire' | 'fill'} ${string}`;
export type FaultKind = (typeof faultKinds)[number] | LabFault;

/** A fault begins with a step and lasts so long. */
export interface PlannedFault {
  kind: FaultKind;
  from: number;
  seconds: number;
  /** Begins at the same moment and is repaired with it. */
  paired?: FaultKind;
  /** Where the plan has a probe: no longer than this may writes be away. */
  writesBackSeconds?: number;
}

/** As a run names it. */
export const titleOf = ({ kind, paired }: PlannedFault): string => (paired ? `${kind} and ${paired}` : kind);

/** What a run is made of; with a seed it names every step. Each file of `plans/` is one. */
export interface Plan {
  about: string;
  stage: StageName;
  steps: number;
  /** Between two steps, on average. */
  thinkMs: number;
  actors: Record<Role, number>;
  /** Do buyers also read pages? They must be built (`npm run build`). */
  withPages: boolean;
  /** How much the embedded database may hold, on a file system of its own; absent: as much as the disk. */
  diskMb?: number;
  /** A seller and a buyer who do one thing again and again, so that the time is known that a fault takes from them. */
  withProbe?: boolean;
  faults: PlannedFault[];
  /** Faults that the seed chooses and places. */
  drawn?: {
    count: number;
    kinds: FaultKind[];
    seconds: [least: number, most: number];
    /** Two at once, which hurt different things; so many steps lie between one pair and the next. */
    pairsApart?: number;
  };
}

export const roles = ['buyer', 'seller', 'newcomer', 'administrator'] as const;
export type Role = (typeof roles)[number];
