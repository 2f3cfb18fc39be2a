import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from './database.testing.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

/** A link to the database whose way back can be cut, as when a network loses packets in one direction. */
async function openLink(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const [port, host] = [Number(url.port || 5432), url.hostname];
  const sockets: Socket[] = [];
  let isDeaf = false;
  const server = createServer((near) => {
    const far = connect(port, host);
    sockets.push(near, far);
    for (const one of [near, far]) one.on('error', () => {});
    near.pipe(far);
    far.on('data', (bytes) => isDeaf || near.write(bytes));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    loseAnswers: () => {
      isDeaf = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.runIf(testDatabaseUrl())('on PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase(testDatabaseUrl());
  });
  afterAll(() => opened.drop());

  test('a process that the database does not reach any more keeps no row from the others', async () => {
    const link = await openLink(opened.url ?? '');
    const cutOff = await openDatabase({ databaseUrl: link.url, dataDir: null, poolSize: 1 });
    const held = Promise.withResolvers<void>();
    const stuck = inTransaction(
      cutOff.db,
      'test.stuck',
      async (trx) => {
        await sql`select from settings where key = 'price_ugx' for update`.execute(trx);
        link.loseAnswers();
        held.resolve();
        await sql`select`.execute(trx);
      },
      500,
    );
    const failed = expect(stuck).rejects.toThrow();
    await held.promise;
    const waitsAtMostMs = 10_000;
    const others = inTransaction(
      opened.database.db,
      'test.others',
      (trx) => sql`update settings set value = value where key = 'price_ugx'`.execute(trx),
      waitsAtMostMs,
    );
    await expect(others.then(({ numAffectedRows }) => numAffectedRows)).resolves.toBe(1n);
    link.close();
    await failed;
    await cutOff.close();
  });
});
