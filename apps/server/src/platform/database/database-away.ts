/**
 * PostgreSQL could not be reached, had no connection or no room left, or ended the one in use. What a transaction did
 * that was being committed is not known.
 */
export class DatabaseAwayError extends Error {
  /** PostgreSQL's or the network's, where there was one. */
  readonly code: string | undefined;

  constructor(cause: Error & { code?: string }) {
    super(cause.message, { cause });
    this.name = 'DatabaseAwayError';
    this.code = cause.code;
  }
}

/** When a caller may try again: it is back within seconds, or after a failover. */
export const awayRetrySeconds = 5;

const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // Its disk is full; no connection left; ended by an administrator, by a crash; starting or stopping.
  ...['53100', '53300', '57P01', '57P02', '57P03'],
]);
/** Connections that failed, in PostgreSQL's and PgBouncer's words. */
const connectionClass = '08';
/** What `pg` and its pool say without a code. */
const awayWords =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (was closed|has encountered))/;

/** Runs `work` on a connection; its failures are told apart from those of what was asked. */
export async function orAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Error && isAway(error) ? new DatabaseAwayError(error) : error;
  }
}

function isAway({ code, message }: Error & { code?: unknown }): boolean {
  if (typeof code !== 'string') return awayWords.test(message);
  return awayCodes.has(code) || code.startsWith(connectionClass);
}
