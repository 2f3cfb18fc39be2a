import type { ColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date | string, Date | string>;
export type DefaultedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Written as `YYYY-MM-DD`. */
export type DateOnly = ColumnType<Date, string, string>;
/** Written as JSON text, because the two drivers do not agree on arrays. */
export type JsonColumn = ColumnType<unknown, string | undefined, string>;
