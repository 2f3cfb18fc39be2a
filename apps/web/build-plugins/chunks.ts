/** The part of the bundler's module graph that is asked here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * By their files below `src/screens/`: what a visitor of a shop loads, the other pages for everybody, sellers' and
 * administrators' screens.
 */
const shopScreens = ['shop/shop', 'product/product', 'catalog/catalog'];
const siteScreens = [
  'landing/landing',
  'legal/privacy',
  'legal/terms',
  'legal/support',
  'report/report',
  'not-found/not-found',
];
const sellerScreens = [
  'seller/seller-layout',
  'login/login',
  'signup/signup',
  'signup/signup-success',
  'subscription/subscription',
  'subscription/receipt/receipt',
  'dashboard/dashboard',
  'dashboard/analytics/analytics',
  'settings/settings',
];
const adminScreens = [
  'admin/admin-layout',
  'admin/admin-home',
  'admin/login/login',
  'admin/dashboard/dashboard',
  'admin/users/users',
  'admin/analytics/analytics',
  'admin/settings/settings',
  'admin/reports/reports',
  'admin/payments/payments',
];

type NameOf = (id: string, graph: ModuleGraph) => string | null;
type Find = (graph: ModuleGraph) => Set<string>;

/**
 * Groups for the bundler, which alone would make ten files of these, each a request on a slow phone: `shared` is what
 * the shops' pages have in common, `calls` the line that live updates come by, sellers' payments, too, `site` what sellers'
 * screens have in common with landing and legal pages, `signed-in` what sellers' and administrators' screens share,
 * `seller` and `admin` what only theirs have. By who imports a module and not by its
 * folder, so that one that only sellers use can't come into a visitors' file, nor one that only administrators use into
 * a seller's. In this order, because a group takes the imports of its modules along.
 */
export function chunkGroups(source: string) {
  const file = (name: string) => `${source}/screens/${name}.tsx`;
  const [shops, sites, sellers] = [shopScreens.map(file), siteScreens.map(file), sellerScreens.map(file)];
  const admins = adminScreens.map(file);
  const signedIn = [...sellers, ...admins];
  const root: Find = (graph) => withImports(graph, [`${source}/root.tsx`]);
  const shared: Find = (graph) =>
    new Set([...root(graph), ...usedTwice(graph, shops), ...usedByBoth(graph, shops, signedIn)]);
  const calls: Find = (graph) => usedByBoth(graph, [`${source}/screens/shop/live/follow-page.ts`], signedIn);
  const site: Find = (graph) => usedByBoth(graph, sites, signedIn);
  const layout: Find = (graph) => withImports(graph, sellers.slice(0, 1));
  const both: Find = (graph) => usedByBoth(graph, sellers, admins);
  const seller: Find = (graph) => new Set([...layout(graph), ...usedTwice(graph, sellers)]);
  const admin: Find = (graph) => usedTwice(graph, admins);
  return [
    group('shared', shared, 6),
    group('calls', calls, 5),
    group('site', site, 4),
    group('signed-in', both, 3),
    group('seller', seller, 2),
    group('admin', admin, 1),
  ];
}

function group(name: string, find: Find, priority: number) {
  let known: { graph: ModuleGraph; modules: Set<string> } | null = null;
  const nameOf: NameOf = (id, graph) => {
    if (known?.graph !== graph) known = { graph, modules: find(graph) };
    return known.modules.has(id) ? name : null;
  };
  // The bundler's own helper for `import()` is in no folder: left out, it lands beside sellers' code, and shops load
  // all of that with it.
  return { name: nameOf, debugName: name, test: /\/(?:src|node_modules)\/|vite\/preload-helper/, priority };
}

function usedByBoth(graph: ModuleGraph, some: string[], others: string[]): Set<string> {
  const theirs = withImports(graph, others);
  return new Set([...withImports(graph, some)].filter((id) => theirs.has(id)));
}

/** What more than one of these needs. */
function usedTwice(graph: ModuleGraph, ids: string[]): Set<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const id of ids) for (const used of withImports(graph, [id])) (once.has(used) ? twice : once).add(used);
  return twice;
}

/** These modules and everything that they import; what they load later is not among it. */
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
