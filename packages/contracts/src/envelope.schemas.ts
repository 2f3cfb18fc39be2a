import Type, { type Static, type TSchema } from 'typebox';

/** The body of every successful seller's and public JSON answer: `{success: true, message, data}`. */
export const Success = <Data extends TSchema>(data: Data) =>
  Type.Object({ success: Type.Literal(true), message: Type.String(), data });

/** What a successful answer without anything to tell carries as `data`. */
export const Nothing = Type.Object({});
export type Nothing = Static<typeof Nothing>;

/** An instant on the wire: ISO 8601 in UTC, such as `2026-11-20T18:02:00.000Z`. */
export const Instant = Type.String({ format: 'date-time' });
export const NullableInstant = Type.Union([Instant, Type.Null()]);
export const NullableString = Type.Union([Type.String(), Type.Null()]);
