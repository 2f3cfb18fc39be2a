import type { PageShop } from '@app/contracts/addresses/pages';
import { listReviews } from '@app/contracts/reviews/reviews.endpoints';
import type { Review, ReviewList } from '@app/contracts/reviews/reviews.schemas';
import { useState } from 'react';
import { formatDay } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { lazyOwnerPart } from '#web/ui/lazy-owner-part.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { praiseNames, provenWords, ratingWords } from './review.messages.ts';
import { Stars } from './stars.tsx';

const OwnAnswer = lazyOwnerPart(() => import('./owner/own-answer.tsx'));

/** What buyers say whose orders are proven. */
export function ShopReviews({ shop, first }: { shop: PageShop; first: ReviewList }) {
  const [more, setMore] = useState<Pick<ReviewList, 'reviews' | 'lastKey'>>({ reviews: [], lastKey: first.lastKey });
  const isOwner = useIsOwner(shop.handle);
  const [answers, setAnswers] = useState<Record<string, string | null>>({});
  const reviews = [...first.reviews, ...more.reviews].map((review) => ({
    ...review,
    answer: review.id in answers ? (answers[review.id] ?? null) : review.answer,
  }));
  return (
    <section id="reviews" tabIndex={-1} className="grid gap-3" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="text-lg leading-tight font-bold">
        Reviews
      </h2>
      {reviews.length === 0 ? (
        <p className="text-muted">
          Too few to show yet. They come from buyers who have received an order, and show from three on.
        </p>
      ) : (
        <>
          <p>
            {shop.rating && <b>{ratingWords(shop.rating)} </b>}
            <span className="text-muted">{provenWords(first)}</span>
          </p>
          <ul className="grid gap-3">
            {reviews.map((review) => (
              <li key={review.id} className="border-b border-line pb-3">
                <ReviewWords review={review} />
                {isOwner && (
                  <OptionalPart>
                    <OwnAnswer
                      handle={shop.handle}
                      review={review}
                      onAnswered={(answer) => setAnswers({ ...answers, [review.id]: answer })}
                    />
                  </OptionalPart>
                )}
                <a
                  className="inline-flex min-h-11 items-center text-sm underline"
                  href={paths.reportReview(shop.handle, review.id)}
                  rel="nofollow"
                >
                  Report this review
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {more.lastKey !== null && (
        <MoreReviews
          handle={shop.handle}
          lastKey={more.lastKey}
          onRead={(page) => setMore({ reviews: [...more.reviews, ...page.reviews], lastKey: page.lastKey })}
        />
      )}
    </section>
  );
}

interface MoreReviewsProps {
  handle: string;
  lastKey: string;
  onRead: (page: ReviewList) => void;
}

function MoreReviews({ handle, lastKey, onRead }: MoreReviewsProps) {
  const [state, setState] = useState<'running' | null | { failure: unknown }>(null);
  const read = async () => {
    if (state === 'running') return;
    setState('running');
    try {
      onRead((await call(listReviews, { params: { handle }, query: { lastKey } })).data);
      setState(null);
    } catch (failure) {
      setState({ failure });
    }
  };
  return (
    <div className="needs-script">
      <button type="button" className="button button-quiet w-full" aria-busy={state === 'running'} onClick={read}>
        {state === 'running' ? 'One moment …' : 'More reviews'}
      </button>
      <div role="alert" className="text-sm font-semibold text-danger">
        {state !== null && state !== 'running' && wordsFor(state.failure)}
      </div>
    </div>
  );
}

/** Texts of buyers and of the seller: plain, and long words break. */
export function ReviewWords({ review }: { review: Review }) {
  const { stars, good, text, at, answer, counts } = review;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <Stars stars={stars} />
        <span className="text-sm text-muted">
          {formatDay(at)}
          {!counts && ' · Not in the average'}
        </span>
      </p>
      {good.length > 0 && <p className="text-sm">{good.map((praise) => praiseNames[praise]).join(' · ')}</p>}
      {text && <p className="wrap-anywhere">{text}</p>}
      {answer && (
        <p className="mt-1 border-l-2 border-line pl-3 text-sm wrap-anywhere">
          <b>The seller: </b>
          {answer}
        </p>
      )}
    </>
  );
}
