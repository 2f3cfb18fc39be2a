import { existsSync } from 'node:fs';

/** Said when there is none. One line, because it is all that the reader needs. */
const howToGetOne =
  'The browser tests need a Chromium: run "apt-get install chromium", or set CHROMIUM_PATH to the one you have.';

const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium: the one named by CHROMIUM_PATH, the machine's own, else the one that came with `npm ci`. Null when there is none. */
export async function findChromium(named = process.env.CHROMIUM_PATH): Promise<string | null> {
  if (named) return existsSync(named) ? named : null;
  const own = usualPaths.find((path) => existsSync(path));
  if (own) return own;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const unpacked = await chromium.executablePath();
    return existsSync(unpacked) ? unpacked : null;
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

/** Nothing that a browser does by itself may show up between the page's own requests; the sandbox can't start as root. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
