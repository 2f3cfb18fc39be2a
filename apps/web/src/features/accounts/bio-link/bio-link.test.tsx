// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { BioLink } from './bio-link.tsx';

eachPageHasServer();

const seller = (followerCount = 0) =>
  ({ handle: 'nakato', shopLink: 'https://dukalink.ug/shop/nakato', followerCount }) as ShopOwner;

const [tapped, typed] = ['I have 1,000 followers or a business account', 'Not yet'];
const isOpen = () => document.querySelector('details')?.open;

test('who has no link to tap yet reads what to say until then, and how to get one', async () => {
  render(<BioLink user={seller()} />);
  expect(screen.queryByLabelText('Short link for your bio')).toBeNull();
  await userEvent.click(screen.getByLabelText(typed));
  expect(screen.getByText('“Go to dukalink dot ug slash nakato.”')).toBeTruthy();
  expect(screen.getByText(/Switch to Business Account/)).toBeTruthy();
});

test('who has one reads step by step where the short link goes', async () => {
  render(<BioLink user={seller()} />);
  await userEvent.click(screen.getByLabelText(tapped));
  expect(screen.getByLabelText<HTMLInputElement>('Short link for your bio').value).toBe('https://dukalink.ug/nakato');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByText(/Go to dukalink/)).toBeNull();
});

test('it asks until it was answered, folded away', async () => {
  const { unmount } = render(<BioLink user={seller()} />);
  await userEvent.click(screen.getByLabelText(typed));
  unmount();
  render(<BioLink user={seller(1000)} />);
  expect(isOpen()).toBe(false);
  expect(screen.getByText(/^“Go to dukalink/), 'the answer counts, not the followers').toBeTruthy();
});

test('whose followers are known is not asked: the right steps stand there, and the others are one tap away', async () => {
  const { unmount } = render(<BioLink user={seller(1000)} />);
  expect(screen.getByLabelText('Short link for your bio')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  unmount();
  render(<BioLink user={seller(250)} />);
  expect(screen.getByText(/You have 250\.$/)).toBeTruthy();
  expect(screen.getByText(/^“Go to dukalink/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: tapped }));
  expect(screen.queryByText(/Go to dukalink/)).toBeNull();
});
