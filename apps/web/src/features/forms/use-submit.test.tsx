// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { fieldErrors } from './field-error.ts';
import { requireValid, useSubmit } from './use-submit.ts';

eachPageHasServer();

function Form({ save }: { save: (name: string, key: string) => Promise<unknown> }) {
  const [name, setName] = useState('');
  const { submit, pending, errors, clear, formRef } = useSubmit({
    send: (attempt) => {
      requireValid({ name: name === '' ? 'Please enter a name' : null });
      return attempt(name, (key) => save(name, key));
    },
    errorsOf: (failure) => fieldErrors(failure, ['name'], 'name'),
    failed: 'Failed to save',
  });
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <TextField
        label="Name"
        value={name}
        error={errors.name}
        onChange={(event) => {
          clear();
          setName(event.target.value);
        }}
      />
      <Button type="submit" pending={pending}>
        Save
      </Button>
    </form>
  );
}

const show = (save: (name: string, key: string) => Promise<unknown>) =>
  render(
    <QueryClientProvider client={queryClient()}>
      <Form save={save} />
      <SellerToaster />
    </QueryClientProvider>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('Name');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const refused = new ApiError('This name is taken.', { statusCode: 409, code: 'handle_taken' });
const lost = new ApiError('no answer', { isNetworkError: true });

test('what cannot be sent is not sent; the words stand beside the field, which has the focus, until it is corrected', async () => {
  const save = vi.fn(async () => {});
  show(save);
  await press();
  expect(screen.getByText('Please enter a name')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), 'N');
  expect(screen.queryByText('Please enter a name')).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

test('a second Enter before the first is answered sends nothing, not even in the same moment', async () => {
  let answer = () => {};
  const save = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  show(save);
  await userEvent.type(field(), 'Nakato');
  const form = field().form as HTMLFormElement;
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await vi.waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'));
  fireEvent.submit(form);
  expect(save).toHaveBeenCalledTimes(1);
  answer();
  await vi.waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
  await press();
  expect(save).toHaveBeenCalledTimes(2);
});

test('a refusal stands beside its field, and what was typed stays', async () => {
  show(() => Promise.reject(refused));
  await userEvent.type(field(), 'Nakato');
  await press();
  expect(await screen.findByText('This name is taken.')).toBeTruthy();
  expect(field()).toMatchObject({ value: 'Nakato', ariaInvalid: 'true' });
});

test('a failure that is about no field is a message of its own; the same contents go out again under the same key', async () => {
  const save = vi.fn(async (_name: string, _key: string) => {
    throw lost;
  });
  show(save);
  await userEvent.type(field(), 'Nakato');
  await press();
  expect(await screen.findByText(/^Network error/)).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await press();
  await userEvent.type(field(), '!');
  await press();
  const [first, second, other] = save.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test('a form that is left while it sends keeps nothing, and hears of a failure by a message', async () => {
  let fail = (_: unknown) => {};
  const { rerender } = show(() => new Promise((_, reject) => (fail = reject)));
  await userEvent.type(field(), 'Nakato');
  await press();
  rerender(<SellerToaster />);
  fail(new ApiError('Boom', { statusCode: 500 }));
  expect(await screen.findByText('Failed to save')).toBeTruthy();
  await vi.waitFor(() => expect(queryClient().getMutationCache().getAll()).toEqual([]));
});
