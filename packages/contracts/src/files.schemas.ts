import Type from 'typebox';
import type { FileSchema } from './endpoint.ts';

/** A body that is a file; what its bytes are, the action looks at. */
export function fileBody(types: readonly string[], description: string): FileSchema {
  const schema = Type.Any({ description });
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

/** A CSV file. It is sent as a stream, so nothing is serialised; the description says what comes. */
export const CsvFile: FileSchema = { content: { 'text/csv': { schema: Type.String() } } };

/** A file of JSON, sent as a stream: what may be in it, the code that writes it says. */
export const JsonFile: FileSchema = { content: { 'application/json': { schema: Type.Unknown() } } };
