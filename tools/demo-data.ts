import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockDataDir } from '@app/server/platform/database/data-dir/data-dir-lock';

/** `demo` starts empty each time; `dev` keeps what was there. */
export type DemoMode = 'demo' | 'dev';

/** Each mode has a folder of its own in DATA_DIR: neither takes the other's data, nor the service's. */
export function demoDataDir(mode: DemoMode, dataDir = process.env.DATA_DIR): string {
  return join(resolve(dataDir || './.data'), mode);
}

/** Takes away all that the folder holds. Throws DataDirInUseError while a live process has it. */
export function clearDataDir(dataDir: string): void {
  const unlock = lockDataDir(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  unlock();
}

/** Where the simulated TikTok is kept. */
export const tiktokFile = (dataDir: string): string => join(dataDir, 'tiktok.json');

/** Where the administrator's password is kept. */
export const administratorFile = (dataDir: string): string => join(dataDir, 'administrator-password');

/** Makes the folder ready to start on. Shops without their TikTok accounts are of no use: then it starts empty. */
export function prepareDataDir(mode: DemoMode, dataDir: string): void {
  if (mode === 'demo' || !existsSync(tiktokFile(dataDir))) clearDataDir(dataDir);
  // Told before anything else of a process that has the folder: two would also want the same ports.
  else lockDataDir(dataDir)();
  mkdirSync(dataDir, { recursive: true });
}

const filledMark = (dataDir: string): string => join(dataDir, 'filled');

/** Whether the demo's sellers were signed up by an earlier start. */
export const isFilled = (dataDir: string): boolean => existsSync(filledMark(dataDir));

/** The demo's sellers are complete: from now on they are whatever the developer makes of them. */
export const markFilled = (dataDir: string): void => writeFileSync(filledMark(dataDir), '');
