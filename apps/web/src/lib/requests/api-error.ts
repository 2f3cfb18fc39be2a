import type { ErrorCode, FieldError } from '@app/contracts/errors.schemas';

type ApiErrorDetails = Partial<Omit<ApiError, keyof Error | 'isServerError'>>;

/** A failed call. Decide by `code`, never by text; it is null without an answer of our server. */
export class ApiError extends Error {
  readonly statusCode: number | null = null;
  readonly code: ErrorCode | null = null;
  /** No answer came. */
  readonly isNetworkError: boolean = false;
  /** No answer came within the time limit. */
  readonly isTimeoutError: boolean = false;
  readonly isOffline: boolean = false;
  readonly isServerError: boolean;
  /** `message` was sent for people to read. */
  readonly isServerMessage: boolean = false;
  /** The answer was no JSON, a proxy's page for example. */
  readonly isUnreadable: boolean = false;
  readonly originalError: unknown;
  readonly fieldErrors: FieldError[] = [];
  readonly retryAfterSeconds: number | null = null;

  constructor(message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.name = 'ApiError';
    const { isOffline = false, code = null, statusCode } = details;
    Object.assign(this, { isNetworkError: isOffline, isServerMessage: code !== null, ...details });
    this.isServerError = (statusCode ?? 0) >= 500;
  }
}

/** The server's error of one input, by the property's path. */
export function fieldErrorOf(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fieldErrors.find((one) => one.field === field)?.message : undefined;
}

export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.statusCode === 401;

/** The caller stopped it, for example by leaving the screen: nothing to show. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
