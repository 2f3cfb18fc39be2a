import { maxReviewLength } from '@app/contracts/bounds';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { changeReview, deleteReview, readOwnReview, writeReview } from '@app/contracts/reviews/reviews.endpoints';
import type { OwnReview as Own, Praise, ReviewBody } from '@app/contracts/reviews/reviews.schemas';
import { useEffect, useRef, useState } from 'react';
import { praiseNames } from '#web/features/reviews/review.messages.ts';
import { ReviewWords } from '#web/features/reviews/shop-reviews.tsx';
import { fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';

type Run = (work: () => Promise<{ data: Own }>) => Promise<boolean>;

/** The buyer says how a proven order was, and can change or delete it for 60 days. */
export default function OwnReview({ order: { code, proven }, secret }: { order: Order; secret: string }) {
  const [own, setOwn] = useState<Own | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const isRunning = useRef(false);
  const run: Run = async (work) => {
    // The second half of a double tap sends nothing.
    if (isRunning.current) return false;
    isRunning.current = true;
    setFailure(null);
    try {
      setOwn((await work()).data);
      setChanging(false);
      setAsked(false);
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      isRunning.current = false;
    }
  };
  const input = { params: { code }, orderSecret: secret };
  // biome-ignore lint/correctness/useExhaustiveDependencies: again once it is proven, and when asked to
  useEffect(() => {
    let isLeft = false;
    call(readOwnReview, input).then(
      ({ data }) => {
        if (isLeft) return;
        setOwn(data);
        setFailure(null);
      },
      (error) => !isLeft && setFailure(error),
    );
    return () => {
      isLeft = true;
    };
  }, [code, secret, proven, attempt]);
  if (own === null)
    return failure === null ? null : (
      <section className="panel grid gap-2">
        <p>How was it? Your review could not be opened. {wordsFor(failure)}</p>
        <button type="button" className="button button-quiet" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
      </section>
    );
  const { review, mayWrite } = own;
  if (review === null && !mayWrite) return null;
  return (
    <section className="panel grid gap-3" aria-labelledby="own-review">
      <h2 id="own-review" className="text-lg leading-tight font-bold">
        {review ? 'Your review' : 'How was it?'}
      </h2>
      {review && !isChanging ? (
        <>
          <div>
            <ReviewWords review={review} />
          </div>
          {review.isHidden && <p className="text-sm font-semibold">We have hidden it: others do not see it.</p>}
          {mayWrite && (
            <div className="grid grid-cols-2 gap-2">
              <button
                type="button"
                className="button button-quiet"
                onClick={() => (isAsked ? setAsked(false) : setChanging(true))}
              >
                {isAsked ? 'Keep it' : 'Change'}
              </button>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => (isAsked ? run(() => call(deleteReview, input)) : setAsked(true))}
              >
                {isAsked ? 'Delete it for good' : 'Delete'}
              </button>
            </div>
          )}
        </>
      ) : (
        <ReviewForm
          before={review}
          error={fieldErrorOf(failure, 'text') ?? null}
          onEdit={() => setFailure(null)}
          onSend={(body) => run(() => call(review ? changeReview : writeReview, { ...input, body }))}
        />
      )}
      <div role="alert" className="text-sm font-semibold text-danger">
        {failure !== null && !fieldErrorOf(failure, 'text') && wordsFor(failure)}
      </div>
    </section>
  );
}

interface ReviewFormProps {
  before: Own['review'];
  error: string | null;
  onEdit: () => void;
  onSend: (body: ReviewBody) => Promise<boolean>;
}

const allPraise = Object.entries(praiseNames) as [Praise, string][];

function ReviewForm({ before, error, onEdit, onSend }: ReviewFormProps) {
  const [stars, setStars] = useState(before?.stars ?? 0);
  const [good, setGood] = useState<Praise[]>(before?.good ?? []);
  const [text, setText] = useState(before?.text ?? '');
  const [isSending, setSending] = useState(false);
  const [isStarMissing, setStarMissing] = useState(false);
  const send = async () => {
    setStarMissing(stars === 0);
    if (stars === 0 || isSending) return;
    setSending(true);
    await onSend({ stars, good, text: text.trim() || null });
    setSending(false);
  };
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset aria-describedby={isStarMissing ? 'stars-missing' : undefined}>
        <legend className="sr-only">Stars</legend>
        <div className="flex flex-wrap gap-2">
          {[1, 2, 3, 4, 5].map((count) => (
            <label key={count} className="chip">
              <input
                type="radio"
                className="sr-only"
                name="stars"
                checked={stars === count}
                onChange={() => setStars(count)}
              />
              {count} ★
            </label>
          ))}
        </div>
        {isStarMissing && (
          <p id="stars-missing" role="alert" className="text-sm font-semibold text-danger">
            Please choose how many stars.
          </p>
        )}
      </fieldset>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1 text-sm font-semibold">What was good?</legend>
        {allPraise.map(([praise, words]) => (
          <label key={praise} className="chip">
            <input
              type="checkbox"
              className="sr-only"
              name={praise}
              checked={good.includes(praise)}
              onChange={() => setGood(good.includes(praise) ? good.filter((one) => one !== praise) : [...good, praise])}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <div>
        <label className="text-sm font-semibold" htmlFor="review-text">
          Tell others more, if you like
        </label>
        <textarea
          id="review-text"
          className="field mt-1 py-2"
          rows={3}
          maxLength={maxReviewLength}
          value={text}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : 'review-text-error'}
          onChange={(event) => {
            onEdit();
            setText(event.target.value);
          }}
        />
        {error !== null && (
          <p id="review-text-error" role="alert" className="text-sm font-semibold text-danger">
            {error}
          </p>
        )}
      </div>
      <p className="text-sm text-muted">Everyone can read it in the shop, without your name.</p>
      <button type="submit" className="button button-brand" aria-busy={isSending || undefined}>
        {isSending ? 'One moment …' : before ? 'Save review' : 'Send review'}
      </button>
    </form>
  );
}
