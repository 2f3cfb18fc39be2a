import type { Report } from '@app/contracts/reports/reports.schemas';
import { Link } from 'react-router';
import { dayAndTime, spanWords } from '#web/features/admin/format.ts';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { OtherWindow } from '#web/features/admin/other-window.tsx';
import { aboutWords, reasonNames, stateNames } from '#web/features/admin/reports/report.messages.ts';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { useNow } from '#web/lib/browser/use-now.ts';
import { dayMs } from '#web/lib/formatting/days-left.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { ReportActions } from './report-actions.tsx';
import { ShopActions } from './shop-actions.tsx';

interface ReportCardProps {
  report: Report;
  onChanged: (report: Report) => void;
  /** Open reports of the same shop in this list. */
  openIds: string[];
  onResolved: (userId: string, reportIds: string[]) => void;
}

export function ReportCard({ report, openIds, ...changes }: ReportCardProps) {
  const { role } = useAdmin();
  const { reportId, handle, videoId, userId, reason, state, pictureUrl, productTitle, isShopSuspended } = report;
  const isRefused = isShopSuspended || report.productHidden === 'by_support';
  const headingId = `report-${reportId}`;
  return (
    <li className="panel report-card" aria-labelledby={headingId}>
      {pictureUrl && !isRefused && (
        <img className="report-picture" src={pictureUrl} alt={productTitle ?? ''} loading="lazy" />
      )}
      <div className="report-head">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 id={headingId} className="min-w-0 font-semibold wrap-anywhere">
            {reasonNames[reason]}
          </h2>
          <span className={state === 'new' ? 'badge' : 'text-sm font-semibold text-muted'}>{stateNames[state]}</span>
        </div>
        <About report={report} />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <Said report={report} />
        {handle !== null && (
          <p className="flex flex-wrap gap-x-4">
            <OtherWindow to={paths.shop(handle)}>Shop</OtherWindow>
            {videoId && <OtherWindow to={paths.product(handle, videoId)}>Product</OtherWindow>}
            <Link
              className="inline-flex min-h-11 items-center underline"
              to={adminPaths.user(userId)}
              discover="none"
              aria-label={`Seller’s details: @${handle}`}
            >
              Seller’s details
            </Link>
          </p>
        )}
        <Notes report={report} />
      </div>
      {isAtLeast(role, 'support') && (
        <ReportActions report={report} onChanged={changes.onChanged}>
          <ShopActions report={report} openIds={openIds} {...changes} />
        </ReportActions>
      )}
    </li>
  );
}

const hiddenWords = {
  by_support: 'Hidden by us',
  by_seller: 'Hidden by the seller',
  gone: 'Not on the shop now',
  no: null,
};

/** How long ago it came; after a day, when. */
function whenWords(at: string, nowMs: number): string {
  const ageMs = Math.max(0, nowMs - Date.parse(at));
  return ageMs < dayMs ? `${spanWords(Math.floor(ageMs / 1000))} ago` : dayAndTime(at);
}

function About({ report }: { report: Report }) {
  const nowMs = useNow(60_000);
  const { createdAt, openOfShop, productHidden, isShopSuspended, review } = report;
  const facts = [
    isShopSuspended && 'Shop suspended',
    productHidden && hiddenWords[productHidden],
    review?.isHidden && hiddenWords.by_support,
  ].filter(Boolean);
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">
        {aboutWords(report)}, {whenWords(createdAt, nowMs)}
        {openOfShop > 1 && `. ${counted(openOfShop, 'open report')} of this shop`}
      </p>
      {facts.length > 0 && <p className="font-semibold text-danger">{facts.join(' · ')}</p>}
    </>
  );
}

/** What the buyer, and a review, said. */
function Said({ report }: { report: Report }) {
  const { details, reportCount, review } = report;
  return (
    <>
      {reportCount > 1 && (
        <p className="text-sm">
          Stands for {counted(reportCount, 'report')} from one network. The reason and the words are those of the first.
        </p>
      )}
      {report.isAboutReview && <ReportedReview review={review} />}
      {details ? (
        <figure className="grid gap-1">
          <figcaption className="text-sm text-muted max-md:sr-only">The buyer wrote:</figcaption>
          <blockquote className="rounded-md bg-sunken p-3 whitespace-pre-wrap wrap-anywhere">{details}</blockquote>
        </figure>
      ) : (
        <p className="text-sm text-muted">The buyer wrote nothing more.</p>
      )}
    </>
  );
}

function ReportedReview({ review }: Pick<Report, 'review'>) {
  if (review === null) return <p className="text-sm text-muted">Its author has deleted this review.</p>;
  const { stars, text, answer } = review;
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm text-muted">The review, {counted(stars, 'star')}:</figcaption>
      <blockquote className="rounded-md bg-sunken p-3 wrap-anywhere">{text ?? 'Without words'}</blockquote>
      {answer && <p className="text-sm wrap-anywhere">The seller answered: {answer}</p>}
    </figure>
  );
}

function Notes({ report: { notes } }: { report: Report }) {
  if (notes.length === 0) return null;
  return (
    <ol className="grid gap-2 border-l-2 border-line pl-3" aria-label="Notes">
      {notes.map(({ noteId, adminName, text, at }) => (
        <li key={noteId}>
          <p className="text-sm text-muted">
            {adminName ?? 'An administrator who is gone'}, {dayAndTime(at)}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}
