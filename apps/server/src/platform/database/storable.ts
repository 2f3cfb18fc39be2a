/** PostgreSQL takes no NUL in a text, not even to compare with. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
