// @vitest-environment jsdom
import type { OwnerProduct } from '@app/contracts/owner-products';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NeedsHand } from './needs-hand.tsx';

const product = { title: 'Product 6', price: 20_000, needs: ['unsure_title'] } as unknown as OwnerProduct;

test('a title that was guessed is asked for in an empty field first, and kept by a second button', async () => {
  const fixed = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NeedsHand product={product} pending={false} onFix={fixed} />
    </QueryClientProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'What do you sell here?' }) as HTMLInputElement;
  expect(field.value).toBe('');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Save title', 'Keep “Product 6”']);
  await userEvent.click(screen.getByRole('button', { name: 'Save title' }));
  expect(screen.getByText('Write what you sell, or keep the title below.')).toBeTruthy();
  expect(fixed).not.toHaveBeenCalled();
  await userEvent.type(field, ' Leather bag {Enter}');
  expect(fixed).toHaveBeenLastCalledWith({ title: 'Leather bag' }, 'Title saved');
  await userEvent.click(screen.getByRole('button', { name: /^Keep/ }));
  expect(fixed).toHaveBeenLastCalledWith({ confirm: ['title'] }, 'Title confirmed');
});
