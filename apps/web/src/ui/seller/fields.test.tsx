// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { noPhone } from '#web/lib/formatting/phone-number.ts';
import { Button } from './button.tsx';
import { ConfirmDanger } from './confirm-danger.tsx';
import { Dialog } from './dialog.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { PasswordField, TextField } from './fields/text-field.tsx';
import { Toggle } from './fields/toggle.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

test('an input belongs to its label, and its error is read with it and at once', () => {
  const field = (error?: string) => <TextField label="Handle" hint="As on TikTok" error={error} name="handle" />;
  const { rerender } = render(field());
  const input = screen.getByLabelText('Handle');
  rerender(field('Please enter your TikTok handle'));
  expect(screen.getByLabelText('Handle')).toBe(input);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please enter your TikTok handle');
  const described = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['As on TikTok', 'Please enter your TikTok handle']);
});

test('a password can be shown and hidden, and stays typed', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(input, 'Matooke-4');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toMatchObject({ type: 'text', value: 'Matooke-4' });
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

test('a button at work does nothing twice and keeps the focus', async () => {
  const save = vi.fn();
  const { rerender } = render(<Button onClick={save}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(
    <Button onClick={save} pending>
      Save
    </Button>,
  );
  await userEvent.click(button);
  expect(save).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a form whose button is at work is not sent by it', async () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

function Phone({ onNumber }: { onNumber: (value: object) => void }) {
  const [value, setValue] = useState(noPhone);
  const change = (next: typeof value) => {
    setValue(next);
    onNumber(next);
  };
  return <PhoneField label="WhatsApp number" value={value} onChange={change} />;
}

test('a phone number begins in Uganda and follows the country of a pasted one', async () => {
  const onNumber = vi.fn();
  render(<Phone onNumber={onNumber} />);
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('UG');
  // The closed field ends behind the code, and cuts no name.
  expect(screen.getByLabelText<HTMLSelectElement>('Country').selectedOptions[0]?.text).toMatch(/^\+256\u2003+Uganda$/);
  await userEvent.click(screen.getByLabelText('WhatsApp number'));
  await userEvent.paste('+254 722 123456');
  expect(onNumber).toHaveBeenLastCalledWith({ country: 'KE', typed: '+254 722 123456' });
});

test('a window takes the focus, closes by Escape and gives the focus back', async () => {
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onOpenChange={setOpen} title="Trial Ending Soon" description="2 days left">
          <input aria-label="Inside" />
        </Dialog>
      </>
    );
  }
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Trial Ending Soon' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
});

test('a danger starts on the harmless button, stays open when it fails and closes when it went well', async () => {
  const close = vi.fn();
  const erase = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(undefined);
  render(
    <ConfirmDanger
      open
      onOpenChange={close}
      title="Delete?"
      text="All is gone."
      confirmLabel="Delete"
      onConfirm={erase}
    />,
  );
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(close).toHaveBeenCalledWith(false);
});

test('a toggle is a switch with a name', async () => {
  const change = vi.fn();
  render(<Toggle label="In stock" checked={false} onChange={change} />);
  await userEvent.click(screen.getByRole('switch', { name: 'In stock' }));
  expect(change).toHaveBeenCalledWith(true);
});

test('tabs are walked by the arrow keys', async () => {
  const change = vi.fn();
  const tabs = ['Password', 'Phone'].map((label) => ({ id: label, label, content: `${label} form` }));
  render(<Tabs label="How to sign in" tabs={tabs} value="Password" onChange={change} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Password' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenLastCalledWith('Phone');
  expect(screen.getByRole('tabpanel').textContent).toBe('Password form');
});
