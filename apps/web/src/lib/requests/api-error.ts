import type { ErrorCode, FieldError } from '@app/contracts/errors.schemas';

interface ApiErrorDetails {
  statusCode?: number | null;
  code?: ErrorCode | null;
  isNetworkError?: boolean;
  isTimeoutError?: boolean;
  isOffline?: boolean;
  isServerMessage?: boolean;
  isUnreadable?: boolean;
  originalError?: unknown;
  fieldErrors?: FieldError[];
  retryAfterSeconds?: number | null;
}

/**
 * A call that did not succeed. `message` is the server's, or says what was wrong with the answer; words for people come
 * from `error.messages.ts`. Decide by `code`, never by text: it is null where no answer of our server arrived.
 */
export class ApiError extends Error {
  readonly statusCode: number | null;
  readonly code: ErrorCode | null;
  /** No answer came at all. */
  readonly isNetworkError: boolean;
  /** No answer came within 30 s. */
  readonly isTimeoutError: boolean;
  /** The phone itself says that it has no network. */
  readonly isOffline: boolean;
  readonly isServerError: boolean;
  /** `message` was sent for people to read, by our server or by another one in the specified shape. */
  readonly isServerMessage: boolean;
  /** What arrived was no JSON: a proxy's page, whose `message` is for nobody to read. */
  readonly isUnreadable: boolean;
  readonly originalError: unknown;
  readonly fieldErrors: FieldError[];
  readonly retryAfterSeconds: number | null;

  constructor(message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = details.statusCode ?? null;
    this.code = details.code ?? null;
    this.isOffline = details.isOffline ?? false;
    this.isNetworkError = details.isNetworkError ?? this.isOffline;
    this.isTimeoutError = details.isTimeoutError ?? false;
    this.isServerError = (this.statusCode ?? 0) >= 500;
    this.isServerMessage = details.isServerMessage ?? this.code !== null;
    this.isUnreadable = details.isUnreadable ?? false;
    this.originalError = details.originalError;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** What the server said of one input, by the property's path; undefined when it said nothing. */
export function fieldErrorOf(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fieldErrors.find((one) => one.field === field)?.message : undefined;
}

/** Does the server ask for a new sign-in? */
export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.statusCode === 401;

/** Was it stopped by whoever asked, a screen that was left for example? Nothing to show then. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
