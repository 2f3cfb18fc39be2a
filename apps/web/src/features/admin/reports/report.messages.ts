import type { Report, ReportQuery, ReportReason, ReportState } from '@app/contracts/reports/reports.schemas';

export const reasonNames: Record<ReportReason, string> = {
  scam: 'Took money and sent nothing, or another scam',
  not_the_seller: 'Pretends to be somebody else',
  forbidden_goods: 'Sells what is not allowed',
  wrong_information: 'Wrong price, picture or description',
  offensive: 'Offensive',
  other: 'Something else',
};

export const stateNames: Record<ReportState, string> = {
  new: 'New',
  in_work: 'In progress',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
};

export type Show = NonNullable<ReportQuery['state']>;

export const showNames: Record<Show, string> = { open: 'Open', ...stateNames };

/** Unusable parameters are left out. */
export function readReportQuery(params: URLSearchParams): { state: Show; userId: string | null; after: string | null } {
  const state = params.get('state') ?? '';
  const userId = params.get('seller');
  return {
    state: Object.hasOwn(showNames, state) ? (state as Show) : 'open',
    userId: userId && /^[0-9a-f-]{36}$/i.test(userId) ? userId : null,
    after: params.get('after')?.slice(0, 200) || null,
  };
}

export interface Step {
  label: string;
  state: ReportState;
  /** Settling needs a note, for others to understand later. */
  asksNote: boolean;
  done: string;
}

const takeIntoWork: Step = { label: 'I am on it', state: 'in_work', asksNote: false, done: 'You are on it' };
const resolve: Step = { label: 'Resolve', state: 'resolved', asksNote: true, done: 'Report resolved' };
const dismiss: Step = { label: 'Dismiss', state: 'dismissed', asksNote: true, done: 'Report dismissed' };
const reopen: Step = { label: 'Reopen', state: 'in_work', asksNote: true, done: 'Report reopened' };

/** What settling means. */
export const stepHints: Partial<Record<ReportState, string>> = {
  resolved: 'Resolve: the buyer was right, and it is dealt with.',
  dismissed: 'Dismiss: nothing is wrong.',
};

/** What costs buyers money comes first. */
const isGrave = ({ reason }: Pick<Report, 'reason'>) => reason === 'scam' || reason === 'not_the_seller';

/** Of one page: reports of a shop follow each other, shops with a scam come first, otherwise the order stays. */
export function byShop(reports: Report[]): Report[] {
  const graveFirst = <One>(some: One[], isFirst: (one: One) => boolean): One[] => [
    ...some.filter(isFirst),
    ...some.filter((one) => !isFirst(one)),
  ];
  const shops = [...new Set(reports.map(({ userId }) => userId))];
  const ofShops = shops.map((shop) => reports.filter(({ userId }) => userId === shop));
  return graveFirst(ofShops, (shop) => shop.some(isGrave)).flatMap((shop) => graveFirst(shop, isGrave));
}

export function stepsOf(state: ReportState): Step[] {
  if (state === 'new') return [takeIntoWork, resolve, dismiss];
  return state === 'in_work' ? [resolve, dismiss] : [reopen];
}

export const aboutWords = ({ handle, videoId, productTitle, isAboutReview }: Report) => {
  if (handle === null) return 'A suspended shop whose account is deleted';
  if (isAboutReview) return `A review of @${handle}`;
  return videoId === null ? `The shop of @${handle}` : `“${productTitle ?? 'A product that is gone'}” of @${handle}`;
};
