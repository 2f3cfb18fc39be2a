import { dirname } from 'node:path';
import type { Files, SourceFile } from './source-files.ts';

export const linesOf = (files: Iterable<SourceFile>): number => [...files].reduce((sum, { lines }) => sum + lines, 0);

export function measureRooms(files: Files): { room: string; files: number; lines: number }[] {
  const rooms = Map.groupBy(files.values(), ({ path }) => dirname(path));
  return [...rooms]
    .map(([room, inside]) => ({ room, files: inside.length, lines: linesOf(inside) }))
    .sort((a, b) => b.files - a.files || a.room.localeCompare(b.room));
}

/** How many names each slice offers to the others. */
export function countDoors(files: Files): { door: string; names: number }[] {
  const doors = [...files.values()].filter(({ path }) => /^apps\/server\/src\/(\w+)\/\1\.service\.ts$/.test(path));
  return doors.map(({ path, exports }) => ({ door: path, names: exports.length }));
}

/** Every file that these lead to, by any kind of import. */
function reachedFrom(files: Files, paths: Iterable<string>, folder = ''): Set<string> {
  const reached = new Set<string>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = path.startsWith(folder) && !reached.has(path) ? files.get(path) : undefined;
    if (file) waiting.push(...file.uses);
    if (file) reached.add(path);
  }
  return reached;
}

/** Circles of files that import each other, types included. */
export function findCycles(files: Files): string[][] {
  const reached = new Map([...files.values()].map(({ path, uses }) => [path, reachedFrom(files, uses)]));
  const circles = [...reached].flatMap(([path, further]) =>
    further.has(path) ? [[...further].filter((other) => reached.get(other)?.has(path)).sort()] : [],
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/**
 * Files of features that only one screen reaches, and nothing else of the pages. A screen is a folder in `screens/` or
 * in `screens/admin/`.
 */
export function findOneScreenFiles(files: Files): { file: string; screen: string }[] {
  const features = 'apps/web/src/features/';
  const outside = [...files.values()].filter(({ path }) => path.startsWith('apps/web/') && !path.startsWith(features));
  const roots = Map.groupBy(outside, ({ path }) => /\/src\/screens\/((?:admin\/)?[^/]+)\//.exec(path)?.[1] ?? 'other');
  const reached = [...roots].flatMap(([screen, inside]) =>
    [
      ...reachedFrom(
        files,
        inside.flatMap(({ uses }) => [...uses]),
        features,
      ),
    ].map((file) => ({ file, screen })),
  );
  const once = [...Map.groupBy(reached, ({ file }) => file).values()].filter((users) => users.length === 1).flat();
  return once.filter(({ screen }) => screen !== 'other').sort((a, b) => a.file.localeCompare(b.file));
}
