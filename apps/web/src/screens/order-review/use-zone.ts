import type { DeliveringShop } from '@app/contracts/addresses/pages';
import { useSyncExternalStore } from 'react';
import { readZone, writeZone } from '#web/features/basket/kept-zone.ts';
import { followKept } from '#web/features/basket/stored-basket.ts';

/** Where to and how: chosen once for a shop, and kept in this browser as a zone's id and a way. */
export function useZone({ handle, zones }: DeliveringShop) {
  const kept = useSyncExternalStore(followKept, () => readZone(handle));
  const [zoneId, wished] = kept.split(' ');
  const zone = zones.find(({ id }) => id === zoneId);
  const way = zone?.ways.find((one) => one === wished) ?? zone?.ways[0];
  return {
    zone,
    way,
    /** Nothing where the shop has this zone no longer. */
    chosen: zone ? { zoneId, way } : {},
    choose: (chosen: string) => writeZone(handle, chosen),
  };
}
