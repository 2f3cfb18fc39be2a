import type { Page } from '@playwright/test';
import { administration, adminPassword, codeOf, openAdmin, openScreen } from './administrators.ts';
import { expect, test } from './fixtures.ts';

test.use(administration);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function typeIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** How often the browser asked for a new access token. */
function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/admin/refresh')) count += 1;
  });
  return () => count;
}

/** As if the access token had expired: until one is renewed, the calls of this page carry one that is not taken. */
async function expireToken(page: Page): Promise<void> {
  let isRenewed = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/admin/refresh') && response.ok()) isRenewed = true;
  });
  await page.route('**/api/v1/admin/**', (route) => {
    const headers = route.request().headers();
    if (isRenewed || !headers.authorization) return route.continue();
    return route.continue({ headers: { ...headers, authorization: `${headers.authorization}x` } });
  });
}

test('an administrator sets up a second factor, and signs in with it from then on', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 401/);
  const { username } = await openAdmin(service);
  await page.goto('/admin/settings');
  await expect(page).toHaveURL('/admin/login?redirect=%2Fadmin%2Fsettings');
  await typeIn(page, username, adminPassword);
  await expect(page.getByText('Successfully logged in')).toBeVisible();
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(adminPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.getByLabel('Key to type').inputValue();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await page.getByLabel('Code from the app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText(/^Set up on /)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Successfully logged out')).toBeVisible();

  await typeIn(page, username, adminPassword);
  const code = page.getByLabel('Code of your second factor');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /code/i })).toBeVisible();
  // What was used to turn it on does not work twice.
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  await expect(page.getByText(username)).toBeVisible();
});

test('wrong passwords are refused in the specified words, and after six of them one waits', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of (401|429)/);
  const { username } = await openAdmin(service);
  await page.goto('/admin/login');
  const button = page.getByRole('button', { name: 'Sign In' });
  await expect(button).toBeDisabled();
  for (let time = 0; time < 6; time += 1) {
    await typeIn(page, username, `Not-the-password-${time}`);
    await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('');
    await expect(page.getByText('Invalid credentials. Please try again.')).toBeHidden();
  }
  await typeIn(page, username, adminPassword);
  await expect(page.getByText(/Too many requests\. Please wait a moment and try again\./)).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
});

test('a reload keeps the session by the cookie alone: nothing of it lies where scripts can read', async ({
  page,
  service,
}) => {
  await openScreen(page, service, await openAdmin(service), '/admin/users?search=unknown');
  const refreshes = countRefreshes(page);
  await page.reload();
  await expect(heading(page, 'Users')).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();
  expect(refreshes()).toBe(1);
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(readable).not.toMatch(/dukalink_admin|eyJ/);
  const cookies = await page.context().cookies(`${service.origin}/api/v1/admin/refresh`);
  const locked = { httpOnly: true, sameSite: 'Strict', path: '/api/v1/admin' };
  expect(cookies.sort((one, other) => one.name.localeCompare(other.name))).toMatchObject([
    { name: 'dukalink_admin', ...locked },
    { name: 'dukalink_admin_device', ...locked },
  ]);
});

test('calls that meet an expired token at the same time share one renewal, unnoticed', async ({
  page,
  service,
  faults,
}) => {
  faults.allow(/status of 401/);
  await openScreen(page, service, await openAdmin(service));
  await expect(page.getByText('Total Users')).toBeVisible();
  const refreshes = countRefreshes(page);
  await expireToken(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Data refreshed successfully')).toBeVisible();
  expect(refreshes()).toBe(1);
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a renewal that is refused leads to the login, and the login back to where one was', async ({
  page,
  context,
  service,
  faults,
}) => {
  faults.allow(/status of 401/);
  const admin = await openAdmin(service);
  await openScreen(page, service, admin, '/admin/users?sortBy=handle');
  await expect(heading(page, 'Users')).toBeVisible();
  await context.clearCookies();
  await expireToken(page);
  await page.getByRole('group').getByRole('button', { name: 'Subscription', exact: true }).click();
  await expect(page).toHaveURL(/^[^?]+\/admin\/login\?redirect=%2Fadmin%2Fusers%3F/);
  await typeIn(page, admin.username, adminPassword);
  await expect(heading(page, 'Users')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\?sortBy=subscriptionStatus/);
});

test('a session that an owner ends is over with its next call', async ({ page, service, faults }) => {
  faults.allow(/status of 401/);
  const [owner, viewer] = [await openAdmin(service), await openAdmin(service, 'viewer')];
  await openScreen(page, service, viewer);
  await expect(page.getByText('Total Users')).toBeVisible();
  const { administrators } = await owner.call<{ administrators: { adminId: string; username: string }[] }>(
    'GET',
    '/admins',
  );
  const { adminId } = administrators.find(({ username }) => username === viewer.username) ?? { adminId: '' };
  await owner.call('PATCH', `/admins/${adminId}`, { disabled: true, reason: 'Left the company' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL('/admin/login?redirect=%2Fadmin%2Fdashboard');
});

test('a viewer sees, and is offered nothing that the role may not', async ({ page, service }) => {
  await openScreen(page, service, await openAdmin(service, 'viewer'), '/admin/dashboard');
  await expect(page.getByText('Viewer', { exact: true })).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await page.goto('/admin/settings');
  await expect(page.getByRole('tab')).toHaveText(['My account', 'Price and imports']);
});
