import { dirname } from 'node:path';
import { linesOf } from './figures.ts';
import type { Files, Node } from './source-files.ts';
import { nodesOf } from './syntax.ts';

const server = 'apps/server/src/';

/** The slice and the room in it that a file of the server lies in; folders below a room belong to it. */
const roomOf = (path: string): string | null => /^apps\/server\/src\/(\w[\w-]*\/[\w-]+)\//.exec(path)?.[1] ?? null;

/** Rooms of the server that import each other. */
export function findMutualRooms(files: Files): [string, string][] {
  const uses = new Map<string, Set<string>>();
  for (const { path, uses: used } of files.values()) {
    const room = roomOf(path);
    if (room === null) continue;
    const others = [...used].map(roomOf).filter((other) => other !== null && other !== room);
    uses.set(room, new Set([...(uses.get(room) ?? []), ...(others as string[])]));
  }
  return [...uses].flatMap(([room, used]) =>
    [...used]
      .filter((other) => room < other && uses.get(other)?.has(room))
      .map((other): [string, string] => [room, other]),
  );
}

/** Functions that the wiring hands to a slice, which so calls what stands above it; by the property's name. */
export function findCallbacks(files: Files): string[] {
  const wiring = ['services.ts', 'tiktok.ts'].flatMap((name) => files.get(`${server}${name}`) ?? []);
  const properties = wiring.flatMap(({ program }) => nodesOf(program)).filter(({ type }) => type === 'Property');
  return properties
    .filter(({ value }) => /Function/.test((value as Node).type))
    .map(({ key }) => String((key as Node).name));
}

/** Calls of the API in the web whose answer's type is only asserted; `unknown` asserts nothing. */
export function countUncheckedCalls(files: Files): number {
  const web = [...files.values()].filter(({ path }) => path.startsWith('apps/web/src/'));
  return web
    .flatMap(({ program }) => nodesOf(program))
    .filter(({ type, callee, typeArguments }) => {
      const name = String((callee as Node | undefined)?.name ?? '');
      const [asserted] = ((typeArguments as Node | null | undefined)?.params ?? []) as Node[];
      const isCall = type === 'CallExpression' && /^call(Api|Admin\w*)$/.test(name);
      return isCall && asserted !== undefined && asserted.type !== 'TSUnknownKeyword';
    }).length;
}

/** Lines of code of each slice and package, most first. */
export function linesBySlice(files: Files): { slice: string; lines: number }[] {
  const sliceOf = (path: string) => /^(?:apps\/server\/src|\w+)\/[\w-]+(?=\/)/.exec(path)?.[0] ?? dirname(path);
  return [...Map.groupBy(files.values(), ({ path }) => sliceOf(path))]
    .map(([slice, inside]) => ({ slice, lines: linesOf(inside) }))
    .sort((a, b) => b.lines - a.lines);
}
