import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { followBusiestCalls } from './house/calls.ts';
import { countUncheckedCalls, findCallbacks, findMutualRooms, linesBySlice } from './house/directions.ts';
import { countDoors, findCycles, findOneScreenFiles, linesOf, measureRooms } from './house/figures.ts';
import { readProductionFiles } from './house/source-files.ts';

const filesPerRoom = 15;

function measure(root: string) {
  const files = readProductionFiles(root);
  return {
    files: files.size,
    lines: linesOf(files.values()),
    rooms: measureRooms(files),
    doors: countDoors(files),
    cycles: findCycles(files),
    mutualRooms: findMutualRooms(files),
    callbacks: findCallbacks(files),
    uncheckedCalls: countUncheckedCalls(files),
    slices: linesBySlice(files),
    calls: followBusiestCalls(files),
    oneScreenFiles: findOneScreenFiles(files),
  };
}

/** The figures of a revision, read in a worktree that is gone afterwards. */
function measureAt(revision: string): ReturnType<typeof measure> {
  const worktree = join(mkdtempSync(join(tmpdir(), 'house-')), 'tree');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, stdio: 'pipe' });
  git('worktree', 'add', '--detach', worktree, revision);
  try {
    return measure(worktree);
  } finally {
    git('worktree', 'remove', '--force', worktree);
  }
}

function describe(house: ReturnType<typeof measure>): string {
  const below = (path: string) => path.replace(/^apps\/server\/src\//, '');
  const row = (figure: number, text: string) => `${`${figure}`.padStart(5)}  ${text}`;
  const crowded = house.rooms.filter(({ files }) => files > filesPerRoom);
  return [
    `Production: ${house.lines} lines of code in ${house.files} files`,
    `Rooms above ${filesPerRoom} files: ${crowded.length}`,
    ...house.rooms.map(({ room, files, lines }) =>
      row(files, `${`${lines}`.padStart(6)}  ${room}${files > filesPerRoom ? '  <' : ''}`),
    ),
    'Names per door:',
    ...house.doors.map(({ door, names }) => row(names, below(door))),
    `Rooms that import each other: ${house.mutualRooms.length}`,
    ...house.mutualRooms.map((pair) => `       ${pair.join(' <> ')}`),
    `Callbacks: ${house.callbacks.length}`,
    ...house.callbacks.map((name) => `       ${name}`),
    `Calls of the API whose answer is only asserted: ${house.uncheckedCalls}`,
    'Lines by slice:',
    ...house.slices.map(({ slice, lines }) => row(lines, below(slice))),
    `Import cycles: ${house.cycles.length}`,
    ...house.cycles.map((circle) => row(circle.length, circle.join(' '))),
    'Files after the route, the longest way (all that the call reaches):',
    ...house.calls.map(({ call, chain, reached }) =>
      row(chain.length, `(${reached}) ${call}: ${chain.map(below).join(' > ')}`),
    ),
    `Files in features that one screen uses: ${house.oneScreenFiles.length}`,
    ...house.oneScreenFiles.map(({ file, screen }) => `       ${file} (${screen})`),
  ].join('\n');
}

/** `node tools/measure-house.ts [--json] [--at REVISION]`: the shape of the tree as it is, or as it was. */
const { values } = parseArgs({ options: { json: { type: 'boolean' }, at: { type: 'string' } } });
const house = values.at ? measureAt(values.at) : measure(join(import.meta.dirname, '..'));
process.stdout.write(`${values.json ? JSON.stringify(house, null, 2) : describe(house)}\n`);
