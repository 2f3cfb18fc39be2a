import { randomBytes } from 'node:crypto';
import type { OrderBody, ReservedOrder } from '@app/contracts/orders/orders.schemas';
import type { Service } from './service.ts';

let networks = 0;

/** An order as a buyer's browser makes it: reserved, then opened in WhatsApp. Each comes from a network of its own. */
export async function askOrder(service: Service, handle: string, body: OrderBody): Promise<ReservedOrder> {
  networks += 1;
  const from = `10.40.${networks >> 8}.${networks & 255}`;
  const post = async <Data>(path: string, sent: object): Promise<Data> => {
    const response = await fetch(`${service.origin}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomBytes(16).toString('hex'),
        'x-forwarded-for': from,
      },
      body: JSON.stringify(sent),
    });
    const answer: { success: boolean; message: string; data: Data } = await response.json();
    if (!answer.success) throw new Error(`POST ${path} was answered ${response.status}: ${answer.message}`);
    return answer.data;
  };
  const order = await post<ReservedOrder>(`/shop/${handle}/orders`, body);
  await post(`/orders/${order.code}/sent`, { secret: order.secret });
  return order;
}
