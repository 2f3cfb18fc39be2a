// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
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
