import { sql } from 'kysely';
import type { Db } from '#server/platform/database/transaction.ts';
import { standingDay, type TallyName } from './counter-names.ts';

/** A figure of one day, `YYYY-MM-DD`. */
export interface DayTally {
  name: string;
  day: string;
  count: number;
}

/** Changes moved by one statement: few enough to be over in a moment. */
const foldedAtOnce = 20_000;

/**
 * Moves changes into the figures, each batch in one statement, so a reader counts every change once. Two at once share the work: each takes the
 * changes that the other has not, and both write the figures in one order. Answers how many changes were moved.
 */
export async function foldTallies(db: Db): Promise<number> {
  let folded = 0;
  for (;;) {
    const moved = await foldSome(db);
    folded += moved;
    if (moved < foldedAtOnce) return folded;
  }
}

async function foldSome(db: Db): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with moved as (
      delete from tally_changes where ctid = any(array(select ctid from tally_changes limit ${foldedAtOnce} for update skip locked))
      returning name, day, change
    ), folded as (
      insert into tallies (name, day, count) select name, day, sum(change) from moved group by name, day order by day, name
      on conflict (day, name) do update set count = tallies.count + excluded.count
    )
    select count(*)::int as moved from moved`.execute(db);
  return rows[0]?.moved ?? 0;
}

/** All figures of the days from `from` to `to` that have any, in no order: one range of the index, and what is not folded yet. */
export async function readTallies(db: Db, from: string, to: string): Promise<DayTally[]> {
  const { rows } = await sql<DayTally>`
    select name, day::text as day, sum(count)::bigint as count from (
      select name, day, count from tallies where day between ${from}::date and ${to}::date
      union all
      select name, day, change from tally_changes where day between ${from}::date and ${to}::date
    ) t group by name, t.day`.execute(db);
  return rows;
}

/** How many there are of something right now; 0 of what nobody counted yet. */
export async function readStanding(db: Db): Promise<(name: TallyName) => number> {
  const rows = await readTallies(db, standingDay, standingDay);
  const counts = new Map(rows.map(({ name, count }) => [name, count]));
  return (name) => counts.get(name) ?? 0;
}
