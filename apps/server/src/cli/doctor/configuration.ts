import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, loadConfig } from '#server/config.ts';
import { ConfigError, environmentNames } from '#server/environment.ts';
import { notConfigured } from '#server/not-configured.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

type Variables = Record<string, string | undefined>;

const configuration = findingsOf('configuration');
const secrets = findingsOf('secrets');

/** Read by Node, its libraries and PostgreSQL's driver, not by the service. */
const otherNames = /^(?:NODE_|MALLOC_|UV_|SSL_CERT_|PG|LC_|AWS_|TZ$|LANG$|HOME$|PATH$)/;

/** The variables of a unit's EnvironmentFile, and what is wrong with the file. Throws OperatorError without it. */
export function readVariablesFile(file: string): { variables: Variables; findings: Finding[] } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read (${reasonOf(error)}): name the file that the unit names.`);
  }
  const variables: Variables = parseEnv(text);
  const unknown = Object.keys(variables).filter((name) => !environmentNames.includes(name) && !otherNames.test(name));
  const findings = unknown.map((name) =>
    configuration.wrong(
      `${name} in ${file} is no variable of the service, so it changes nothing.`,
      'Correct its name by .env.example, or delete the line.',
    ),
  );
  return { variables, findings: [...findings, privacyOf(file)] };
}

function privacyOf(file: string): Finding {
  return (statSync(file).mode & 0o007) === 0
    ? secrets.ok(`${file} is closed to other users.`)
    : secrets.wrong(`Every user of this machine can read ${file}.`, `chmod 600 ${file}`);
}

/** The configuration as the service reads it; null when the service would not start with it. */
export function readConfiguration(variables: Variables): { config: Config | null; findings: Finding[] } {
  // Without one the service makes a secret and keeps it. The doctor, who may be another user, makes nothing.
  const makesSecret = !variables.TOKEN_SECRET && !variables.DATABASE_URL;
  const given = makesSecret ? { ...variables, TOKEN_SECRET: randomBytes(48).toString('base64url') } : variables;
  try {
    const config = loadConfig(given);
    return {
      config,
      findings: [...modeOf(config), ...(makesSecret ? keptSecretOf(config) : []), ...missingIn(config)],
    };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const advice = 'The service does not start like this; .env.example explains each variable.';
    return { config: null, findings: error.problems.map((problem) => configuration.wrong(`${problem}.`, advice)) };
  }
}

function modeOf({ mode, publicOrigin, role }: Config): Finding[] {
  if (mode === 'production') return [configuration.ok(`It is whole: ${role} for ${publicOrigin}.`)];
  return [configuration.note(`APP_MODE is ${mode}: this is not a deployment.`, 'Leave APP_MODE out in production.')];
}

function missingIn(config: Config): Finding[] {
  const lines = notConfigured(config).map((line) => configuration.note(line));
  if (config.metricsToken === null)
    lines.push(configuration.note('METRICS_TOKEN is not set: there are no figures, and no alert can fire.'));
  if (config.formerTokenSecret === config.tokenSecret)
    lines.push(configuration.note('FORMER_TOKEN_SECRET is TOKEN_SECRET itself: leave it out.'));
  return lines;
}

function keptSecretOf({ dataDir }: Config): Finding[] {
  const file = join(dataDir, 'token-secret');
  return statSync(file, { throwIfNoEntry: false }) ? [privacyOf(file)] : [];
}
