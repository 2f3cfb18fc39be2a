/** PostgreSQL takes no NUL in a text, not even to compare with. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Did PostgreSQL refuse a value because another row has it? The transaction is lost then. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505';
}
