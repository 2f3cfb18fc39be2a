import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileLess } from '@app/server/platform/database/compile-less.testing';
import { processVariables } from '@app/server/process-settings';
import { type Payments, paymentsAt } from './payments.ts';
import type { FromService, NewAdmin, ToService } from './service-messages.ts';
import { type Tiktok, tiktokAt } from './tiktok.ts';

/** A running service with a TikTok and wallets of its own. */
export interface Service {
  origin: string;
  tiktok: Tiktok;
  /** Offered to sellers when the settings name them (`PAYMENT_PROVIDERS`). */
  payments: Payments;
  /** TikTok's address no longer answers. */
  closeTiktok(): Promise<void>;
  /** Views and clicks of a shop as the database has them, by `kind`, or `kind video-id`. */
  countsOf(handle: string): Promise<Record<string, number>>;
  /** Lets a seller's trial end in so many milliseconds; negative: it has ended. Time itself is the service's. */
  endTrial(handle: string, inMs: number): Promise<void>;
  /** The same for what was paid, whose trial is over then. */
  endPaid(handle: string, inMs: number): Promise<void>;
  /** A turn of the reminders as at 10 in the morning of today in Kampala: at night they would wait. */
  sendReminders(): Promise<void>;
  /** A turn of the canaries at TikTok's doors, which is otherwise every quarter of an hour. */
  watchSources(): Promise<void>;
  /**
   * As if the ten minutes had passed for which a seller's prompt keeps other payments away, and so much time since it
   * was sent.
   */
  endPrompt(handle: string, passedMs?: number): Promise<void>;
  /** As if so much more time had passed since the order was made. */
  ageOrder(code: string, byMs: number): Promise<void>;
  /** As if so much time had passed since a shop's products last changed. */
  ageProducts(handle: string, byMs: number): Promise<void>;
  /** As if the hour after too many wrong delivery codes were over. */
  endCodePause(code: string): Promise<void>;
  makeAdmin(admin: NewAdmin): Promise<void>;
  /** As if the minute had passed that lies between two codes to one number. */
  allowNextCodes(): Promise<void>;
  /** Answers nothing until it goes on, as on a line that hangs. */
  hang(): void;
  goOn(): void;
  stop(): Promise<void>;
}

/** Nearly what its fixture has: on a machine with much else to do a start alone can take a minute. */
const startTimeoutMs = 170_000;

/**
 * Starts a service on an empty database, with the pages as they were built last. `settings` are added to its
 * environment.
 */
export async function startService(settings: Record<string, string> = {}): Promise<Service> {
  const child = fork(join(import.meta.dirname, 'service-process.ts'), {
    // Not Playwright's own loader: the service runs as it does for people.
    execArgv: compileLess,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      // As in production: React's build for developers takes half as long again for a page.
      ...processVariables,
      // A start reads some 2,000 files, and a run of all tests starts a dozen services.
      NODE_COMPILE_CACHE: join(tmpdir(), 'dukalink-e2e-compiled'),
      E2E_SETTINGS: JSON.stringify(settings),
    },
  });
  const ready = await nextMessage(child, 'ready');
  return {
    origin: ready.origin,
    tiktok: tiktokAt(ready.tiktokOrigin),
    payments: paymentsAt(ready.paymentsOrigin),
    async closeTiktok() {
      const closed = nextMessage(child, 'tiktok_closed');
      child.send('close_tiktok' satisfies ToService);
      await closed;
    },
    async countsOf(handle) {
      const answer = nextMessage(child, 'counts');
      child.send({ countsOf: handle } satisfies ToService);
      return (await answer).counts;
    },
    async endTrial(handle, inMs) {
      const ends = nextMessage(child, 'trial_ends');
      child.send({ endTrialOf: handle, inMs } satisfies ToService);
      await ends;
    },
    async endPaid(handle, inMs) {
      const ends = nextMessage(child, 'paid_ends');
      child.send({ endPaidOf: handle, inMs } satisfies ToService);
      await ends;
    },
    async sendReminders() {
      const sent = nextMessage(child, 'reminders_sent');
      child.send('send_reminders' satisfies ToService);
      await sent;
    },
    async watchSources() {
      const watched = nextMessage(child, 'sources_watched');
      child.send('watch_sources' satisfies ToService);
      await watched;
    },
    async endPrompt(handle, passedMs = 0) {
      const ended = nextMessage(child, 'prompt_ended');
      child.send({ endPromptOf: handle, passedMs } satisfies ToService);
      await ended;
    },
    async ageOrder(code, byMs) {
      const aged = nextMessage(child, 'order_aged');
      child.send({ ageOrder: code, byMs } satisfies ToService);
      await aged;
    },
    async ageProducts(handle, byMs) {
      const aged = nextMessage(child, 'products_aged');
      child.send({ ageProductsOf: handle, byMs } satisfies ToService);
      await aged;
    },
    async endCodePause(code) {
      const ended = nextMessage(child, 'code_pause_ended');
      child.send({ endCodePauseOf: code } satisfies ToService);
      await ended;
    },
    async makeAdmin(admin) {
      const made = nextMessage(child, 'admin_made');
      child.send({ makeAdmin: admin } satisfies ToService);
      await made;
    },
    async allowNextCodes() {
      const allowed = nextMessage(child, 'next_codes_allowed');
      child.send('allow_next_codes' satisfies ToService);
      await allowed;
    },
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.send('stop' satisfies ToService);
      await gone;
    },
  };
}

/** The next message of a kind; fails when the process ends or stays silent. */
function nextMessage<Type extends FromService['type']>(
  child: ChildProcess,
  type: Type,
): Promise<Extract<FromService, { type: Type }>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(new Error(`The service did not say "${type}" in time`)), startTimeoutMs);
    const onExit = (code: number | null) => end(new Error(`The service ended with code ${code}`));
    const onMessage = (message: FromService) => {
      if (message.type === type) end(message as Extract<FromService, { type: Type }>);
    };
    function end(result: Error | Extract<FromService, { type: Type }>): void {
      clearTimeout(timer);
      child.off('exit', onExit).off('message', onMessage);
      if (result instanceof Error) reject(result);
      else resolve(result);
    }
    child.on('exit', onExit).on('message', onMessage);
  });
}
