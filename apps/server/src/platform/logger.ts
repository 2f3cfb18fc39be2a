import { destination, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Keys whose values never reach a log, at any depth that our own objects have. */
const secretKeys = [
  'password',
  'accessToken',
  'refreshToken',
  'idToken',
  'authorization',
  'cookie',
  'phoneNumber',
  'whatsapp_number',
  'login_phone',
  'x-order-secret',
  'secret',
];

/** Only these parts: database errors hold values of the query (phone numbers, hashes) in `params`, `detail` and `where`. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Standard output, in blocks so that a request does not wait for the disk. Nothing logs bodies, headers or queries. */
export function createLogger(level: LogLevel, stream?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[removed]' },
  };
  return stream
    ? pino(options, stream)
    : pino(options, destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }));
}
