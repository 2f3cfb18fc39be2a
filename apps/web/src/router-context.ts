/**
 * What React Router tells its client of itself, without what is false: the same on every page, so it stands in the scripts
 * and in no HTML.
 */
export const routerContext = { basename: '/', future: {}, routeDiscovery: { mode: 'initial' }, ssr: true };

/** Throws when the router would tell something else. `handoff` is JSON. */
export function checkRouterContext(handoff: string | undefined): void {
  const told = JSON.stringify(JSON.parse(handoff ?? '{}'), (_, value) => (value === false ? undefined : value));
  if (told !== JSON.stringify(routerContext))
    throw new Error(`router-context.ts is not what the router tells: ${told}`);
}
