import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * An empty database of its own whose owner is one role, and a second role that may only connect. `drop` takes all three
 * away.
 */
export async function openTwoRoles(databaseUrl: string) {
  const name = `dukalink_test_${randomBytes(6).toString('hex')}`;
  const [owner, service] = [`${name}_owner`, `${name}_service`];
  const password = randomBytes(12).toString('hex');
  const administer = (statement: string): Promise<void> => runOnce(databaseUrl, statement);
  await administer(`create role ${owner} login password '${password}'`);
  await administer(`create role ${service} login password '${password}'`);
  await administer(`create database ${name} owner ${owner}`);
  const urlOf = (role: string | null): string => {
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    if (role !== null) Object.assign(url, { username: role, password });
    return url.href;
  };
  return {
    owner,
    service,
    ownerUrl: urlOf(owner),
    serviceUrl: urlOf(service),
    superuserUrl: urlOf(null),
    /** As the one who may do everything, in the new database. */
    administer: (statement: string): Promise<void> => runOnce(urlOf(null), statement),
    async drop(): Promise<void> {
      await administer(`drop database if exists ${name} with (force)`);
      await administer(`drop role ${owner}`);
      await administer(`drop role ${service}`);
    },
  };
}

/** One statement, or several, on a connection of its own. */
export async function runOnce(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
