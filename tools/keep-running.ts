import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** What is kept running and what restarts it. */
interface KeptRunning {
  script: string;
  /** A change of a module or migration below these restarts it; tests are left out. */
  folders: string[];
  /** Told which change it is, before the script is asked to end. */
  onChange: (path: string) => void;
  /** Told when the script ended by itself. */
  onEnd: (code: number | null) => void;
}

const isSource = (name: string): boolean => /\.(ts|sql|json)$/.test(name) && !/\.(test|testing)\.ts$/.test(name);

/**
 * Each folder by itself: `node --watch` and recursive watching follow the file and not its name on Linux, and lose it
 * when an editor saves by replacing it. Folders that are made later are found at the next start, which the first import
 * of something in them brings about.
 */
function watchFolders(folders: string[], onChange: (path: string) => void): FSWatcher[] {
  const below = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...folders, ...below].map((folder) =>
    watch(folder, (_event, name) => {
      if (name !== null && isSource(name)) onChange(join(folder, name));
    }),
  );
}

/**
 * Runs the script until it is to stop or a source changes; answers the source's path. It is told to end once and may
 * take its time.
 */
async function runOnce(kept: KeptRunning, toStop: Promise<null>): Promise<string | null> {
  const change = Promise.withResolvers<string>();
  // Before the script reads its files: what changes from here on is a change.
  const watchers = watchFolders(kept.folders, change.resolve);
  const script = fork(kept.script, { detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let isTold = false;
  const ended = once(script, 'exit').then(([code]) => {
    if (!isTold) kept.onEnd(code);
  });
  const changed = await Promise.race([change.promise, toStop]);
  isTold = true;
  for (const watcher of watchers) watcher.close();
  if (changed !== null) kept.onChange(changed);
  // As Ctrl+C would. At SIGTERM Vite ends the process at once, with the service's data half written.
  script.kill('SIGINT');
  await ended;
  return changed;
}

/**
 * Runs a script in a process group of its own, and again after each change of its sources. `stop` resolves when it has
 * ended.
 */
export function keepRunning(kept: KeptRunning): { stop(): Promise<void> } {
  const toStop = Promise.withResolvers<null>();
  const runAgain = async (): Promise<void> => {
    while ((await runOnce(kept, toStop.promise)) !== null);
  };
  const finished = runAgain();
  return {
    stop() {
      toStop.resolve(null);
      return finished;
    },
  };
}
