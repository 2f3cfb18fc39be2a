/** PostgreSQL takes no NUL in a text, not even to compare with. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Another row has the value; the transaction is lost. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505';
}
