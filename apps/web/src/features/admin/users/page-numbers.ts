const most = 5;

/** The pages that have a button: up to five, the current one in their middle where there is room. */
export function pageNumbers(page: number, totalPages: number): number[] {
  const current = Math.min(Math.max(1, page), Math.max(1, totalPages));
  const count = Math.min(most, totalPages);
  const first = Math.max(1, Math.min(current - Math.floor(most / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
