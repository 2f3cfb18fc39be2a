import Type, {
  type Static,
  type TLiteral,
  type TLiteralValue,
  type TProperties,
  type TSchema,
  type TUnion,
} from 'typebox';

/** The body of every successful seller's and public JSON answer: `{success: true, message, data}`. */
export const Success = <Data extends TSchema>(data: Data) =>
  Type.Object({ success: Type.Literal(true), message: Type.String(), data });

/** What a successful answer without anything to tell carries as `data`. */
export const Nothing = Type.Object({});
export type Nothing = Static<typeof Nothing>;

type Literals<Values> = { [At in keyof Values]: TLiteral<Values[At] & TLiteralValue> };

/** One of these words or numbers. */
export const OneOf = <const Values extends TLiteralValue[]>(...values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value))) as unknown as TUnion<Literals<Values>>;

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** An object in which no other field may stand. */
export const StrictObject = <Fields extends TProperties>(fields: Fields, options: { minProperties?: number } = {}) =>
  Type.Object(fields, { additionalProperties: false, ...options });

/** An instant on the wire: ISO 8601 in UTC, such as `2026-11-20T18:02:00.000Z`. */
export const Instant = Type.String({ format: 'date-time' });
export const NullableInstant = Nullable(Instant);
export const NullableString = Nullable(Type.String());
