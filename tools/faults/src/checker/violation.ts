import type { RunRecord } from '#faults/record/record.ts';
import type { World } from './world.ts';

/** Something that must not be. `shows`: the smallest part of the record that shows it. */
export interface Violation {
  rule: string;
  /** Where it began, as far as the record tells. */
  step: number;
  what: string;
  shows: unknown;
}

export type Rule = (record: RunRecord, world: World) => Violation[];

/** The values that are there more than once. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, items: Item[]][] {
  return Object.entries(Object.groupBy(items, keyOf)).filter(
    (entry): entry is [string, Item[]] => (entry[1]?.length ?? 0) > 1,
  );
}
