/** Header that makes a POST safe to repeat: the same key in every retry of one user action. */
export const idempotencyKeyHeader = 'idempotency-key';
/** Long enough that keys are random: the caller who knows one gets the kept answer. */
export const idempotencyKeyPattern = '^[A-Za-z0-9_-]{16,100}$';
