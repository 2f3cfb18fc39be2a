import type { PaymentsSimulator } from '@app/payments-simulator/server';
import type { Database } from '@app/server/platform/database/database';
import type { startAfricasTalking } from '@app/server/platform/messaging/africas-talking.testing';
import type { Simulator } from '@app/tiktok-simulator/server';
import type { SendFrom } from '#faults/client/call-from.ts';
import type { IdsOfPast } from '#faults/record/record.ts';
import type { OwnPostgres } from './own-postgres.ts';
import type { ServiceProcess } from './service-process.ts';
import type { SmallDisk } from './small-disk.ts';

/** The service with all that it talks to, and what can be hurt of it. */
export interface Stage {
  /** Where people reach it, the same after each restart. */
  origin: string;
  sendFrom: SendFrom;
  /** The one that answers people, first; on PostgreSQL also a worker. */
  processes: ServiceProcess[];
  tiktok: Simulator;
  payments: PaymentsSimulator;
  /** The gateway of SMS, with all that it was given. */
  sms: Awaited<ReturnType<typeof startAfricasTalking>>;
  /** Null on the embedded database. */
  postgres: OwnPostgres | null;
  /** Null unless the service runs on many machines. */
  lab: Lab | null;
  /** Null unless the plan gives the disk a size. */
  disk: SmallDisk | null;
  administrator: { username: string; password: string };
  /** Settings for all processes from their next start on. */
  settings: Record<string, string>;
  /** Reads and writes past the service. The embedded database must not be in use. */
  openDatabase(): Promise<Database>;
  remove(): Promise<void>;
}

/** Hosts and their parts; the words are those of `deploy/lab break`. */
export interface Lab {
  break(words: string[]): Promise<void>;
  /** Undoes every fault there is. */
  mend(): Promise<void>;
  /** Starts web processes and workers again, one after the other, by the code beside this program. */
  release(): Promise<void>;
  backUp(): Promise<void>;
  /** What the database held at that moment. Throws while the repository does not reach so far. */
  readPast(at: Date): Promise<IdsOfPast>;
}

export const administrator = { username: 'faults@dukalink.example', password: 'Kasubi-9-Tombs!' };
