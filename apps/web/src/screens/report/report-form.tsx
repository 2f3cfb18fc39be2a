import { maxReportDetailsLength } from '@app/contracts/bounds';
import type { ReportReason } from '@app/contracts/reports/reports.schemas';

export interface Reported {
  handle: string;
  displayName: string;
  product: { id: string; title: string } | null;
  productIsGone: boolean;
  isTaken: boolean;
}

export interface Refusal {
  message: string;
  field: string | null;
  reason: string;
  details: string;
}

const reasons: Record<ReportReason, string> = {
  scam: 'It is a scam: I paid and got nothing, or something else',
  not_the_seller: "Someone is using this seller's name",
  forbidden_goods: 'It sells something illegal',
  wrong_information: 'The price or the description is not true',
  offensive: 'It is offensive, or shows someone against their will',
  other: 'Something else',
};

/** Sent by the browser itself, so it works without the app. */
export function ReportForm({ reported, refusal }: { reported: Reported; refusal: Refusal | null }) {
  const { handle, displayName, product, productIsGone } = reported;
  const { message, reason, details } = refusal ?? {};
  const field = refusal?.field === 'reason' || refusal?.field === 'details' ? refusal.field : null;
  const refused = message && (
    <p id="not-taken" role="alert" className="text-sm font-semibold text-danger">
      {message}
    </p>
  );
  return (
    <form method="post" className="grid gap-4">
      <h1 className="text-xl leading-tight font-bold">{product ? 'Report this product' : 'Report this shop'}</h1>
      <p>
        {product ? (
          <>
            <b>{product.title}</b> from @{handle}
          </>
        ) : (
          <>
            <b>{displayName}</b> (@{handle})
          </>
        )}
      </p>
      <p className="text-sm text-muted">We do not ask who you are, and the seller does not see this.</p>
      {productIsGone && <p className="text-sm text-muted">This product is no longer in the shop.</p>}
      {product && <input type="hidden" name="videoId" value={product.id} />}
      {field === null && refused}
      <fieldset aria-describedby={field === 'reason' ? 'not-taken' : undefined}>
        <legend className="font-semibold">What is wrong?</legend>
        {field === 'reason' && refused}
        {Object.entries(reasons).map(([value, words]) => (
          <label key={value} className="flex min-h-12 items-center gap-3 border-b border-line py-2 leading-tight">
            <input
              className="size-5 flex-none"
              type="radio"
              name="reason"
              value={value}
              defaultChecked={value === reason}
              required
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
          aria-describedby={field === 'details' ? 'not-taken what-is-kept' : 'what-is-kept'}
          aria-invalid={field === 'details' || undefined}
        />
        {field === 'details' && refused}
        <p id="what-is-kept" className="mt-1 text-sm text-muted">
          {`At most ${maxReportDetailsLength} characters.`}
        </p>
      </div>
      <button className="button button-brand" type="submit">
        Send report
      </button>
    </form>
  );
}
