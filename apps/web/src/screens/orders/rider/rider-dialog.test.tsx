// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { RiderDialog } from './rider-dialog.tsx';

eachPageHasServer();

const show = (order: ReturnType<typeof anOrder>) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient()}>
        <RiderDialog orders={[order]} onClose={() => undefined} />
      </QueryClientProvider>
    </MemoryRouter>,
  );

test('a message without place and phone is sent only "anyway", below what to ask first', () => {
  show(anOrder({ buyer: null }));
  expect(screen.getByText(/^No place and no phone for/)).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe('Send anyway');
});

test('a message that a rider can follow is sent by WhatsApp', () => {
  show(anOrder({ buyer: aBuyersPart({ name: 'Sarah', place: 'Ntinda' }) }));
  expect(screen.getByRole('link').textContent).toBe('WhatsApp');
});

test('what the seller adds after asking the buyer is what is sent, and no warning stands beside it', () => {
  show(anOrder({ buyer: null }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('The message');
  fireEvent.change(field, { target: { value: `${field.value}\nPlace: Ntinda stage` } });
  expect(screen.queryByText(/^No place and no phone for/)).toBeNull();
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('WhatsApp');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Place: Ntinda stage');
});

test('a message that has become too long for a link can still be copied', () => {
  show(anOrder({ buyer: aBuyersPart({ name: 'Sarah', place: 'Ntinda' }) }));
  fireEvent.change(screen.getByLabelText('The message'), { target: { value: 'by the church '.repeat(200) } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});
