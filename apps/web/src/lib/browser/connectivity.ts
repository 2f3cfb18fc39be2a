interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as Navigator & { connection?: NetworkInformation }).connection;

/**
 * Does this phone want, or need, to load as little as possible? The inline script asks the same before it loads the
 * app.
 */
export const savesData = () => Boolean(connection()?.saveData) || /2g/.test(connection()?.effectiveType ?? '');
