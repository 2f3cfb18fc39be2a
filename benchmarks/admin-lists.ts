import type { AdminUserQuery } from '@app/contracts/admin/users.schemas';
import { filterOf } from '@app/server/admin/users/list-users';
import { readUserCounts, signupsSql } from '@app/server/admin/users/user-counts';
import { countMatches, pageSql, readPage, refreshStatuses } from '@app/server/admin/users/users.queries';
import type { Db } from '@app/server/platform/database/transaction';
import { CompiledQuery } from 'kysely';
import { sellers } from './million-sellers.ts';
import { median, type Row } from './rows.ts';

const atMostMs = 50;
const [limit, times] = [20, 5];
const pages = [1, 10, 100, 1000];
const sorts = ['createdAt', 'handle', 'subscriptionStatus'] as const;
const orders = ['asc', 'desc'] as const;
const statuses = [undefined, 'trial', 'paid', 'active', 'expired', 'pending'] as const;
/** By what they find of a million: about so many. */
const searches: Record<string, string | undefined> = {
  'without a search': undefined,
  'rare word (90)': 'nakato.gold',
  'common word (17,000)': 'shop',
  'name (17,000)': 'nakato',
  'one letter (100,000)': 's',
  'two letters (50,000)': 'ma',
  'three digits (15,000)': '712',
  'local number (100,000)': '0772',
  'whole number (1)': '+256790104729',
  'nothing at all': 'zzzz',
};

interface Measured {
  query: AdminUserQuery & { page: number };
  ms: number;
}

/**
 * Every sort, order, filter and search on four pages; the time from asking to having the rows, the connection's way
 * included.
 */
export async function measureLists(db: Db): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, search] of Object.entries(searches)) {
    const measured = await measureSearch(db, search);
    const slowest = measured.toSorted((left, right) => right.ms - left.ms)[0];
    if (!slowest) throw new Error('Nothing was measured.');
    rows.push({
      figure: `Users, ${name}: rows of a page, slowest of ${measured.length} queries (each the median of ${times})`,
      ours: `${slowest.ms.toFixed(1)} ms`,
      baseline: `median ${median(measured.map(({ ms }) => ms)).toFixed(1)} ms`,
      target: `≤ ${atMostMs} ms`,
      isMet: slowest.ms <= atMostMs,
      note: await planOf(db, name, slowest),
    });
    if (search !== undefined) rows.push(await totalRow(db, name, search));
  }
  return [...rows, await statsRow(db)];
}

async function measureSearch(db: Db, search: string | undefined): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const sortBy of sorts)
    for (const sortOrder of orders)
      for (const subscriptionStatus of statuses)
        for (const page of pages) {
          const query = {
            sortBy,
            sortOrder,
            page,
            ...(search && { search }),
            ...(subscriptionStatus && { subscriptionStatus }),
          };
          const ms = await medianMs(() => readRows(db, query));
          measured.push({ query, ms });
        }
  return measured;
}

async function readRows(db: Db, query: Measured['query']): Promise<void> {
  const now = new Date();
  await refreshStatuses(db, now);
  await readPage(db, filterOf(query), { offset: (query.page - 1) * limit, limit }, now);
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    await work();
    taken.push(performance.now() - startedAt);
  }
  return median(taken);
}

/** Counted again, as it is every 30 seconds. */
async function totalRow(db: Db, name: string, search: string): Promise<Row> {
  let total = 0;
  const ms = await medianMs(async () => {
    total = await countMatches(db, filterOf({ search }));
  });
  return { figure: `Users, ${name}: total, kept for 30 s`, ours: `${ms.toFixed(1)} ms`, baseline: `finds ${total}` };
}

async function statsRow(db: Db): Promise<Row> {
  const now = new Date();
  const ms = await medianMs(() => readUserCounts(db, now));
  const lines = await explain(db, signupsSql(now).compile(db));
  const scans = lines.some((line) => line.includes('Seq Scan on seller_directory'));
  return {
    figure: `Statistics of ${sellers} sellers, ${scans ? 'with' : 'without'} a table scan`,
    ours: `${ms.toFixed(1)} ms`,
    target: `≤ ${atMostMs} ms`,
    isMet: ms <= atMostMs && !scans,
    note: `Plan of the cards' sign-ups:\n\n${fenced(lines)}`,
  };
}

async function planOf(db: Db, name: string, { query, ms }: Measured): Promise<string> {
  const page = { offset: (query.page - 1) * limit, limit };
  const lines = await explain(db, (await pageSql(db, filterOf(query), page, new Date())).compile(db));
  return `Slowest of "${name}", ${ms.toFixed(1)} ms: \`${JSON.stringify(query)}\`\n\n${fenced(lines)}`;
}

async function explain(db: Db, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const query = CompiledQuery.raw(`explain (analyze, costs off, timing off) ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(query);
  return rows.map((row) => row['QUERY PLAN']);
}

const fenced = (lines: string[]): string => `\`\`\`\n${lines.map((line) => line.slice(0, 200)).join('\n')}\n\`\`\``;
