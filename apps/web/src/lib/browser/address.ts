/**
 * The address's parameters at this moment. What was last rendered is older while a change of the address is drawn;
 * whoever changes one parameter then would take the others back. For handlers only: there is no address on the server.
 */
export const currentParams = () => new URLSearchParams(window.location.search);

/** The address's parameters with some of them changed; empty ones go. */
export function withParams(params: URLSearchParams, changed: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  // Not `size`: phones that no longer get updates do not have it.
  const text = next.toString();
  return text ? `?${text}` : '';
}
