import type { DeliveryWay, ShopFacts, Zone } from '@app/contracts/catalog/facts.schemas';
import type { Delivery } from './orders.schemas.ts';

export const wayNames: Record<DeliveryWay, string> = { boda: 'boda', bus: 'bus', pick_up: 'pick-up' };

/**
 * A zone and a way of a shop for goods of `goodsUgx`; the zone's first way where it has not this one. Null when the shop
 * has the zone no longer.
 */
export function deliveryTo(
  { zones, freeOverUgx }: Pick<ShopFacts, 'zones' | 'freeOverUgx'>,
  wish: { zoneId?: string | undefined; way?: DeliveryWay | undefined },
  goodsUgx: number,
): Delivery | null {
  const zone = zones.find(({ id }) => id === wish.zoneId);
  if (!zone) return null;
  const way = zone.ways.find((one) => one === wish.way) ?? zone.ways[0] ?? 'boda';
  // Who comes for the goods pays no one to bring them.
  const feeUgx = way === 'pick_up' ? 0 : feeOf(zone, freeOverUgx, goodsUgx);
  return { zoneId: zone.id, zone: zone.name, way, feeUgx };
}

function feeOf({ feeUgx }: Zone, freeOverUgx: number | null, goodsUgx: number): number | null {
  return feeUgx !== null && freeOverUgx !== null && goodsUgx >= freeOverUgx ? 0 : feeUgx;
}
