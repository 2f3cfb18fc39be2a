/** The current parameters, where the rendered ones may be older. For handlers only. */
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
