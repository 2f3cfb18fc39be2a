interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Should this phone load as little as possible? With Save-Data or on 2g; the inline script has the same rule. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
