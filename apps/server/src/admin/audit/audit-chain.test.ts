import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { type Db, inTransaction } from '#server/platform/database/transaction.ts';
import { anEntry } from './audit.testing.ts';
import { writeAudit } from './audit-log.ts';
import { verifyAudit } from './verify-audit.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Db;

beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
  db = opened.database.db;
});
afterAll(() => opened.drop());
beforeEach(() => tamper(sql`delete from audit_log`));

/** What only an owner of the table can do, and a guard of the log must notice. */
async function tamper(...changes: RawBuilder<unknown>[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`alter table audit_log disable trigger user`.execute(trx);
    for (const change of changes) await change.execute(trx);
    for (const name of ['audit_log_chain', 'audit_log_rows_stay', 'audit_log_stays'])
      await sql`alter table audit_log enable always trigger ${sql.id(name)}`.execute(trx);
  });
}

/** In batches that end within the log, at its end and behind it. */
async function verified() {
  const all = [];
  for (const batchSize of [1, 2, 5, 10_000]) all.push(await verifyAudit({ db, clock: systemClock }, batchSize));
  const [first] = all;
  for (const one of all) expect({ ...one, checkedAt: '' }).toEqual({ ...first, checkedAt: '' });
  return first;
}

async function someEntries(count = 5): Promise<void> {
  for (let at = 1; at <= count; at += 1)
    await anEntry(db, { reason: `Reason ${at}`, details: { at, b: null, a: 'é' } });
}

test('an empty log is whole, and so is one with entries', async () => {
  expect(await verified()).toMatchObject({ entries: 0, brokenAt: null, lastHash: null, protection: 'tamper_evident' });
  await someEntries();
  const { hash } = await db
    .selectFrom('audit_log')
    .select(sql<string>`encode(hash, 'hex')`.as('hash'))
    .where('sequence', '=', 5)
    .executeTakeFirstOrThrow();
  expect(await verified()).toMatchObject({ entries: 5, brokenAt: null, lastHash: hash });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

const manipulations: [string, RawBuilder<unknown>[], number][] = [
  ['an entry that was taken out of the middle', [sql`delete from audit_log where sequence = 3`], 4],
  ['the first entry taken away', [sql`delete from audit_log where sequence = 1`], 2],
  ['a reason that was changed', [sql`update audit_log set reason = 'Reason 9' where sequence = 3`], 3],
  ['a reason that was taken away', [sql`update audit_log set reason = null where sequence = 2`], 2],
  [
    'a time that was moved by a moment',
    [sql`update audit_log set at = at + interval '1 microsecond' where sequence = 4`],
    4,
  ],
  ['another administrator', [sql`update audit_log set admin_id = gen_random_uuid() where sequence = 5`], 5],
  ['a detail that was changed', [sql`update audit_log set details = '{"at": 30}' where sequence = 3`], 3],
  [
    'a changed entry with a hash that fits it',
    [
      sql`update audit_log set reason = 'Reason 9' where sequence = 3`,
      sql`update audit_log a set hash = audit_entry_hash(a) where sequence = 3`,
    ],
    4,
  ],
  [
    'an entry that was put in',
    [
      sql`insert into audit_log (sequence, at, action) values (6, now(), 'user.looked_at')`,
      sql`update audit_log a set hash = audit_entry_hash(a) where sequence = 6`,
    ],
    6,
  ],
  [
    'an entry in the place of another one',
    [
      sql`delete from audit_log where sequence = 3`,
      sql`insert into audit_log (sequence, at, action, previous_hash)
        select 3, now(), 'user.looked_at', hash from audit_log where sequence = 2`,
      sql`update audit_log a set hash = audit_entry_hash(a) where sequence = 3`,
    ],
    4,
  ],
  ['an entry before the first', [sql`insert into audit_log (sequence, at, action) values (0, now(), 'x')`], 0],
  [
    'two entries that changed places',
    [
      sql`update audit_log set sequence = 100 where sequence = 3`,
      sql`update audit_log set sequence = 3 where sequence = 4`,
      sql`update audit_log set sequence = 4 where sequence = 100`,
    ],
    3,
  ],
];

test.each(manipulations)('%s is found, and where', async (_, changes, brokenAt) => {
  await someEntries();
  await tamper(...changes);
  expect(await verified()).toMatchObject({ brokenAt });
  // What is written afterwards does not heal it.
  await anEntry(db);
  expect(await verified()).toMatchObject({ brokenAt });
});

test('the last hash tells that the end was cut off, if it was written down', async () => {
  await someEntries();
  const before = await verified();
  await tamper(sql`delete from audit_log where sequence = 5`);
  const after = await verified();
  expect(after).toMatchObject({ entries: 4, brokenAt: null });
  expect(after?.lastHash).not.toBe(before?.lastHash);
});

test('a sequence or a hash that is sent is replaced', async () => {
  await someEntries(2);
  await sql`insert into audit_log (sequence, at, action, previous_hash, hash)
    values (900, now(), 'user.looked_at', '\\x00', '\\x01'), (1, now(), 'user.looked_at', '', '')`.execute(db);
  expect(await verified()).toMatchObject({ entries: 4, brokenAt: null });
});

test('a table of the same name in a session misleads no one', async () => {
  await someEntries(2);
  await db.connection().execute(async (connection) => {
    await sql`create temp table audit_log (sequence bigint, hash bytea)`.execute(connection);
    await sql`insert into pg_temp.audit_log values (500, '\\x00')`.execute(connection);
    await sql`insert into public.audit_log (at, action) values (now(), 'user.looked_at')`.execute(connection);
    await sql`drop table pg_temp.audit_log`.execute(connection);
  });
  expect(await verified()).toMatchObject({ entries: 3, brokenAt: null });
});

test.each(['update audit_log set reason = null', 'delete from audit_log', 'truncate audit_log'])(
  'the table refuses: %s',
  async (statement) => {
    await someEntries(1);
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only');
    await db.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection);
      await expect(sql.raw(statement).execute(connection)).rejects.toThrow('append-only');
      await sql`reset session_replication_role`.execute(connection);
    });
    expect(await verified()).toMatchObject({ entries: 1, brokenAt: null });
  },
);

test('an entry is there exactly if what it tells of is', async () => {
  await someEntries(2);
  const failing = inTransaction(db, 'test.fail', async (trx) => {
    await writeAudit(trx, new Date(), { adminId: null, action: 'user.suspended' });
    throw new Error('broken midway');
  });
  await expect(failing).rejects.toThrow('broken midway');
  await someEntries(1);
  expect(await verified()).toMatchObject({ entries: 3, brokenAt: null });
});

test('many at once are one chain', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      inTransaction(db, 'test.write', async (trx) => {
        await writeAudit(trx, new Date(), { adminId: null, action: 'user.looked_at' });
        await writeAudit(trx, new Date(), { adminId: null, action: 'user.looked_at', details: { at } });
      }),
    ),
  );
  expect(await verified()).toMatchObject({ entries: 80, brokenAt: null });
});

test('a hash is the same whatever a session is set to', async () => {
  await anEntry(db, { reason: 'Ünïcode ☕', details: { z: 1.5, a: [1, 'x'], big: 12345678901234 } });
  const settings = [
    "timezone = 'Pacific/Apia'",
    "datestyle = 'SQL, DMY'",
    'extra_float_digits = 0',
    "bytea_output = 'escape'",
  ];
  await db.connection().execute(async (connection) => {
    for (const setting of settings) await sql.raw(`set ${setting}`).execute(connection);
    const { rows } = await sql<{
      is_same: boolean;
    }>`select hash = audit_entry_hash(a) as is_same from audit_log a`.execute(connection);
    expect(rows).toEqual([{ is_same: true }]);
    await sql`reset all`.execute(connection);
  });
});

describe.runIf(testDatabaseUrl())('on PostgreSQL', () => {
  test('an entry waits for one that is not committed yet, and comes after it', async () => {
    const written = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const first = db.transaction().execute(async (trx) => {
      await writeAudit(trx, new Date(), { adminId: null, action: 'user.suspended' });
      written.resolve();
      await release.promise;
    });
    await written.promise;
    const second = writeAudit(db, new Date(), { adminId: null, action: 'user.restored' });
    const waits = async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(db);
      return rows.length;
    };
    await expect.poll(waits).toBe(1);
    release.resolve();
    await Promise.all([first, second]);
    const rows = await db.selectFrom('audit_log').select('action').orderBy('sequence').execute();
    expect(rows.map((row) => row.action)).toEqual(['user.suspended', 'user.restored']);
    expect(await verified()).toMatchObject({ entries: 2, brokenAt: null });
  });

  test('a transaction that has read before another one wrote may fail, but makes no second end', async () => {
    await someEntries(1);
    const stale = db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        await sql`select from audit_log`.execute(trx);
        await anEntry(db);
        await writeAudit(trx, new Date(), { adminId: null, action: 'user.restored' });
      });
    await expect(stale).rejects.toThrow('audit_log_pkey');
    expect(await verified()).toMatchObject({ entries: 2, brokenAt: null });
  });
});
