import { formatDay } from '#web/lib/formatting/format.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** 'Today', 'Yesterday', then `12 Nov 2026`, in Kampala. */
export function dayTitle(instant: string, nowMs: number): string {
  const day = formatDay(instant);
  if (day === formatDay(new Date(nowMs).toISOString())) return 'Today';
  return day === formatDay(new Date(nowMs - dayMs).toISOString()) ? 'Yesterday' : day;
}

/** In the order in which they come, which is newest first. */
export function groupByDay<Order extends { askedAt: string | null }>(
  orders: readonly Order[],
  nowMs: number,
): { title: string; orders: Order[] }[] {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const title = dayTitle(order.askedAt ?? new Date(nowMs).toISOString(), nowMs);
    groups.set(title, [...(groups.get(title) ?? []), order]);
  }
  return [...groups].map(([title, ofDay]) => ({ title, orders: ofDay }));
}
