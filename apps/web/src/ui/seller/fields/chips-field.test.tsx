// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readList } from '#web/screens/dashboard/product-form/product-draft.ts';
import { ChipsField } from './chips-field.tsx';

afterEach(cleanup);

const written = vi.fn();
const sent = vi.fn();

function Tags({ from }: { from: string }) {
  const [value, setValue] = useState(from);
  const change = (next: string) => {
    written(readList(next));
    setValue(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <ChipsField label="Tags" name="tags" value={value} onChange={change} read={readList} placeholder="shoes" />
      <button type="submit">Save</button>
    </form>
  );
}

const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.getAttribute('aria-label'));

test('Enter, a comma, and leaving the field make a chip; a tap takes it away', async () => {
  render(<Tags from="shoes" />);
  const field = screen.getByLabelText('Tags');
  await userEvent.type(field, 'ladies{Enter}');
  expect(sent, 'Enter makes a chip and does not send the form').not.toHaveBeenCalled();
  await userEvent.type(field, '#red heels,');
  await userEvent.type(field, 'ladies');
  await userEvent.tab();
  expect(chips()).toEqual(['Remove shoes', 'Remove ladies', 'Remove red heels']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove shoes' }));
  expect(chips()).toEqual(['Remove ladies', 'Remove red heels']);
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, '{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('what is being typed counts at once, so that Save never loses it', async () => {
  render(<Tags from="" />);
  await userEvent.type(screen.getByLabelText('Tags'), 'silk');
  expect(written).toHaveBeenLastCalledWith(['silk']);
  expect(chips()).toEqual([]);
});

test('a pasted list becomes chips', async () => {
  render(<Tags from="38" />);
  await userEvent.click(screen.getByLabelText('Tags'));
  await userEvent.paste('39; 40, 41');
  expect(chips()).toEqual(['Remove 38', 'Remove 39', 'Remove 40', 'Remove 41']);
});
