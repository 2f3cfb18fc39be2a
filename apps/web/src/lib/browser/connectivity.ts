interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Should this phone load as little as possible? The inline script has the same rule. */
export const savesData = () => Boolean(connection()?.saveData) || /2g/.test(connection()?.effectiveType ?? '');
