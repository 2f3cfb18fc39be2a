import { destination, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

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
  'code',
];

/**
 * Structured logs on standard output, written in blocks so that a request does not wait for the disk. Secrets and phone numbers are taken out
 * by key; nothing logs bodies, headers or query strings in the first place.
 */
export function createLogger(level: LogLevel, stream?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[removed]' },
  };
  return stream
    ? pino(options, stream)
    : pino(options, destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }));
}
