import { type ErrorCode, errorTable, type FieldError } from '@app/contracts/errors.schemas';

interface Details {
  /** Instead of the code's text. */
  message?: string;
  errors?: FieldError[];
  /** Sent as Retry-After. */
  retryAfterSeconds?: number;
}

/** A failure that the caller may see; not logged as an error. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    const [status, text] = errorTable[code];
    super(details.message ?? text);
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** An input error that names one field. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_request', { message, errors: [{ field, message }] });
}
