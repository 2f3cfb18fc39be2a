// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAdmin, signInAs } from '#web/test/admin.testing.tsx';
import { ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { DeletedSuspensions } from './deleted-suspensions.tsx';

const page = eachPageHasServer();
const suspension = {
  userId: '0a8a3f0e-5d0e-4f6b-9f43-3d2f1f9d7a11',
  since: '2026-11-01T08:00:00.000Z',
  message: 'The photos belong to another seller.',
  deletedAt: '2026-11-20T08:00:00.000Z',
};

test('a suspension that outlived its account is found by handle and lifted with a reason', async () => {
  page.server.on('/admin/deleted-suspensions?handle=nakato', ok({ suspensions: [suspension] }));
  page.server.on(`/admin/deleted-suspensions/${suspension.userId}/lifting`, ok({}, 'The suspension is lifted.'));
  signInAs('support');
  renderAdmin('/admin/users', () => <DeletedSuspensions handle="nakato" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Lift suspension' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Settled with the owner');
  page.server.on('/admin/deleted-suspensions?handle=nakato', ok({ suspensions: [] }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Lift suspension', hidden: true });
  if (confirm) await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByText(suspension.message)).toBeNull());
  const sent = page.server.arrived.find(({ path }) => path.endsWith('/lifting'));
  expect(sent?.body).toBe(JSON.stringify({ reason: 'Settled with the owner' }));
});

test('a viewer sees it and lifts nothing', async () => {
  page.server.on('/admin/deleted-suspensions', ok({ suspensions: [suspension] }));
  signInAs('viewer');
  renderAdmin('/admin/users', () => <DeletedSuspensions handle="" />);
  expect(await screen.findByText(suspension.message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Lift suspension' })).toBeNull();
});
