interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Does this phone want, or need, to load as little as possible? The inline script asks the same before it loads the app. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
