import { errorCodes } from '@app/contracts/errors.schemas';
import type { ApiCall } from './api-calls.testing.ts';
import type { Answer, TestService } from './service.testing.ts';

/**
 * What an answer to a stranger must never show: where the code lies, what it is made of, and how it asks the database.
 */
const inside =
  /\n\s+at |node:internal|node_modules|\.ts\b|\/apps\/|\b(select|delete)\b.{1,200}\bfrom\b|insert into|update \S+ set|syntax error|violates|constraint|relation "|column "|kysely|pglite|fastify|typebox|TypeError|RangeError|\[object/i;

const keysOfFailures = ['success', 'message', 'code', 'errors'];

/** What is wrong with the answer to a hostile request, in words; null when nothing is. */
export function troubleWith(service: TestService, call: ApiCall, answer: Answer<unknown>): string | null {
  const { status, body, headers, text } = answer;
  if (status >= 500) return `${status} ${text.slice(0, 200)} ${lastUnexpected(service)}`;
  const isFile = status === 200 && headers['content-disposition'] !== undefined;
  if (isFile) return null;
  if (!String(headers['content-type']).startsWith('application/json')) return `${headers['content-type']}: no envelope`;
  const described = call.operation.responses?.[String(status)]?.content?.['application/json']?.schema;
  const keys = Object.keys(body);
  const strange = keys.filter(
    (key) => !(status < 400 ? Object.keys(described?.properties ?? {}) : keysOfFailures).includes(key),
  );
  if (strange.length > 0) return `the envelope has ${strange.join(', ')}`;
  if (body.success !== status < 400) return `${status} with success ${body.success}`;
  if (typeof body.message !== 'string' || body.message === '') return `${status} without words`;
  const missing = described?.required?.filter((key) => !keys.includes(key)) ?? [];
  if (status < 400) return missing.length === 0 ? null : `${status} without ${missing.join(', ')}`;
  if (!errorCodes.includes(body.code as never)) return `${status} with code ${body.code}`;
  if (body.errors && !body.errors.every(({ field, message }) => field !== '' && message !== ''))
    return `${status} with errors that name nothing: ${text.slice(0, 300)}`;
  const leak = inside.exec(text);
  return leak ? `${call.name} tells what is inside: ${leak[0]} in ${text.slice(0, 300)}` : null;
}

/** What the log says of the newest unexpected failure. */
function lastUnexpected({ logLines }: TestService): string {
  const line = logLines.findLast((one) => one.includes('unexpected error'));
  if (!line) return '';
  const { err } = JSON.parse(line) as { err?: { message?: string; stack?: string } };
  return `${err?.message} ${err?.stack?.split('\n').slice(1, 6).join(' ')}`.slice(0, 700);
}
