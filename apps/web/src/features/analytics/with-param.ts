/** The address's parameters with one of them changed. */
export function withParam(params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  // Not `size`: phones that no longer get updates do not have it.
  const text = next.toString();
  return text ? `?${text}` : '';
}
