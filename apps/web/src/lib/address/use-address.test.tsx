// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { currentParams, withParams } from './address.ts';
import { AddressLink } from './address-link.tsx';
import { useAddress } from './use-address.ts';
import { useDialogAddress } from './use-dialog-address.ts';

// A fact may take long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

function List() {
  const { params, change } = useAddress();
  const { open } = useDialogAddress('edit');
  return (
    <>
      <output>{params.toString()}</output>
      <AddressLink change={(now) => withParams(now, { tag: 'dress' })}>dress</AddressLink>
      <button type="button" onClick={() => change((now) => withParams(now, { sort: 'oldest' }))}>
        Oldest
      </button>
      <button type="button" onClick={() => open('edit', '7')}>
        Edit
      </button>
    </>
  );
}

afterEach(cleanup);

function visitList() {
  window.history.replaceState(null, '', '/list?search=silk');
  render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: List }])} />);
}

test.each([
  ['dress', 'Oldest', 'Edit'],
  ['Edit', 'dress', 'Oldest'],
  ['Oldest', 'Edit', 'dress'],
])('%s, %s and %s, tapped before the page is drawn again, all stand in the address', async (...controls) => {
  visitList();
  // Within `act` nothing is drawn: the address is ahead of the page, as on a busy phone.
  await act(async () => {
    for (const control of controls) {
      const before = window.location.search;
      fireEvent.click(screen.getByText(control));
      await waitFor(() => expect(window.location.search).not.toBe(before));
    }
  });
  expect(Object.fromEntries(currentParams())).toEqual({ search: 'silk', tag: 'dress', sort: 'oldest', edit: '7' });
});

test('a link that is opened in another tab leaves this one where it is', () => {
  visitList();
  const link = screen.getByText<HTMLAnchorElement>('dress');
  expect(link.getAttribute('href')).toBe('/list?search=silk&tag=dress');
  // Taken by jsdom otherwise, which can't load a page.
  link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(window.location.search).toBe('?search=silk');
});
