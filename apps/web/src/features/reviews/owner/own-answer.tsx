import { maxAnswerLength } from '@app/contracts/bounds';
import { answerReview } from '@app/contracts/reviews/reviews.endpoints';
import type { Review } from '@app/contracts/reviews/reviews.schemas';
import { useState } from 'react';
import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { TextAreaField } from '#web/ui/seller/fields/text-field.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

interface OwnAnswerProps {
  handle: string;
  review: Review;
  onAnswered: (answer: string | null) => void;
}

/** One answer to a review; sent again it is another one, sent empty it goes. */
const OwnAnswer = (props: OwnAnswerProps) => (
  <SellerProviders>
    <AnswerForm {...props} />
  </SellerProviders>
);

export default OwnAnswer;

function AnswerForm({ handle, review, onAnswered }: OwnAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(review.answer ?? '');
  const { submit, pending, errors, edit } = useSubmit<'answer'>({
    send: async () => {
      const body = { answer: typed.trim() || null, changedAt: review.changedAt };
      const { message } = await call(answerReview, { params: { handle, reviewId: review.id }, body });
      showSuccess(message);
      setOpen(false);
      onAnswered(body.answer);
    },
    errorsOf: (failure) => fieldErrors(failure, ['answer'], 'answer'),
    failed: 'Failed to save the answer. Please try again.',
  });
  if (!isOpen)
    return (
      <Button className="mr-3" onClick={() => setOpen(true)}>
        {review.answer === null ? 'Answer' : 'Change my answer'}
      </Button>
    );
  return (
    <form className="grid gap-2" onSubmit={submit} noValidate>
      <TextAreaField
        label="Your answer"
        name="answer"
        rows={3}
        maxLength={maxAnswerLength}
        hint="Everyone reads it below the review. Empty: no answer."
        value={typed}
        error={errors.answer}
        onType={edit(setTyped)}
      />
      <div className="flex gap-2">
        <SubmitButton pending={pending}>Save answer</SubmitButton>
        <Button variant="text" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
