import type { Analytics } from '@app/contracts/analytics';
import { formatPrice } from '#web/lib/formatting/format.ts';

export const periods = [7, 30, 90] as const;
export type Days = (typeof periods)[number];

export type Figure = keyof Analytics['totals'];
/** In the order of the cards. */
export const figureNames: Record<Figure, string> = {
  views: 'Shop views',
  productViews: 'Product views',
  whatsapp: 'WhatsApp chats',
  tiktok: 'TikTok visits',
  sales: 'Sales',
  salesUgx: 'Sold for',
};
export const figures = Object.keys(figureNames) as Figure[];

/** The figures that a single product has: the shop's page is no product's. */
export type ProductFigure = Exclude<Figure, 'views'>;
export const productFigures = figures.filter((figure): figure is ProductFigure => figure !== 'views');

/** What an address asks for; what can't be meant is the usual. */
export function readFiguresQuery(params: URLSearchParams) {
  const days = periods.find((period) => String(period) === params.get('days')) ?? 30;
  const figure = figures.find((one) => one === params.get('figure')) ?? 'views';
  return { days, figure, asTable: params.get('as') === 'table' };
}

/** A figure for people: whole, with commas; shillings as a price. */
export const formatFigure = (figure: Figure, value: number) =>
  figure === 'salesUgx' ? formatPrice(value) : formatPrice(value).slice(4);

export interface ChangeInWords {
  /** Short, for a card: '+25%'. */
  short: string;
  /** Whole, for a screen reader: '25% more than in the 30 days before'. */
  long: string;
  way: 'up' | 'down' | 'same';
}

/** The change against the same number of days before. From nothing there is no percentage. */
export function changeOf(now: number, before: number, days: Days): ChangeInWords {
  const than = `in the ${days} days before`;
  if (now === before) return { short: 'as before', long: `as many as ${than}`, way: 'same' };
  if (before === 0) return { short: 'none before', long: `none ${than}`, way: 'up' };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const share = percent === 0 ? 'under 1%' : `${percent}%`;
  if (now > before) return { short: `+${share}`, long: `${share} more than ${than}`, way: 'up' };
  return { short: `−${share}`, long: `${share} less than ${than}`, way: 'down' };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-05` as `5 Nov`. */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]}`;
}

export const noneYet = (figure: Figure) =>
  `No ${figure === 'salesUgx' ? 'sales' : figureNames[figure].replace(/^[SP]/, (letter) => letter.toLowerCase())} in these days yet.`;

/** Has anybody been there, in this period or the one before? */
export const isQuiet = ({ totals, previous }: Analytics) =>
  figures.every((figure) => totals[figure] === 0 && previous[figure] === 0);

/** Products with the most of a figure first; those without it are left out. */
export function topProducts({ byProduct }: Analytics, figure: ProductFigure, count: number) {
  return byProduct
    .filter((product) => product[figure] > 0)
    .sort((left, right) => right[figure] - left[figure])
    .slice(0, count);
}
