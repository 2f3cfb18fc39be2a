import { formatDay } from '#web/lib/formatting/format.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** 'Today', 'Yesterday', then `12 Nov 2026`, in Kampala. */
export function dayTitle(instant: string, nowMs: number): string {
  const day = formatDay(instant);
  if (day === formatDay(new Date(nowMs).toISOString())) return 'Today';
  return day === formatDay(new Date(nowMs - dayMs).toISOString()) ? 'Yesterday' : day;
}

/** In the order in which they come, which is newest first. `day` stays when midnight changes the title. */
export function groupByDay<Order extends { askedAt: string | null }>(
  orders: readonly Order[],
  nowMs: number,
): { day: string; title: string; orders: Order[] }[] {
  const groups = new Map<string, { day: string; title: string; orders: Order[] }>();
  for (const order of orders) {
    const askedAt = order.askedAt ?? new Date(nowMs).toISOString();
    const day = formatDay(askedAt);
    const group = groups.get(day) ?? { day, title: dayTitle(askedAt, nowMs), orders: [] };
    group.orders.push(order);
    groups.set(day, group);
  }
  return [...groups.values()];
}
