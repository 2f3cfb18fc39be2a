import type { Files, Node, SourceFile } from './source-files.ts';
import { nodesOf } from './syntax.ts';

/**
 * The busiest calls: their slice, and the route that takes them or the reader's method that the pages call. Since ADR 29
 * a route names its endpoint instead of its path.
 */
const busiestCalls: [call: string, slice: string, entry: string, endpoint?: string][] = [
  ['product list', 'catalog', 'GET /shop/:handle/products', 'listProducts'],
  ['shop page', 'catalog', 'readShop'],
  ['product page', 'catalog', 'readProduct'],
  ['sign-up', 'accounts', 'POST /auth/password/signup', 'signUp'],
  ['sign-in', 'accounts', 'POST /auth/password/signin', 'signIn'],
  ['refresh', 'accounts', 'POST /auth/refresh', 'refreshSession'],
  ['phone sign-up', 'accounts', 'POST /auth/verify-signup', 'verifySignUp'],
  ['profile', 'accounts', 'GET /auth/me', 'read'],
  ["owner's products", 'catalog', 'GET /shop/:handle/owner/products', 'listOwnProducts'],
  ['change product', 'catalog', 'PATCH /shop/:handle/products/:productId', 'updateProduct'],
  ['sync now', 'ingestion', 'POST /ingestion/sync-now', 'syncNow'],
  ['ingestion status', 'ingestion', 'GET /ingestion/status', 'readSyncState'],
];

/**
 * What each call passes inside its slice after the route: `chain` is the longest way down, file by file, `reached` all
 * files. It goes from the route's handler to the functions that the handler names, then to those that they name. Types
 * and plain values do not count. A method of an imported interface leads to the object with such a method in the
 * interface's file: that is how facades are seen.
 */
export function followBusiestCalls(files: Files): { call: string; chain: string[]; reached: number }[] {
  return busiestCalls.map(([call, slice, entry, endpoint]) => {
    const inSlice = [...files].filter(([path]) => path.startsWith(`apps/server/src/${slice}/`));
    // Where the wiring makes the pages' reader, it is what a route is elsewhere.
    const routes = [...inSlice, ...[...files].filter(([path]) => path === 'apps/server/src/web-pages.ts')];
    const entryPoint = routes
      .map(([, file]) => ({ file, code: (endpoint && handlerOf(file, endpoint)) || findEntry(file, entry) }))
      .find(({ code }) => code);
    if (!entryPoint?.code) return { call, chain: [], reached: 0 };
    const { file, code } = entryPoint;
    const ways = new Map<Node, string[]>();
    const chain = longestWay(new Map(inSlice), { file, code }, ways);
    const isRoute = entry.includes(' ') || !file.path.includes(`/${slice}/`);
    const reached = new Set([...ways.values()].flat());
    return { call, chain: isRoute ? chain.slice(1) : chain, reached: reached.size - (isRoute ? 1 : 0) };
  });
}

interface Place {
  file: SourceFile;
  code: Node;
}

/** The handler that `handle(api, calls.endpoint, …)` registers. */
function handlerOf({ program }: SourceFile, endpoint: string): Node | null {
  const registered = nodesOf(program)
    .filter(({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'handle')
    .map((call) => call.arguments as Node[])
    .find(([, named]) => nameOf(named) === endpoint || nameOf(named?.property) === endpoint);
  return registered?.at(-1) ?? null;
}

/** The handler of a route (`POST /path`), or the method of an object. */
function findEntry({ program }: SourceFile, entry: string): Node | null {
  const [method = '', address] = entry.split(' ');
  const nodes = nodesOf(program);
  if (!address) return madeUnder(nodes, method);
  if (!nodes.some(({ value }) => value === address)) return null;
  const calls = nodes.filter(({ callee }) => nameOf((callee as Node | undefined)?.property) === method.toLowerCase());
  const argumentsOf = calls.map((call) => call.arguments as Node[]);
  // A route with two addresses takes them from a list, and so names neither.
  const route =
    argumentsOf.find(([first]) => first?.value === address) ?? argumentsOf.find(([first]) => nameOf(first) === 'path');
  return route?.at(-1) ?? null;
}

function madeUnder(nodes: Node[], property: string): Node | null {
  const found = nodes.find(({ type, key }) => type === 'Property' && nameOf(key) === property);
  return (found?.value as Node | undefined) ?? null;
}

/** The files passed from here on, this one included, on the longest way. */
function longestWay(files: Files, { file, code }: Place, ways: Map<Node, string[]>): string[] {
  const known = ways.get(code);
  if (known) return known;
  ways.set(code, [file.path]);
  let longest: string[] = [];
  for (const target of targetsOf(files, file, code)) {
    const way = longestWay(files, target, ways);
    const rest = target.file === file ? way.slice(1) : way;
    if (rest.length > longest.length) longest = rest;
  }
  ways.set(code, [file.path, ...longest]);
  return [file.path, ...longest];
}

/** The functions of the slice that a piece of code names. */
function targetsOf(files: Files, file: SourceFile, code: Node): Place[] {
  const nodes = nodesOf(code);
  const methods = nodes.filter(({ type }) => type === 'MemberExpression').map(({ property }) => property as Node);
  const functions = nodes.filter((node) => node.type === 'Identifier' && !methods.includes(node));
  return [
    ...functions.map((node) => findFunction(files, file, nameOf(node))),
    ...methods.map((node) => findMethod(files, file, nameOf(node))),
  ].filter((place) => place !== null);
}

function findFunction(files: Files, file: SourceFile, name: string): Place | null {
  const imported = file.imports.get(name);
  const again = file.exports.find((one) => one.from && (one.name === name || one.name === null));
  const elsewhere = files.get(imported?.path ?? again?.from ?? '');
  if (elsewhere) return findFunction(files, elsewhere, imported?.name ?? name);
  const statements = (file.program.body as Node[]).map(
    (statement) => (statement.declaration as Node | null) ?? statement,
  );
  const variables = statements.flatMap(({ declarations }) => (declarations as Node[] | undefined) ?? []);
  // Functions inside of others count too; their variables are not functions of the file.
  const functions = nodesOf(file.program).filter(({ type }) => /^(Function|Class)Declaration$/.test(type));
  const code = [...variables, ...functions].find(({ id }) => nameOf(id) === name);
  const hasLogic = code && nodesOf(code).some(({ type }) => /Function|CallExpression|Class/.test(type));
  return hasLogic ? { file, code } : null;
}

function findMethod(files: Files, file: SourceFile, method: string): Place | null {
  for (const { path, name } of file.imports.values()) {
    const from = files.get(path);
    const nodes = from ? nodesOf(from.program) : [];
    const type = nodes.find((node) => node.type === 'TSInterfaceDeclaration' && nameOf(node.id) === name);
    const code = type && nodesOf(type).some(({ key }) => nameOf(key) === method) ? madeUnder(nodes, method) : null;
    if (from && code) return { file: from, code };
  }
  return null;
}

const nameOf = (node: unknown): string => String((node as Node | null | undefined)?.name ?? '');
