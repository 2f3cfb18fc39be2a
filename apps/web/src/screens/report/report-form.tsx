import { maxReportDetailsLength } from '@app/contracts/bounds';
import type { ReportReason } from '@app/contracts/reports/reports.schemas';

export interface Reported {
  handle: string;
  displayName: string;
  product: { id: string; title: string } | null;
  productIsGone: boolean;
  reviewId: string | null;
  isTaken: boolean;
}

export interface Refusal {
  message: string;
  field: string | null;
  reason: string;
  details: string;
}

const reasons: Record<ReportReason, string> = {
  scam: 'I paid but got nothing, or the wrong thing',
  not_the_seller: 'This is not the real seller',
  forbidden_goods: 'It sells something illegal',
  wrong_information: 'The price or the words are not true',
  offensive: 'Offensive, or shows a person against their will',
  other: 'Something else',
};

/** Sent by the browser itself, so it works without the app. */
export function ReportForm({ reported, refusal }: { reported: Reported; refusal: Refusal | null }) {
  const { handle, displayName, product, productIsGone, reviewId } = reported;
  const { message, reason, details } = refusal ?? {};
  const field = refusal?.field === 'reason' || refusal?.field === 'details' ? refusal.field : null;
  const refused = message && (
    <p id="not-taken" role="alert" className="text-sm font-semibold text-danger">
      {message}
    </p>
  );
  return (
    <form method="post" className="grid gap-3">
      <h1 className="text-lg leading-tight font-bold md:text-xl">
        {product ? 'Report this product' : reviewId ? 'Report this review' : 'Report this shop'}
      </h1>
      <p className="-mt-2">
        {product ? (
          <>
            <b>{product.title}</b> from @{handle}
          </>
        ) : (
          <>
            {reviewId && 'A review of '}
            <b>{displayName}</b> (@{handle})
          </>
        )}
      </p>
      <p className="text-sm text-muted">We do not ask who you are, and the seller does not see this.</p>
      {productIsGone && <p className="text-sm text-muted">This product is no longer in the shop.</p>}
      {product && <input type="hidden" name="videoId" value={product.id} />}
      {reviewId && <input type="hidden" name="reviewId" value={reviewId} />}
      {field === null && refused}
      <fieldset aria-describedby={field === 'reason' ? 'not-taken' : undefined}>
        <legend className="font-semibold">What is wrong?</legend>
        {field === 'reason' && refused}
        {Object.entries(reasons).map(([value, words]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 border-b border-line py-1 leading-tight">
            <input
              className="size-5 flex-none"
              type="radio"
              name="reason"
              value={value}
              defaultChecked={value === reason}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <div>
        <label className="font-semibold" htmlFor="details">
          Tell us more, if you like
        </label>
        <textarea
          className="field mt-1 py-2"
          id="details"
          name="details"
          rows={2}
          maxLength={maxReportDetailsLength}
          defaultValue={details}
          placeholder="What happened? When did you pay?"
          aria-describedby={field === 'details' ? 'not-taken' : undefined}
          aria-invalid={field === 'details' || undefined}
        />
        {field === 'details' && refused}
      </div>
      <button className="button button-brand" type="submit">
        Send report
      </button>
    </form>
  );
}
