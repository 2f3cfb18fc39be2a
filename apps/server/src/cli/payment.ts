import { parseArgs } from 'node:util';
import { createCallbackAddresses } from '#server/billing/mobile-money/callback-addresses.ts';
import { paymentCommandName, runPaymentCommand } from '#server/billing/payments/payment-command.ts';
import { loadConfig, loadStorageConfig } from '#server/config.ts';
import { resumeImport } from '#server/ingestion/import/schedule-due.ts';
import { systemClock } from '#server/platform/clock.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { askServiceOrOpen, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run payment -- list
  npm run payment -- confirm REFERENCE
  npm run payment -- refuse REFERENCE --reason "what the seller reads"
  npm run payment -- callbacks`;

/** `npm run payment`: an operator's decisions about payments by hand. The service may be running. Throws OperatorError. */
export async function decidePayments(args: string[], environment?: NodeJS.ProcessEnv): Promise<string> {
  if (args.length === 1 && args[0] === 'callbacks') return callbackLines(environment);
  const input = readCommand(args);
  const storage = loadStorageConfig(environment);
  const missing = `There is no database in ${storage.dataDir}.`;
  return askServiceOrOpen(storage, { command: paymentCommandName, input, missing }, ({ db }) =>
    runPaymentCommand(
      { db, clock: systemClock, onResumed: (trx, shopId) => resumeImport(trx, shopId, systemClock.now()) },
      input,
    ),
  );
}

/** The addresses that providers of mobile money call back. */
function callbackLines(environment?: NodeJS.ProcessEnv): string {
  const { payments, tokenSecret, publicOrigin } = loadConfig(environment);
  const { urlOf } = createCallbackAddresses(tokenSecret, () => publicOrigin);
  const providers = payments.order.filter((name) => name !== 'manual');
  if (providers.length === 0) return 'PAYMENT_PROVIDERS names no provider of mobile money.';
  return providers.map((name) => `${name}  ${urlOf(name)}`).join('\n');
}

function readCommand(args: string[]): unknown {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    });
    const [action, reference, ...more] = positionals;
    const { reason } = values;
    if (action === 'list' && reference === undefined && reason === undefined) return { action };
    if (reference !== undefined && more.length === 0) {
      if (action === 'confirm' && reason === undefined) return { action, reference };
      if (action === 'refuse' && reason !== undefined) return { action, reference, reason };
    }
  } catch {
    // The usage explains it.
  }
  throw new OperatorError(usage);
}

if (import.meta.main) await runCommand(() => decidePayments(process.argv.slice(2)));
