import type { OrderBody } from '@app/contracts/orders/orders.schemas';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

const keyOf = (handle: string) => `dukalink.zone.${handle}`;

/** Where a shop's orders go to and how: a zone's id and a way, kept in this browser. Empty: to be agreed. */
export const readZone = (handle: string): string => readStored(keyOf(handle)) ?? '';

export const writeZone = (handle: string, chosen: string): void => writeStored(keyOf(handle), chosen);

/** As an order has it. */
export const zoneText = (delivery: Pick<OrderBody, 'zoneId' | 'way'> | null): string =>
  delivery ? `${delivery.zoneId} ${delivery.way}` : '';
