// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFreshChat } from './use-fresh-chat.ts';

/** In place of WhatsApp's: an address that stays on the page. */
const href = `#${encodeURIComponent('Hello! It is at UGX 55,000. Is it still available?')}`;
const page = {};

interface PageProps {
  readAtMs: number;
  askAgain: () => Promise<boolean> | null;
}

function Page({ readAtMs, askAgain }: PageProps) {
  const place = useRef<HTMLElement>(null);
  useFreshChat(place, { page, read: { readAtMs }, askAgain });
  return (
    <main ref={place}>
      <a href={href} data-tap="whatsapp">
        Chat
      </a>
    </main>
  );
}

afterEach(() => {
  cleanup();
  location.hash = '';
});

const chat = () => screen.getByText('Chat');
const messageOf = (address = '') => decodeURIComponent(new URL(address).hash);
const unanswered = () => Promise.resolve(false);

test('a chat whose price could not be checked says when it was seen, also for where WhatsApp does not open', async () => {
  const { rerender } = render(<Page readAtMs={Date.parse('2026-11-24T09:00:00Z')} askAgain={unanswered} />);
  fireEvent.click(chat());
  await waitFor(() => expect(messageOf(location.href)).toContain('UGX 55,000 (price as seen on 24 Nov). Is it'));
  expect(chat().dataset.left).toBe(location.href);
  rerender(<Page readAtMs={Date.now()} askAgain={() => null} />);
  fireEvent.click(chat());
  expect(chat().dataset.left, 'a later chat says its own').toBeUndefined();
});

test('a price of a page that Back took from the browser’s store has no day, and is no price of 1970', async () => {
  render(<Page readAtMs={0} askAgain={unanswered} />);
  fireEvent.click(chat());
  await waitFor(() => expect(messageOf(location.href)).toContain('UGX 55,000 (price as seen before). Is it'));
});
