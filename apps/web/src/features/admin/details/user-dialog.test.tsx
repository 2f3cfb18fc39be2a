// @vitest-environment jsdom
import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aDetail, aPayment, renderAdmin, signInAs } from '#web/test/admin.testing.tsx';
import { cut, json, ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import UserDialog from './user-dialog.tsx';

const page = eachPageHasServer();
const path = '/admin/users/id-nakato';

function visit(role: Parameters<typeof signInAs>[0] = 'support') {
  signInAs(role);
  renderAdmin('/admin/users', () => <UserDialog userId="id-nakato" onClose={() => {}} />);
}

async function visitWith(detail: Partial<AdminUserDetail> = {}, role: Parameters<typeof signInAs>[0] = 'support') {
  page.server.on(path, ok(aDetail(detail)));
  visit(role);
  await screen.findByRole('heading', { name: 'Basic Information' });
}

const sections = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const detail = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const posts = () =>
  page.server.arrived
    .filter(({ method }) => method !== 'GET')
    .map((one) => ({ ...one, path: one.path.replace('/api/v1', ''), body: JSON.parse(one.body) }));

test('it says that it loads, that it failed, that nothing is there', async () => {
  page.server.on(path, refused(404, 'not_found', 'Gone'), ok(null));
  visit();
  expect(screen.getByRole('dialog', { name: 'User Details' })).toBeTruthy();
  expect(screen.getByText('Loading user details...')).toBeTruthy();
  expect(await screen.findByText('Failed to load user details')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No user data available')).toBeTruthy();
});

test('its sections say who it is, what TikTok says and what runs', async () => {
  await visitWith();
  expect(sections()).toEqual([
    'Basic Information',
    'TikTok Profile',
    'Subscription Details',
    'Orders',
    'Actions',
    'Timeline',
  ]);
  expect(detail('Handle')).toBe('@nakato');
  expect(detail('Followers')).toBe('1.2k');
  expect(detail('Trial')).toMatch(/^Expires in 3 days \(\d/);
});

test('of a seller who pays, no trial is said', async () => {
  await visitWith({ subscriptionStatus: 'paid' });
  expect(screen.queryByText('Trial', { selector: 'dt' })).toBeNull();
});

test.each([
  [{ followerCount: 0, isVerified: false }, false],
  [{ followerCount: 1, isVerified: false }, true],
  [{ followerCount: 0, isVerified: true }, true],
])('with %j the TikTok profile shows: %s', async (given, isShown) => {
  await visitWith(given);
  expect(sections().includes('TikTok Profile')).toBe(isShown);
});

test('the first strip answers what a seller mostly asks, and a payment that waits has a way to it', async () => {
  const lastImport = { finishedAt: '2026-11-20T08:00:00.000Z', outcome: 'success', reason: null };
  const subscriptionEndDate = '2026-12-20T08:00:00.000Z';
  const payments = [aPayment({ reference: 'DK-7F3K9Q' })];
  await visitWith({ subscriptionStatus: 'paid', subscriptionEndDate, lastImport, productCount: 1200, payments });
  expect([...document.querySelectorAll('.user-strip > div')].map(({ textContent }) => textContent)).toEqual([
    'PlanPaid until 20 Dec 2026',
    'Last paymentUGX 10,000, waiting, 20 Nov 2026',
    'Products1,200',
    'Last import20 Nov 2026, 11:00, ok',
  ]);
  expect(screen.getByRole('link', { name: 'Decide DK-7F3K9Q' }).getAttribute('href')).toBe(
    '/admin/payments?search=DK-7F3K9Q',
  );
});

test('a ready reason fills message and reason of a suspension, and a number in the message is warned of', async () => {
  await visitWith();
  await userEvent.click(screen.getByRole('button', { name: 'Suspend shop' }));
  const window = within(screen.getByRole('dialog', { name: 'Suspend @nakato?' }));
  await userEvent.click(window.getByRole('button', { name: 'Scam' }));
  const message = window.getByLabelText<HTMLTextAreaElement>('Message to the owner');
  expect(message.value).toMatch(/^Buyers told us that they paid and got nothing/);
  expect(window.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Buyers paid and got nothing');
  await userEvent.type(message, ' Call 0700 123 456.');
  expect(window.getByText(/^There is a phone number in the message/)).toBeTruthy();
});

test('actions are grouped, what harms stands last, and the shop opens from the head', async () => {
  await visitWith({ complimentaryEndDate: new Date(Date.now() + 1e9).toISOString() });
  const actions = screen.getByRole('region', { name: 'Actions' });
  const groups = [...actions.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(groups).toEqual(['Plan', 'Shop', 'Sign-in and phone', 'With care']);
  const last = [...(actions.querySelector('dl > div:last-child')?.querySelectorAll('button') ?? [])];
  expect(last.map(({ textContent }) => textContent)).toEqual(['End free plan', 'Sign out everywhere', 'Suspend shop']);
  expect(screen.getByRole('link', { name: /^Open shop/ }).getAttribute('href')).toBe('/shop/nakato');
});

test('what is wrong stands first: a failed import, and reports with the way to them', async () => {
  const lastImport = { finishedAt: '2026-11-20T08:00:00.000Z', outcome: 'error', reason: 'private' };
  await visitWith({ lastImport, openReportCount: 2 });
  expect(screen.getByText('The last import failed.').parentElement?.textContent).toContain(
    'the TikTok account is private',
  );
  expect(screen.getByRole('link', { name: 'See the reports' }).getAttribute('href')).toBe(
    '/admin/reports?seller=id-nakato',
  );
});

test.each([
  [{ recent: 8, senders: 8 }, '8 from 8 networks and kind of browser'],
  [{ recent: 8, senders: 1 }, '8 from 1 network and kind of browser. Perhaps the shop orders from itself.'],
])('support reads from where the proven orders of a month came: %j', async (senders, words) => {
  await visitWith({ trust: { orders: 9, browsers: 9, reviews: 0, counted: 0, ...senders } });
  expect(detail('Proven orders')).toBe('9 received orders from 9 browsers');
  expect(detail('Proven in 30 days')).toBe(words);
});

test('of many payments three stand there, and the others at a click', async () => {
  await visitWith({ payments: [1, 2, 3, 4, 5].map((n) => aPayment({ reference: `DK-${n}` })) });
  const list = screen.getByRole('list', { name: 'Payments' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 5 payments' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
});

test('the shop’s link can be copied', async () => {
  await visitWith();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Shop link copied to clipboard!')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('https://duka.example/shop/nakato');
});

test('a viewer reads everything and does nothing', async () => {
  await visitWith({ payments: [aPayment()] }, 'viewer');
  expect(sections()).not.toContain('Actions');
  expect(screen.queryByRole('button', { name: /Confirm payment/ })).toBeNull();
});

test('suspending asks for a reason and for words to the owner, and shows what it changed', async () => {
  await visitWith();
  const suspension = { since: '2026-11-21T08:00:00.000Z', message: 'Buyers did not get their goods' };
  const done = json(200, { success: true, message: 'The shop is suspended.', data: aDetail({ suspension }) });
  const wrongReason = { field: 'reason', message: 'A phone number does not belong here' };
  page.server.on(
    `${path}/suspension`,
    json(400, { success: false, message: 'Wrong', code: 'invalid_request', errors: [wrongReason] }),
    cut,
    done,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Suspend shop' }));
  const window = screen.getByRole('dialog', { name: 'Suspend @nakato?' });
  const confirm = within(window).getByRole('button', { name: 'Suspend shop' });
  await userEvent.click(confirm);
  expect(within(window).getByText('Please tell the owner why, in at least 3 characters')).toBeTruthy();
  expect(posts()).toEqual([]);
  await userEvent.type(within(window).getByLabelText('Message to the owner'), suspension.message);
  await userEvent.type(within(window).getByLabelText('Reason'), 'call 0700123456');
  await userEvent.click(confirm);
  expect(await within(window).findByText(wrongReason.message)).toBeTruthy();
  const reason = within(window).getByLabelText<HTMLTextAreaElement>('Reason');
  expect(reason.value).toBe('call 0700123456');
  await userEvent.clear(reason);
  await userEvent.type(reason, 'Three reports of a scam');
  await userEvent.click(confirm);
  expect(await screen.findByText(/Suspended since 21 Nov 2026, 11:00/, {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Restore shop' })).toBeTruthy();
  expect(screen.getByText('The shop is suspended.')).toBeTruthy();
  expect(posts().at(-1)?.body).toEqual({ reason: 'Three reports of a scam', message: suspension.message });
  const keys = posts().map(({ headers }) => headers['idempotency-key']);
  // Refused, it is a new action; lost on the way, the same one.
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[1]).toBe(keys[2]);
}, 20_000);

test.each([
  ['Import now', 'import'],
  ['Sign out everywhere', 'sessions/end'],
  ['End free plan', 'complimentary/end'],
])('%s calls %s with its reason', async (name, address) => {
  await visitWith({ complimentaryEndDate: new Date(Date.now() + 1e9).toISOString() });
  page.server.on(`${path}/${address}`, json(200, { success: true, message: `${address}: done`, data: aDetail() }));
  await userEvent.click(screen.getByRole('button', { name }));
  const window = screen.getByRole('dialog', { name: `${name}: @nakato` });
  await userEvent.type(within(window).getByLabelText('Reason'), 'Asked for by the seller');
  await userEvent.click(within(window).getByRole('button', { name }));
  expect(await screen.findByText(`${address}: done`)).toBeTruthy();
  expect(posts()).toMatchObject([{ path: `${path}/${address}`, body: { reason: 'Asked for by the seller' } }]);
});

test('days that are none are refused before they are sent', async () => {
  await visitWith();
  page.server.on(
    `${path}/complimentary`,
    json(200, { success: true, message: '30 days were added.', data: aDetail() }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Give free days' }));
  const window = screen.getByRole('dialog', { name: 'Give free days to @nakato' });
  const confirm = within(window).getByRole('button', { name: 'Give free days' });
  await userEvent.type(within(window).getByLabelText('Reason'), 'Trouble on our side');
  for (const typed of ['0', '-3', '1.5', '3651', 'ten']) {
    await userEvent.clear(within(window).getByLabelText('Days'));
    await userEvent.type(within(window).getByLabelText('Days'), typed);
    await userEvent.click(confirm);
    expect(within(window).getByText('Please enter a number of days from 1 to 3,650')).toBeTruthy();
  }
  await userEvent.clear(within(window).getByLabelText('Days'));
  await userEvent.type(within(window).getByLabelText('Days'), ' 30');
  await userEvent.click(confirm);
  expect(await screen.findByText('30 days were added.')).toBeTruthy();
  expect(posts()).toMatchObject([{ body: { reason: 'Trouble on our side', days: 30 } }]);
}, 20_000);

test('a recovery shows where the code went and the link for the seller', async () => {
  await visitWith();
  const link = 'https://duka.example/login?tab=recover&handle=nakato';
  page.server.on(`${path}/recovery`, json(200, { success: true, message: 'Done.', data: { sentTo: null, link } }));
  await userEvent.click(screen.getByRole('button', { name: 'Start recovery' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'Forgot the password');
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Start a recovery for @nakato' })).getByRole('button', {
      name: 'Start recovery',
    }),
  );
  const started = await screen.findByRole('dialog', { name: 'Recovery started' });
  expect(within(started).getByLabelText<HTMLInputElement>('Link for the seller').value).toBe(link);
  await userEvent.click(within(started).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recovery started' })).toBeNull());
});

test.each([
  ['pending', ['Confirm payment', 'Refuse payment']],
  ['lapsed', ['Confirm payment', 'Refuse payment']],
  ['paid', ['Refund']],
  ['refused', ['Confirm payment']],
] as const)('a %s payment offers %j', async (status, names) => {
  await visitWith({ payments: [aPayment({ status })] });
  const list = screen.getByRole('list', { name: 'Payments' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(names);
});

test('a refused payment has words for the seller beside the reason', async () => {
  await visitWith({ payments: [aPayment()] });
  const refusedPayment = aPayment({ status: 'refused', refusedReason: 'No money came' });
  page.server.on(
    '/admin/payments/DK-1/refusal',
    json(200, { success: true, message: 'The payment is refused.', data: aDetail({ payments: [refusedPayment] }) }),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Refuse payment/ }));
  const window = screen.getByRole('dialog', { name: 'Refuse UGX 10,000, reference DK-1' });
  await userEvent.type(within(window).getByLabelText('What the seller reads'), 'No money came');
  await userEvent.type(within(window).getByLabelText('Reason'), 'Not on the statement');
  await userEvent.click(within(window).getByRole('button', { name: 'Refuse payment' }));
  expect(await screen.findByText('The payment is refused.')).toBeTruthy();
  expect(posts()).toMatchObject([{ body: { reason: 'Not on the statement', shown: 'No money came' } }]);
});

test('a sign-up that waits for its code has no shop to act on', async () => {
  await visitWith({ subscriptionStatus: 'pending', trialEndDate: null });
  const actions = screen.getByRole('region', { name: 'Actions' });
  const names = within(actions)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual(['Change number', 'Resend code']);
});

test('a number is read in any form, and one that is none is not sent', async () => {
  await visitWith();
  page.server.on(`${path}/number`, json(200, { success: true, message: 'The number is changed.', data: aDetail() }));
  await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
  const window = screen.getByRole('dialog', { name: 'Change the number of @nakato' });
  const confirm = within(window).getByRole('button', { name: 'Change number' });
  await userEvent.type(within(window).getByLabelText('Reason'), 'One digit was wrong');
  await userEvent.type(within(window).getByLabelText('Phone number'), '12');
  await userEvent.click(confirm);
  expect(await within(window).findByText(/Please enter a valid phone number/)).toBeTruthy();
  expect(posts()).toEqual([]);
  await userEvent.clear(within(window).getByLabelText('Phone number'));
  await userEvent.type(within(window).getByLabelText('Phone number'), '0700 654 321');
  await userEvent.click(confirm);
  expect(await screen.findByText('The number is changed.')).toBeTruthy();
  expect(posts()).toMatchObject([
    { method: 'PUT', body: { reason: 'One digit was wrong', phoneNumber: '+256700654321' } },
  ]);
});
