/**
 * The current parameters. The rendered ones are older while a change is in progress. For handlers only: the server has
 * no address.
 */
export const currentParams = () => new URLSearchParams(window.location.search);

export function withParams(params: URLSearchParams, changed: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  // Not `size`: phones without updates do not have it.
  const text = next.toString();
  return text ? `?${text}` : '';
}
