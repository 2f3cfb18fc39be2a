import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Said when there is none. One line, because it is all that the reader needs. */
const howToGetOne =
  'The browser tests need a Chromium: run "apt-get install chromium", or set CHROMIUM_PATH to the one you have.';

/** The shell has no window either. */
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Path of a Chromium: the one named by CHROMIUM_PATH, else the one that came with `npm ci`, else the machine's own.
 * Null when there is none. The one of npm has no window around its pages, and takes a third of the time: the machine's
 * draws an address bar for every unseen tab.
 */
async function findChromium(named = process.env.CHROMIUM_PATH): Promise<string | null> {
  if (named) return existsSync(named) ? named : null;
  return (await npmsChromium()) ?? usualPaths.find((path) => existsSync(path)) ?? null;
}

/** Null where it is not made for this machine, or does not find the libraries that it needs. */
async function npmsChromium(): Promise<string | null> {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const unpacked = await chromium.executablePath();
    execFileSync(unpacked, ['--version'], { stdio: 'ignore' });
    return unpacked;
  } catch {
    return null;
  }
}

/** As `findChromium`; without one the process ends with the one line. */
export async function requireChromium(): Promise<string> {
  const path = await findChromium();
  if (path !== null) return path;
  process.stderr.write(`${howToGetOne}\n`);
  process.exit(1);
}

/**
 * Nothing that a browser does by itself may show up between the page's own requests; the sandbox can't start as root.
 */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
