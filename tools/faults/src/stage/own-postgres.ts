import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type DatabaseLink, openDatabaseLink } from './database-link.ts';

/** A database and a role of this run alone on a server, behind a link that can be hurt. */
export interface OwnPostgres {
  /** Through the link, as the service's role. */
  serviceUrl: string;
  /** Past the link. */
  directUrl: string;
  link: DatabaseLink;
  /** Ends all of the service's connections; answers how many. */
  terminateConnections(): Promise<number>;
  /** So many connections at most for the service; null: no limit. */
  limitConnections(max: number | null): Promise<void>;
  remove(): Promise<void>;
}

/** `server`: an address by which databases and roles can be made. */
export async function makeOwnPostgres(server: string): Promise<OwnPostgres> {
  const name = `faults_${randomBytes(6).toString('hex')}`;
  const address = new URL(server);
  const link = await openDatabaseLink({ host: address.hostname, port: Number(address.port || 5432) });
  const admin = new pg.Pool({ connectionString: server, max: 1 });
  const password = randomBytes(12).toString('hex');
  await admin.query(`create role ${name} login password '${password}'`);
  await admin.query(`create database ${name} owner ${name}`);
  const urlAt = (host: string): string => `postgres://${name}:${password}@${host}/${name}`;
  const endAll = async (): Promise<number> => {
    const { rowCount } = await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = $1',
      [name],
    );
    return rowCount ?? 0;
  };
  return {
    serviceUrl: urlAt(`127.0.0.1:${link.port}`),
    directUrl: urlAt(address.host),
    link,
    terminateConnections: endAll,
    async limitConnections(max) {
      await admin.query(`alter role ${name} connection limit ${max ?? -1}`);
      // The limit is for new ones.
      if (max !== null) await endAll();
    },
    async remove() {
      await link.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`drop role if exists ${name}`);
      await admin.end();
    },
  };
}
