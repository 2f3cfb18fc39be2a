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

/** A failed call. Decide by `code`, never by text; it is null without an answer of our server. */
export class ApiError extends Error {
  readonly statusCode: number | null;
  readonly code: ErrorCode | null;
  /** No answer came. */
  readonly isNetworkError: boolean;
  /** No answer came within the time limit. */
  readonly isTimeoutError: boolean;
  /** The phone has no network. */
  readonly isOffline: boolean;
  readonly isServerError: boolean;
  /** `message` was sent for people to read. */
  readonly isServerMessage: boolean;
  /** The answer was no JSON, a proxy's page for example. */
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

/** The server's error of one input, by the property's path. */
export function fieldErrorOf(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fieldErrors.find((one) => one.field === field)?.message : undefined;
}

export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.statusCode === 401;

/** The caller stopped it, for example by leaving the screen: nothing to show. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
