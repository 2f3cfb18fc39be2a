// @vitest-environment jsdom
import type { OwnReview as Own } from '@app/contracts/reviews/reviews.schemas';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import OwnReview from './own-review.tsx';

const page = eachPageHasServer();
const order = anOrder({ state: 'received', proven: true });
const path = `/orders/${order.code}/review`;
const nothing: Own = { review: null, mayWrite: true, until: '2027-01-28T08:00:00.000Z' };
const review = {
  id: 'r1',
  stars: 4,
  good: [],
  text: 'Good',
  at: '2026-11-29T08:00:00.000Z',
  changedAt: null,
  answer: null,
  counts: true,
};
const show = () => render(<OwnReview order={order} secret={'A'.repeat(22)} />);

test('a review that could not be sent stays as it was typed, and the reason is said', async () => {
  page.server.on(path, ok(nothing));
  show();
  const text = await screen.findByLabelText('Tell others more, if you like');
  fireEvent.click(screen.getByLabelText('5 ★'));
  fireEvent.change(text, { target: { value: 'Very good' } });
  page.server.on(path, refused(409, 'review_not_possible'));
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContainEqual(expect.stringMatching(/./)),
  );
  expect((text as HTMLTextAreaElement).value).toBe('Very good');
});

test('a review whose time is over is shown without a way to change it', async () => {
  page.server.on(path, ok({ review: { ...review, isHidden: false }, mayWrite: false, until: null } satisfies Own));
  show();
  expect(await screen.findByText('Good')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what cannot be read is said, and asked again', async () => {
  page.server.on(path, refused(500, 'internal'));
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  page.server.on(path, ok(nothing));
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'How was it?' })).toBeDefined();
});

test('the form comes with the proof, on the page that was open before', async () => {
  page.server.on(path, ok({ ...nothing, mayWrite: false }));
  const secret = 'A'.repeat(22);
  const { rerender } = render(<OwnReview order={anOrder({ state: 'sent', proven: false })} secret={secret} />);
  page.server.on(path, ok(nothing));
  rerender(<OwnReview order={order} secret={secret} />);
  expect(await screen.findByRole('heading', { name: 'How was it?' })).toBeDefined();
});
