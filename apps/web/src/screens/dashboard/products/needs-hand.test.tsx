// @vitest-environment jsdom
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NeedsHand } from './needs-hand.tsx';

afterEach(cleanup);

function show(product: Partial<OwnerProduct>) {
  const fixed = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NeedsHand product={product as OwnerProduct} pending={false} onFix={fixed} />
    </QueryClientProvider>,
  );
  return fixed;
}

test('a price in doubt is one tap, beside the caption that says what was read from which words', async () => {
  const far = 'x'.repeat(300);
  const fixed = show({
    title: 'Short wigs',
    price: null,
    guess: 35_000,
    needs: ['unsure_price'],
    askedCaption: [
      { text: `${far} near `, as: null },
      { text: '35k', as: 'price' },
      { text: ', <b>revamp</b> 15k', as: null },
    ],
  });
  const words = screen.getByRole('region', { name: 'To check: Short wigs' }).querySelector('blockquote');
  expect(words?.textContent).toMatch(/^ … near 35k\u00a0price, <b>revamp<\/b> 15k$/);
  await userEvent.click(screen.getByRole('button', { name: 'Yes (UGX 35,000 is right)' }));
  expect(fixed).toHaveBeenLastCalledWith({ confirm: { price: 35_000 } }, 'Price set to UGX 35,000');
});

test('a wrong guess is corrected in its place, or left to buyers to ask', async () => {
  const fixed = show({ title: 'Short wigs', price: null, guess: 35_000, needs: ['unsure_price'], askedCaption: null });
  await userEvent.click(screen.getByRole('button', { name: 'Edit the price' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'What does it cost?' }));
  await userEvent.click(screen.getByRole('button', { name: 'No price, buyers ask' }));
  expect(fixed).toHaveBeenLastCalledWith({ price: null }, 'Buyers ask for the price');
  await userEvent.type(screen.getByRole('textbox', { name: 'What does it cost?' }), '30k{Enter}');
  expect(fixed).toHaveBeenLastCalledWith({ price: 30_000 }, 'Price set to UGX 30,000');
});

test('a title that was guessed is asked for in an empty field first, and kept by a second button', async () => {
  const fixed = show({ title: 'Product 6', price: 20_000, needs: ['unsure_title'] });
  const field = screen.getByRole('textbox', { name: 'What do you sell here?' }) as HTMLInputElement;
  expect(field.value).toBe('');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Save title', 'Keep “Product 6”']);
  await userEvent.click(screen.getByRole('button', { name: 'Save title' }));
  expect(screen.getByText('Write what you sell, or keep the title below.')).toBeTruthy();
  expect(fixed).not.toHaveBeenCalled();
  await userEvent.type(field, ' Leather bag {Enter}');
  expect(fixed).toHaveBeenLastCalledWith({ title: 'Leather bag' }, 'Title saved');
  await userEvent.click(screen.getByRole('button', { name: /^Keep/ }));
  expect(fixed).toHaveBeenLastCalledWith({ confirm: { title: 'Product 6' } }, 'Title confirmed');
});
