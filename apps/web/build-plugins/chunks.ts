import type { RouteConfigEntry } from '@react-router/dev/routes';
import { adminScreens, orderScreens, sellerScreens, shopScreens, siteScreens } from '#web/routes.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A few lines that shops and other pages need: a file of its own would be a request. */
const small = ['my-orders/my-orders-link.tsx', 'recent/last-visit.ts'];

type Find = (graph: ModuleGraph) => Set<string>;

/**
 * Groups for the bundler, which alone would make ten files of these, each a request on a slow phone. A module is
 * grouped by its importers and not by its folder, so that code of sellers never gets into a visitors' file, nor code of
 * administrators into a seller's. A group takes the imports of its modules along, so the order counts.
 */
export function chunkGroups(source: string) {
  const filesOf = (routes: RouteConfigEntry[]): string[] =>
    routes.flatMap(({ file, children = [] }) => [`${source}/${file}`, ...filesOf(children)]);
  const [shops, sites] = [filesOf(shopScreens), filesOf(siteScreens)];
  const [sellers, admins] = [filesOf([sellerScreens]), filesOf([adminScreens])];
  const signedIn = [...sellers, ...admins];
  const orders = [...filesOf(orderScreens), `${source}/features/orders/owner/owner-order-part.tsx`];
  // What orders load after a shop: its live updates and calls.
  const afterShops = [...signedIn, ...filesOf(orderScreens), `${source}/screens/order-review/follow-basket.ts`];
  const shared: Find = (graph) =>
    new Set([
      ...withImports(graph, [`${source}/root.tsx`, ...small.map((file) => `${source}/features/${file}`)]),
      ...usedTwice(graph, shops),
      ...usedByBoth(graph, shops, signedIn),
    ]);
  const seller: Find = (graph) =>
    new Set([...withImports(graph, [`${source}/${sellerScreens.file}`]), ...usedTwice(graph, sellers)]);
  return [
    group('shared', shared, 6),
    group('calls', (graph) => usedByBoth(graph, [`${source}/screens/shop/live/follow-page.ts`], afterShops), 5),
    // Its own, so that neither shops nor signed-in screens load what only the other needs.
    group('order-calls', (graph) => usedByBoth(graph, filesOf(orderScreens), signedIn), 4.5),
    group('site', (graph) => usedByBoth(graph, sites, signedIn), 4),
    group('signed-in', (graph) => usedByBoth(graph, sellers, admins), 3),
    group('seller', seller, 2),
    group('admin', (graph) => usedTwice(graph, admins), 1),
    group('orders', (graph) => usedTwice(graph, orders), 0),
  ];
}

function group(name: string, find: Find, priority: number) {
  let known: { graph: ModuleGraph; modules: Set<string> } | null = null;
  const nameOf = (id: string, graph: ModuleGraph) => {
    if (known?.graph !== graph) known = { graph, modules: find(graph) };
    return known.modules.has(id) ? name : null;
  };
  // The bundler's own helper for `import()` is in no folder. Left out, it would draw sellers' code into shops.
  return { name: nameOf, debugName: name, test: /\/(?:src|node_modules)\/|vite\/preload-helper/, priority };
}

function usedByBoth(graph: ModuleGraph, some: string[], others: string[]): Set<string> {
  const theirs = withImports(graph, others);
  return new Set([...withImports(graph, some)].filter((id) => theirs.has(id)));
}

function usedTwice(graph: ModuleGraph, ids: string[]): Set<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const id of ids) for (const used of withImports(graph, [id])) (once.has(used) ? twice : once).add(used);
  return twice;
}

function withImports(graph: ModuleGraph, ids: string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
