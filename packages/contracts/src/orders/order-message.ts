import { maxOrderNoteLength, maxZoneNameLength } from '@app/contracts/bounds';
import { fitsIntoLink, grouped, plainText, seenWords } from '@app/contracts/messages/message-text';
import { wayNames } from './delivery.ts';
import type { Delivery } from './orders.schemas.ts';

/** A line as the message names it. `number` is the product's; without a price it is to be confirmed. */
export interface MessageLine {
  number: number;
  title: string;
  size: string | null;
  quantity: number;
  priceUgx: number | null;
  note?: string | null;
}

export interface OrderMessage {
  /** Null while there is none: offline, above a limit, after an error. */
  number: string | null;
  lines: readonly MessageLine[];
  delivery: Pick<Delivery, 'zone' | 'way' | 'feeUgx'> | null;
  payOnDelivery: boolean;
  customer: { name?: string | null; place?: string | null; phone?: string | null };
  /** The short address of the order's page, null without an order. */
  url: string | null;
  /** When the buyer saw the oldest of those prices that could not be checked; none where all were. */
  seenAtMs?: number | null;
}

const maxTitleLength = 120;
const shortTitleLength = 20;
const maxSizeLength = 40;
/** A size in the short form, in UTF-16 units and encoded: the second only where numbers have seven digits. */
const shortSizes = [
  { units: 10, encoded: 30 },
  { units: 6, encoded: 18 },
] as const;

/**
 * The text of an order for WhatsApp. Server and browsers make it of the same parts, so a name typed without a network is
 * in it, too. It fits into a link (`fitsIntoLink`): first whole lines with the notes that fit, then short titles, then
 * `214 L x1, 198 39 x2` with the total, which 20 lines always fit, so that no line is ever left out.
 */
export function orderMessage(order: OrderMessage): string {
  const { lines, url } = order;
  const payment = order.payOnDelivery && 'Pay on delivery';
  const around = (middle: readonly string[], customerLength: number) =>
    [heading(order), ...middle, totalLine(order), payment, customerLine(order, customerLength), url]
      .filter(Boolean)
      .join('\n');
  for (const titleLength of [maxTitleLength, shortTitleLength]) {
    const whole = lines.map((line, index) => wholeLine(line, index + 1, titleLength));
    const withDelivery = (middle: readonly string[]) => around([...middle, deliveryLine(order)], maxCustomerLength);
    if (fitsIntoLink(withDelivery(whole))) return addNotes(lines, whole, withDelivery);
  }
  let text = '';
  for (const size of shortSizes) {
    const short = lines.map((line) => shortLine(line, size)).join(', ');
    for (const delivery of order.delivery ? [deliveryLine(order), ''] : [''])
      for (const customerLength of [maxCustomerLength, shortCustomerLength, 0]) {
        text = around([short, delivery], customerLength);
        if (fitsIntoLink(text)) return text;
      }
  }
  return text;
}

/** `Delivery Ntinda (boda) 5,000`. */
function deliveryLine({ delivery }: OrderMessage): string {
  if (!delivery) return 'Delivery to be agreed';
  const { zone, way, feeUgx } = delivery;
  return `Delivery ${plainText(zone, maxZoneNameLength)} (${wayNames[way]}) ${feeWords(feeUgx)}`;
}

const feeWords = (feeUgx: number | null): string =>
  feeUgx === null ? 'fee to be agreed' : feeUgx === 0 ? 'free' : grouped(feeUgx);

const maxCustomerLength = 220;
const shortCustomerLength = 60;

const heading = ({ number }: OrderMessage) =>
  number === null ? 'Order (please confirm)' : `Order ${number} (please confirm)`;

/** `1. No 214 Ankara dress, L x1 = 85,000`. */
function wholeLine(
  { number, title, size, quantity, priceUgx }: MessageLine,
  place: number,
  titleLength: number,
): string {
  const sizePart = size ? `, ${plainText(size, maxSizeLength)}` : '';
  const price = priceUgx === null ? 'price?' : grouped(priceUgx * quantity);
  return `${place}. No ${number} ${plainText(title, titleLength)}${sizePart} x${quantity} = ${price}`;
}

/** `214 L x1`. */
function shortLine({ number, size, quantity }: MessageLine, room: (typeof shortSizes)[number]): string {
  return `${number}${size ? ` ${cutSize(size, room)}` : ''} x${quantity}`;
}

function cutSize(size: string, { units, encoded }: (typeof shortSizes)[number]): string {
  let cut = '';
  for (const character of plainText(size, maxSizeLength)) {
    const longer = cut + character;
    if (longer.length > units || encodeURIComponent(longer).length > encoded) break;
    cut = longer;
  }
  return cut.trimEnd();
}

/** In brackets behind their lines, from the first on, while there is room. */
function addNotes(
  lines: readonly MessageLine[],
  whole: readonly string[],
  around: (middle: readonly string[]) => string,
): string {
  const middle = [...whole];
  for (const [index, { note }] of lines.entries()) {
    const line = middle[index] ?? '';
    const words = note ? plainText(note, maxOrderNoteLength) : '';
    if (!words) continue;
    middle[index] = `${line} (${words})`;
    if (!fitsIntoLink(around(middle))) middle[index] = line;
  }
  return around(middle);
}

/** `TOTAL UGX 185,000 + 1 item to confirm (price as seen on 24 Nov)`, the delivery's fee included. */
function totalLine({ lines, delivery, seenAtMs }: OrderMessage): string {
  const { totalUgx, unpriced } = sumOf(lines, delivery);
  const open = unpriced === 0 ? '' : `${unpriced} item${unpriced === 1 ? '' : 's'} to confirm`;
  if (totalUgx === 0 && open) return `TOTAL ${open}`;
  const hasPrice = lines.some(({ priceUgx }) => priceUgx !== null);
  const seen = hasPrice ? seenWords(seenAtMs) : '';
  return `TOTAL UGX ${grouped(totalUgx)}${open && ` + ${open}`}${seen}`;
}

/** `totalUgx` of the lines with a price and the delivery's fee; `unpriced` counts pieces without one, `pieces` all. */
export function sumOf(
  lines: readonly Pick<MessageLine, 'quantity' | 'priceUgx'>[],
  delivery: Pick<Delivery, 'feeUgx'> | null = null,
) {
  let [totalUgx, unpriced, pieces] = [delivery?.feeUgx ?? 0, 0, 0];
  for (const { quantity, priceUgx } of lines) {
    pieces += quantity;
    if (priceUgx === null) unpriced += quantity;
    else totalUgx += priceUgx * quantity;
  }
  return { totalUgx, unpriced, pieces };
}

/** `Sarah 0772123456, near Shell Bukoto`. */
function customerLine({ customer }: OrderMessage, maxLength: number): string {
  // Each by itself, as the server keeps them: of one that holds nothing but signs, nothing is left to part from the next.
  const plain = (part: string | null | undefined) => plainText(part ?? '', maxCustomerLength);
  const who = [customer.name, customer.phone].map(plain).filter(Boolean).join(' ');
  return maxLength === 0 ? '' : plainText([who, plain(customer.place)].filter(Boolean).join(', '), maxLength);
}
