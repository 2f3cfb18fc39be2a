import { sql } from 'kysely';
import type { Db } from './transaction.ts';

/** A budget of `perDay` uses (days in UTC) that all processes share. Each call takes one; false when none is left. */
export function createDailyBudget(db: Db, name: string, perDay: number): () => Promise<boolean> {
  return async () => {
    const { rows } = await sql<{ used: number }>`
      insert into daily_budgets (name, day, used) values (${name}, (now() at time zone 'utc')::date, 1)
      on conflict (name, day) do update set used = daily_budgets.used + 1 where daily_budgets.used < ${perDay}
      returning used`.execute(db);
    const used = rows[0]?.used;
    return used !== undefined && used <= perDay;
  };
}

export async function readUsedToday(db: Db, name: string): Promise<number> {
  const row = await db
    .selectFrom('daily_budgets')
    .select('used')
    .where('name', '=', name)
    .where('day', '=', sql<Date>`(now() at time zone 'utc')::date`)
    .executeTakeFirst();
  return row?.used ?? 0;
}
