import type { OrderBody } from '@app/contracts/orders/orders.schemas';
import { changeKept, parseKept, readKeptText } from './stored-basket.ts';

/** Where a shop's orders go to and how: a zone's id and a way, kept in this browser. Empty: to be agreed. */
export const readZone = (handle: string): string => parseKept(readKeptText()).zones[`@${handle}`] ?? '';

export function writeZone(handle: string, chosen: string): void {
  changeKept(({ zones }) => {
    if (chosen) zones[`@${handle}`] = chosen;
    else delete zones[`@${handle}`];
  });
}

/** As an order has it. */
export const zoneText = (delivery: Pick<OrderBody, 'zoneId' | 'way'> | null): string =>
  delivery ? `${delivery.zoneId} ${delivery.way}` : '';
