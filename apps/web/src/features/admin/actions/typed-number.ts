/** A whole number as people type it, spaces and commas allowed; null when it is none or out of its range. */
export function readWhole(typed: string, least: number, most: number): number | null {
  const text = typed.replace(/[\s,]/g, '');
  if (!/^\d{1,12}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
