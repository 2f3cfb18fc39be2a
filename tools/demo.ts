import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { type PaymentsSimulator, startPaymentsSimulator } from '@app/payments-simulator/server';
import { type App, type AppOptions, createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { BeforeFirstReleaseError } from '@app/server/platform/database/migrations/migrate';
import { OperatorError, operatorMessage } from '@app/server/platform/operator-error';
import { writeForOwnerOnly } from '@app/server/platform/private-folder';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import closeWithGrace from 'close-with-grace';
import { makeDemoAdministrator } from './demo-administrator.ts';
import {
  administratorFile,
  type DemoMode,
  demoDataDir,
  isFilled,
  markFilled,
  prepareDataDir,
  tiktokFile,
} from './demo-data.ts';
import { addOlderPosts, demoPassword, newSellerHandle, sampleHandle, signUpSellers } from './demo-sellers.ts';

type Variables = Record<string, string | undefined>;

/** In development links to the simulators stand in kept data and open tabs, so their addresses stay. */
const simulatorPort = { demo: '0', dev: '4010' };
const paymentsSimulatorPort = { demo: '0', dev: '4020' };

/** Who asks for money unless the environment says otherwise. */
const simulatedProviders = 'mtn,relworx,flutterwave';

/** The whole service with a simulated TikTok and simulated wallets, put together and not yet listening. */
export interface Demo {
  app: App;
  simulator: Simulator;
  payments: PaymentsSimulator;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Opens both on the mode's data, an embedded database of its own. Throws OperatorError in words where that is possible.
 */
export async function openDemo(
  mode: DemoMode,
  options: AppOptions = {},
  environment: Variables = process.env,
): Promise<Demo> {
  const dataDir = demoDataDir(mode, environment.DATA_DIR);
  prepareDataDir(mode, dataDir);
  const publicOrigin = environment.PUBLIC_ORIGIN || `http://localhost:${environment.PORT || 3000}`;
  const started: { close(): Promise<void> }[] = [];
  try {
    const tiktok = await onPort('SIMULATOR_PORT', environment.SIMULATOR_PORT || simulatorPort[mode], (port) =>
      startSimulator({ port, shopOrigin: publicOrigin, stateFile: tiktokFile(dataDir) }),
    );
    started.push(tiktok);
    const paymentsPort = environment.PAYMENTS_SIMULATOR_PORT || paymentsSimulatorPort[mode];
    const payments = await onPort('PAYMENTS_SIMULATOR_PORT', paymentsPort, (port) => startPaymentsSimulator({ port }));
    started.push(payments);
    const config = loadConfig({
      ...environment,
      // After the environment: a demo must not take anybody's money.
      ...simulatedEnvironment(payments),
      ...(environment.PAYMENT_PROVIDER
        ? {}
        : { PAYMENT_PROVIDERS: environment.PAYMENT_PROVIDERS || simulatedProviders }),
      APP_MODE: mode,
      DATA_DIR: dataDir,
      DATABASE_URL: undefined,
      TIKTOK_WEB_ORIGIN: tiktok.origin,
      TIKTOK_LOGIN_ORIGIN: tiktok.origin,
      TIKTOK_API_ORIGIN: tiktok.origin,
      TIKTOK_CLIENT_KEY: tiktok.app.clientKey,
      TIKTOK_CLIENT_SECRET: tiktok.app.clientSecret,
      TIKTOK_REQUEST_GAP_MS: environment.TIKTOK_REQUEST_GAP_MS ?? '0',
      SYNC_INTERVAL_MINUTES: environment.SYNC_INTERVAL_MINUTES ?? '1',
      SYNC_COOLDOWN_SECONDS: environment.SYNC_COOLDOWN_SECONDS ?? '5',
      LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
    });
    const app = await createApp(config, { ...options, exampleShopHandle: sampleHandle });
    const stop = async (): Promise<void> => {
      await app.stop();
      await Promise.all(started.map((simulator) => simulator.close()));
    };
    return { app, simulator: tiktok, payments, dataDir, stop };
  } catch (error) {
    await Promise.all(started.map((simulator) => simulator.close()));
    const isOfData = !(error instanceof OperatorError) || error instanceof BeforeFirstReleaseError;
    if (mode === 'demo' || !isOfData) throw error;
    // It may as well be the code that is being worked on: the stack tells its reader.
    throw new OperatorError(
      `${operatorMessage(error)}\n\nIf this is because the data in ${dataDir} cannot be read: "npm run dev -- --fresh" starts without it.`,
    );
  }
}

/** Starts what listens on a port of its own; says in words when another program has it. */
async function onPort<Started>(variable: string, port: string, start: (port: number) => Promise<Started>) {
  try {
    return await start(Number(port));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new OperatorError(`Port ${port} is in use: set ${variable} to a free one.`);
  }
}

/** What a visitor of the demo needs to know. */
interface Opened {
  origin: string;
  administrator: { username: string; password: string };
}

/**
 * Starts it and makes its sellers unless an earlier start did. `onOpen` is called when there is something to look at,
 * before the sample shop is complete.
 */
export async function startDemo(
  { app, simulator, payments, dataDir }: Demo,
  onOpen: (opened: Opened) => void,
): Promise<void> {
  const origin = await app.start();
  for (const provider of ['relworx', 'flutterwave'] as const)
    payments.control.registerWebhook(provider, app.services.billing.callbacks.urlOf(provider));
  const isNew = !isFilled(dataDir);
  if (isNew) await signUpSellers(app, simulator);
  onOpen({ origin, administrator: await makeDemoAdministrator(app, administratorFile(dataDir)) });
  if (!isNew) return;
  await addOlderPosts(app, simulator);
  markFilled(dataDir);
}

/** The demo as a process: says where everything is, ends by a signal. What keeps it from starting is said in words. */
export async function runDemo(mode: DemoMode, options: AppOptions = {}): Promise<void> {
  writeForOwnerOnly();
  const opening = openDemo(mode, options);
  let isStopping = false;
  // From here on, so that a database that is being made is not left half made; with more time than the app's own limits
  // for jobs and requests take.
  closeWithGrace({ delay: 25_000 }, async ({ err }) => {
    isStopping = true;
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
    const demo = await opening.catch(() => null);
    await demo?.stop();
  });
  try {
    const demo = await opening;
    if (!isStopping) await startDemo(demo, (opened) => process.stdout.write(welcome(demo, opened)));
    if (!isStopping) process.stdout.write('The sample shop is filled. Stop with Ctrl+C.\n');
  } catch (error) {
    // What was on its way when the service was told to stop fails, which is no news.
    if (isStopping) return;
    process.stderr.write(`${operatorMessage(error)}\n`);
    process.exitCode = 1;
    await opening.then((demo) => demo.stop()).catch(() => {});
    process.exit();
  }
}

function welcome({ app, simulator, payments }: Demo, { origin, administrator }: Opened): string {
  return [
    '\nDukalink is running.',
    `  Service          ${origin}`,
    `  Sample shop      ${origin}/shop/${sampleHandle}`,
    `  Publish a post   ${simulator.origin}/_control`,
    `  Be a seller      ${origin}/signup as @${newSellerHandle}, or ${origin}/login as @${sampleHandle} with the password ${demoPassword}`,
    ...(app.services.billing.ways.mobile.length > 0 ? [`  Approve payments ${payments.origin}/_control`] : []),
    `  Codes by SMS     ${origin}/dev/outbox`,
    `  Be an owner      ${origin}/admin/login as ${administrator.username} with the password ${administrator.password}`,
    `  API              ${origin}/api/docs\n`,
  ].join('\n');
}
