import { parseArgs } from 'node:util';
import { type Config, variablesWith } from '#server/config.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { readConfiguration, readVariablesFile } from './doctor/configuration.ts';
import { checkDirect, checkFirstAdministrator, checkServer, unreachableDatabase } from './doctor/database.ts';
import { type Deployment, type Finding, findingsOf, reasonOf } from './doctor/finding.ts';
import { checkFront } from './doctor/front.ts';
import { checkPayments, checkSms, checkTikTok } from './doctor/partners.ts';
import { checkPictures } from './doctor/pictures.ts';
import { checkSchema } from './doctor/schema.ts';
import { checkStandby } from './doctor/standby.ts';
import { checkWorkers } from './doctor/workers.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage:
  npm run doctor -- [--file /etc/dukalink/dukalink.env]
It reads the variables of the file, else of its own process, and changes nothing.`;

type Variables = Record<string, string | undefined>;

/** `npm run doctor`: what is wrong with a deployment, and what to do. Throws OperatorError with the report when anything is. */
export async function examine(args: string[], environment?: Variables, clock: Clock = systemClock): Promise<string> {
  const file = readArguments(args);
  const read = file === null ? { variables: {}, findings: [] } : readVariablesFile(file);
  const variables = variablesWith(read.variables, environment);
  const { config, findings } = readConfiguration(variables);
  const all = [...read.findings, ...findings, ...(config ? await checkParts({ config, clock }) : [])];
  const report = withoutSecrets(all.map(lineOf).join('\n'), variables);
  if (all.some(({ verdict }) => verdict === 'wrong')) throw new OperatorError(report);
  return report;
}

function readArguments(args: string[]): string | null {
  try {
    return parseArgs({ args, options: { file: { type: 'string' } } }).values.file ?? null;
  } catch {
    throw new OperatorError(usage);
  }
}

/** One after the other: their lines stand in this order, and a small machine is asked one thing at a time. */
async function checkParts(deployment: Deployment): Promise<Finding[]> {
  const found = await checkDatabase(deployment);
  const checks = {
    pictures: checkPictures,
    front: checkFront,
    TikTok: checkTikTok,
    payments: checkPayments,
    SMS: checkSms,
  };
  for (const [part, check] of Object.entries(checks)) found.push(...(await completed(part, () => check(deployment))));
  return found;
}

async function checkDatabase(deployment: Deployment): Promise<Finding[]> {
  const { config } = deployment;
  const { databaseUrl } = config;
  if (databaseUrl === null)
    return [
      findingsOf('database').note(`It is the embedded one in ${config.dataDir}, for one process on one machine.`),
    ];
  const opened = await openDatabase({ databaseUrl, directUrl: config.databaseDirectUrl, dataDir: null, poolSize: 2 });
  try {
    const server = await checkServer(opened, deployment).catch((error: unknown) => error);
    if (!Array.isArray(server)) return [unreachableDatabase('DATABASE_URL', databaseUrl, server)];
    const followed = (database: Database, { config: read }: Deployment) => checkStandby(database.db, read);
    const checks = { database: checkDirect, 'read standby': followed, schema: checkTables };
    for (const [part, check] of Object.entries(checks))
      server.push(...(await completed(part, () => check(opened, deployment))));
    return [...server, ...(await checkOwner(config))];
  } finally {
    await opened.close();
  }
}

async function checkTables({ db }: Database, deployment: Deployment): Promise<Finding[]> {
  const schema = await checkSchema(db);
  // Without tables and rights there is nothing to ask.
  if (schema.some(({ verdict }) => verdict === 'wrong')) return schema;
  return [...schema, ...(await checkFirstAdministrator(db, deployment)), ...(await checkWorkers(db))];
}

/** The role that changes the schema, where it is configured. */
async function checkOwner({ migrationDatabaseUrl: databaseUrl }: Config): Promise<Finding[]> {
  if (databaseUrl === null) return [];
  const { ok } = findingsOf('database');
  const owner = await openDatabase({ databaseUrl, dataDir: null, poolSize: 1 });
  try {
    await owner.db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
    return [ok('MIGRATION_DATABASE_URL can be used.')];
  } catch (error) {
    return [unreachableDatabase('MIGRATION_DATABASE_URL', databaseUrl, error)];
  } finally {
    await owner.close();
  }
}

/** A check that breaks is a finding, and no end of the others. */
async function completed(part: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const advice = 'Read the log of that part.';
    return [findingsOf(part).wrong(`It could not be looked at (${reasonOf(error)}).`, advice)];
  }
}

const verdicts = { ok: 'ok   ', note: 'note ', wrong: 'WRONG' };

function lineOf({ verdict, part, says, advice }: Finding): string {
  return `${verdicts[verdict]}  ${part.padEnd(13)}  ${says}${advice ? ` → ${advice}` : ''}`;
}

const secretNames = /SECRET|PASSWORD|TOKEN|KEY|HASH/;

/** Nothing is meant to stand in a report that this would find. */
function withoutSecrets(report: string, variables: Variables): string {
  const secrets = Object.entries(variables).flatMap(([name, value = '']) => {
    const { password = '' } = /_URL$/.test(name) && URL.canParse(value) ? new URL(value) : {};
    return secretNames.test(name) ? [value] : [password, decodeURIComponent(password)];
  });
  return secrets.filter((secret) => secret.length >= 6).reduce((text, secret) => text.replaceAll(secret, '…'), report);
}

if (import.meta.main) await runCommand(() => examine(process.argv.slice(2)));
