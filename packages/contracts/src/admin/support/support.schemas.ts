import { ActionAnswer } from '@app/contracts/admin/actions.schemas';
import { ReasonInput } from '@app/contracts/admin/audit.schemas';
import { AdminUserParams } from '@app/contracts/admin/users.schemas';
import { maxReportNoteLength, maxSellerNoteLength } from '@app/contracts/bounds';
import { StrictObject, Success } from '@app/contracts/envelope.schemas';
import { Report, ReportParams } from '@app/contracts/reports/reports.schemas';
import Type, { type Static } from 'typebox';
import { Timeline, TimelineKind } from './timeline.schemas.ts';

/** Without a `kind` everything; `before` is the `next` of the page before. */
export const TimelineQuery = StrictObject({
  kind: Type.Optional(TimelineKind),
  before: Type.Optional(Type.String({ maxLength: 200 })),
});
export type TimelineQuery = Static<typeof TimelineQuery>;

/** For colleagues; it goes with the account. */
export const NoteBody = StrictObject({ text: Type.String({ minLength: 1, maxLength: maxSellerNoteLength }) });
export type NoteBody = Static<typeof NoteBody>;

/** `reportIds` are the reports that the administrator has before them: one that came since stays open. */
export const ResolveReportsBody = StrictObject({
  reportIds: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 100 }),
  note: Type.String({ minLength: 1, maxLength: maxReportNoteLength }),
});
export type ResolveReportsBody = Static<typeof ResolveReportsBody>;

/** What is hidden so is shown again by an administrator only. */
export const HideReportedBody = StrictObject({ hidden: Type.Boolean(), reason: ReasonInput });
export type HideReportedBody = Static<typeof HideReportedBody>;

export const calls = {
  readTimeline: {
    summary: 'What happened to a seller, newest first; each look is on the audit log',
    params: AdminUserParams,
    query: TimelineQuery,
    answer: Success(Timeline),
  },
  addNote: {
    summary: 'Write a note about a seller for colleagues',
    params: AdminUserParams,
    body: NoteBody,
    answer: ActionAnswer,
  },
  resolveReports: {
    summary: 'Resolve these reports of one shop, with one note; those that are settled already stay as they are',
    params: AdminUserParams,
    body: ResolveReportsBody,
    answer: Success(Type.Object({ resolved: Type.Integer() })),
  },
  hideProduct: {
    summary: 'Hide the product that a report names, or show it again',
    params: ReportParams,
    body: HideReportedBody,
    answer: Success(Report),
  },
  hideReview: {
    summary: 'Hide the review that a report names, or show it again; it keeps its place in the count',
    params: ReportParams,
    body: HideReportedBody,
    answer: Success(Report),
  },
};
