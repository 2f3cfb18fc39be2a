import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCallbackAddresses } from '#server/billing/mobile-money/callback-addresses.ts';
import { paymentCommandName, runPaymentCommand } from '#server/billing/payments/payment-command.ts';
import { loadConfig, loadStorageConfig } from '#server/config.ts';
import { resumeImport } from '#server/ingestion/import/schedule-due.ts';
import { systemClock } from '#server/platform/clock.ts';
import { askRunningService } from '#server/platform/control-socket.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage:
  npm run payment -- list
  npm run payment -- confirm REFERENCE
  npm run payment -- refuse REFERENCE --reason "what the seller reads"
  npm run payment -- callbacks`;

/**
 * `npm run payment`: what an operator decides about payments by hand, answered in words. The service may run meanwhile.
 * Throws OperatorError.
 */
export async function decidePayments(args: string[], environment?: NodeJS.ProcessEnv): Promise<string> {
  if (args.length === 1 && args[0] === 'callbacks') return callbackLines(environment);
  const command = readCommand(args);
  const { databaseUrl, dataDir } = loadStorageConfig(environment);
  if (!databaseUrl) {
    const asked = await askRunningService(dataDir, paymentCommandName, command);
    if (asked) return String(asked.result);
    if (!existsSync(join(dataDir, 'postgres'))) throw new OperatorError(`There is no database in ${dataDir}.`);
  }
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 2 });
  try {
    const onResumed = (trx: Trx, shopId: string) => resumeImport(trx, shopId, systemClock.now());
    return await runPaymentCommand({ db: database.db, clock: systemClock, onResumed }, command);
  } finally {
    await database.close();
  }
}

/** The addresses that providers of mobile money call back. */
function callbackLines(environment?: NodeJS.ProcessEnv): string {
  const { payments, tokenSecret, publicOrigin } = loadConfig(environment);
  const { urlOf } = createCallbackAddresses(tokenSecret, () => publicOrigin);
  const providers = payments.order.filter((name) => name !== 'manual');
  if (providers.length === 0) return 'PAYMENT_PROVIDERS names no provider of mobile money.';
  return providers.map((name) => `${name}  ${urlOf(name)}`).join('\n');
}

/** What was typed, as the service takes it. */
function readCommand(args: string[]): unknown {
  const { positionals, values } = readArguments(args);
  const [action, reference, ...more] = positionals;
  const { reason } = values;
  if (action === 'list' && reference === undefined && reason === undefined) return { action };
  if (reference !== undefined && more.length === 0) {
    if (action === 'confirm' && reason === undefined) return { action, reference };
    if (action === 'refuse' && reason !== undefined) return { action, reference, reason };
  }
  throw new OperatorError(usage);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' } } });
  } catch {
    throw new OperatorError(usage);
  }
}

if (import.meta.main) await runCommand(() => decidePayments(process.argv.slice(2)));
