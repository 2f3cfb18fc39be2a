/** Tests and what only they use: they may enter every room. */
const tests = String.raw`\.(?:test|testing|recorded|faults)\.tsx?$`;

/** In their order: a slice imports only those before it. */
const sliceOrder = ['tiktok', 'billing', 'catalog', 'orders', 'reviews', 'ingestion', 'accounts', 'analytics', 'admin'];
const slices = `^apps/server/src/(${sliceOrder.join('|')})/`;
const identity = '^apps/server/src/identity/';
/** What puts the slices together. */
const top = String.raw`^apps/server/src/(?:[^/]+\.ts$|cli/|lifecycle/|test/)`;

/** What lies in `from`, tests apart, imports nothing that lies in `to`; of `except` it may. */
const wall = (name, comment, from, to, except = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: to, pathNot: except },
});

/** All rooms of each slice, lowest first: a room imports none that stands after it. */
export const roomsUpwards = {
  platform: ['names', 'csv', 'images', 'database', 'jobs', 'http', 'pages', 'messaging', 'realtime', 'sessions'],
  billing: ['subscriptions', 'reminders', 'providers', 'payments', 'reconciliation', 'mobile-money', 'checkout'],
  tiktok: ['connections', 'rate-limiter', 'sources', 'handles', 'health'],
  catalog: [
    'pictures',
    'shop',
    'facts',
    'deleted-accounts',
    'products',
    'collections',
    'owner',
    'pages',
    'share-kit',
    'banner',
  ],
  orders: ['order', 'place', 'marks', 'read', 'upkeep'],
  ingestion: ['preview', 'pictures', 'schedule', 'posts', 'back-catalogue', 'import', 'sync'],
  accounts: [
    'export',
    'sign-up',
    'claims',
    'phone',
    'sign-in',
    'tiktok',
    'password',
    'deletion',
    'sessions',
    'settings',
    'by-administrator',
  ],
  admin: [
    'audit',
    'administrators',
    'settings',
    'figures',
    'timeline',
    'users',
    'search',
    'payments',
    'orders',
    'reports',
    'attention',
  ],
};

const roomsDownhill = Object.entries(roomsUpwards).flatMap(([slice, rooms]) =>
  rooms.slice(0, -1).map((room, index) => {
    const higher = rooms.slice(index + 1).join('|');
    const inSlice = `^apps/server/src/${slice}/`;
    return wall('rooms-downhill', 'A room imports no higher one.', `${inSlice}${room}/`, `${inSlice}(?:${higher})/`);
  }),
);

/** Who may import whom. tools/walls.test.ts breaks each of these; docs/architecture.md says why they stand. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No file imports itself by way of another, not even for a type.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    // `$1` is the slice that imports, `\1` the one that is imported.
    wall('slices-by-their-doors', 'A slice enters another only through its .service.ts.', slices, slices, [
      '^apps/server/src/$1/',
      String.raw`^apps/server/src/([^/]+)/\1\.service\.ts$`,
    ]),
    ...sliceOrder
      .slice(0, -1)
      .map((slice, at) =>
        wall(
          'slices-downhill',
          `A slice imports only those before it: ${sliceOrder.join(', ')}.`,
          `^apps/server/src/${slice}/`,
          `^apps/server/src/(?:${sliceOrder.slice(at + 1).join('|')})/`,
        ),
      ),
    ...roomsDownhill,
    wall('slices-below-the-top', 'Slices do not know what puts them together.', slices, top),
    wall('identity-below-slices', 'Who is calling knows no business.', identity, [slices, top]),
    wall('platform-below-all', 'The platform knows no business.', '^apps/server/src/platform/', [
      slices,
      top,
      identity,
    ]),
    wall(
      'server-apart',
      'The server knows one file of the web, and no simulator.',
      '^apps/server/',
      '^(?:apps/web|tools)/',
      ['^apps/web/src/page-context.ts$'],
    ),
    wall('web-apart', 'The web knows no server and no simulator.', '^apps/web/', '^(?:apps/server|tools)/'),
    wall(
      'contracts-alone',
      'Contracts, which cross the wire, import nothing of ours.',
      '^packages/contracts/',
      '^(?:apps|tools|packages/captions)/',
    ),
    wall(
      'captions-alone',
      'Captions are read without the server: they import nothing of ours.',
      '^packages/captions/',
      '^(?:apps|tools|packages/contracts)/',
    ),
    wall(
      'reading-apart',
      'The reader knows neither its training nor its evaluation.',
      '^packages/captions/src/',
      '^packages/captions/(?:training|evaluation)/',
    ),
    {
      ...wall('contracts-anywhere', 'Contracts run in browsers, too.', '^packages/contracts/'),
      to: { dependencyTypes: ['core'] },
    },
    {
      ...wall('schemas-on-the-server', 'The web takes types of schemas, and no schema.', '^apps/web/'),
      to: { path: String.raw`^packages/contracts/src/.+\.schemas\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    wall(
      'features-below-screens',
      'screens → features → ui → lib',
      '^apps/web/src/(features|ui|lib)/',
      '^apps/web/src/screens/',
    ),
    wall('ui-below-features', 'screens → features → ui → lib', '^apps/web/src/(ui|lib)/', '^apps/web/src/features/'),
    wall('lib-below-ui', 'screens → features → ui → lib', '^apps/web/src/lib/', '^apps/web/src/ui/'),
    wall(
      'screens-apart',
      'What two screens use lies in features/.',
      '^apps/web/src/screens/([^/]+)/',
      '^apps/web/src/screens/',
      ['^apps/web/src/screens/$1/'],
    ),
    wall('tests-outside', 'What runs imports nothing that only tests use.', '^(apps|packages)/', tests),
  ],
  options: {
    // By itself it reads TypeScript with a compiler up to 6, and ours is 7.
    parser: 'swc',
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`node_modules|/build/|/\+types/` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
