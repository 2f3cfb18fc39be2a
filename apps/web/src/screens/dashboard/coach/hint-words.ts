import type { Hint } from '@app/contracts/analytics/coach.schemas';
import { plainText } from '@app/contracts/messages/message-text';
import { askedWords } from '#web/features/catalog/owner/asked-back.ts';
import { calendarDay } from '#web/lib/formatting/calendar-day.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { paths, withQuery } from '#web/paths.ts';

interface HintWords {
  text: string;
  /** One tap, to the very place. */
  action: string;
  to: string;
}

/** So that a hint is three lines on a phone, above the products. */
const maxTitleLength = 24;
const named = ({ number, title }: { number: number; title: string }) =>
  `No. ${number} ${plainText(title, maxTitleLength)}`;

/** What a hint says, and where it leads. */
export function hintWords(hint: Hint): HintWords {
  switch (hint.kind) {
    case 'no_price':
      return {
        text: `${counted(hint.products, 'product')} without a price: ${counted(hint.views, 'view')}, ${counted(hint.chats, 'chat')} in 4 weeks.${
          hint.pricedChats === null ? '' : ` As many views with a price: ${counted(hint.pricedChats, 'chat')}.`
        }`,
        action: 'Set prices',
        to: withQuery(paths.dashboard, { show: 'no_price' }),
      };
    case 'asked_back':
      return {
        text: `${askedWords([{ size: hint.size, people: hint.people }])}: ${named(hint)}. It is sold out.`,
        action: 'Show it',
        to: withQuery(paths.dashboard, { show: 'sold_out', search: String(hint.number) }),
      };
    case 'watched':
      return {
        text: `${named(hint)}: ${counted(hint.views, 'view')}, no chat in 4 weeks. Usual in your shop: ${counted(hint.usualChats, 'chat')}.`,
        action: 'Look at it',
        to: paths.editProduct(hint.videoId),
      };
    case 'untouched':
      return {
        text: `Do you still have ${counted(hint.products, 'product')}? Unchanged since ${calendarDay(hint.since)}.`,
        action: 'Check them',
        to: withQuery(paths.dashboard, { show: 'untouched' }),
      };
    case 'no_delivery':
      return {
        text: `${counted(hint.orders, 'order')} in 4 weeks, and your shop says nothing about delivery.`,
        action: 'Add delivery areas',
        to: paths.settingsOf('shop'),
      };
    case 'unconfirmed':
      return {
        text: `${counted(hint.views, 'view')} in 4 weeks, and your shop says “Not yet checked”.`,
        action: 'Prove it is yours',
        to: paths.settingsOf('tiktok'),
      };
  }
}
