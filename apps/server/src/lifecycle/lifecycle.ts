import type { AddressInfo } from 'node:net';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { codesDelivered } from '#server/accounts/phone/send-code.ts';
import {
  adminCommandName,
  makeFirstAdministrator,
  runAdminCommand,
} from '#server/admin/administrators/managing/make-administrator.ts';
import { paymentCommandName, runPaymentCommand } from '#server/billing/payments/payment-command.ts';
import type { Config } from '#server/config.ts';
import { serveControlSocket } from '#server/platform/control-socket.ts';
import { writeBackup } from '#server/platform/database/data-dir/backup.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { Logger } from '#server/platform/logger.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import type { ProductsGateway } from '#server/platform/realtime/products-gateway.ts';
import type { Services } from '#server/services.ts';

/** What starts and stops together. */
interface LifecycleParts {
  config: Config;
  server: HttpServer;
  database: Database;
  /** False when the database was handed in: the caller closes it and serves its commands. */
  ownsDatabase: boolean;
  services: Services;
  logger: Logger;
  gateway: ProductsGateway | null;
  /** Starts to follow commits of other processes; the returned function ends it. */
  followEvents: () => Promise<() => Promise<void>>;
  onReady: (ready: boolean) => void;
  onOrigin: (origin: string) => void;
}

const maxJobsMs = 10_000;
/** Later, connections are cut: a phone may have left in the middle of an answer. */
const maxRequestsMs = 8000;

type Ending = () => Promise<void>;

/** Starts and stops the service. After a failed `start`, `stop` cleans up; it may be called again. */
export function createLifecycle(parts: LifecycleParts): { start(): Promise<string>; stop(): Promise<void> } {
  const { config, server, services } = parts;
  let stopFollowing: Ending = async () => {};
  let stopControl: Ending = async () => {};
  let stopped: Promise<void> | null = null;

  async function start(): Promise<string> {
    if (config.firstAdmin && (await makeFirstAdministrator(services.admin, config.firstAdmin)))
      parts.logger.info('the first administrator was made from ADMIN_USERNAME and ADMIN_PASSWORD');
    stopFollowing = await parts.followEvents();
    // Before requests: what a call does and its job are stored together.
    await services.jobs.start({ work: config.role !== 'web' });
    await listenOn(server, config);
    const bound = (server.server.address() as AddressInfo).port;
    const origin = config.port === 0 ? `http://localhost:${bound}` : config.publicOrigin;
    parts.onOrigin(origin);
    if (parts.ownsDatabase && parts.database.engine === 'pglite') stopControl = await serveControl(parts);
    parts.onReady(true);
    return origin;
  }

  async function stop(): Promise<void> {
    parts.onReady(false);
    const endings: Ending[] = [
      () => stopControl(),
      () => services.jobs.stop(maxJobsMs),
      () => stopFollowing(),
      () => closeServer(parts),
      () => codesDelivered(services.accounts),
      () => services.analytics.visits.stop(),
      () => services.tiktok.health.stop(),
      async () => services.imageStore.close(),
      async () => (parts.ownsDatabase ? parts.database.close() : undefined),
    ];
    const failures: unknown[] = [];
    // One part that cannot end must not keep the others from writing what they hold.
    for (const end of endings) await end().catch((error: unknown) => failures.push(error));
    for (const error of failures) parts.logger.error({ err: error }, 'a part could not be stopped');
    if (failures.length > 0) throw failures[0];
  }

  return {
    start,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function closeServer({ server, gateway }: LifecycleParts): Promise<void> {
  const cutOff = setTimeout(() => server.server.closeAllConnections(), maxRequestsMs);
  try {
    await gateway?.close();
    await server.close();
  } finally {
    clearTimeout(cutOff);
  }
}

/** Listens, or says in one sentence why it cannot. */
async function listenOn(server: HttpServer, { port, host }: Config): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new OperatorError(`Port ${port} is in use: set PORT to a free one.`);
    if (code === 'EACCES')
      throw new OperatorError(`Port ${port} may not be opened by this user: set PORT to one above 1023.`);
    throw error;
  }
}

/** Serves commands of the shell, because only this process can use the embedded database. */
function serveControl({ config, database, services, logger }: LifecycleParts): Promise<Ending> {
  const Input = Type.Object({ directory: Type.String({ minLength: 1 }) });
  const { dataDir } = config;
  return serveControlSocket(
    dataDir,
    {
      backup: async (input) => writeBackup({ database, dataDir }, Value.Parse(Input, input).directory),
      [adminCommandName]: (input) => runAdminCommand(services.admin, input),
      [paymentCommandName]: (input) => runPaymentCommand(services.billing, input),
    },
    (error) => logger.error({ err: error }, 'a command failed'),
  );
}
