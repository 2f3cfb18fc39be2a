import { administration, adminPassword, codeOf, desktop, openAdmin, openScreen } from './administrators.ts';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';

test.use({ ...administration, ...desktop });

const username = 'invited.colleague@dukalink.example';
const password = 'Nakasero-3-Hills!';

test('an owner invites a colleague by a link, who sets up password and second factor before the first screen', async ({
  page,
  service,
  anotherBrowser,
  faults,
}) => {
  test.setTimeout(120_000);
  // A browser without a session, and a link that was used.
  faults.allow(/status of (401|410)/);
  await openScreen(page, service, await openAdmin(service), '/admin/settings?tab=administrators');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByLabel('Their e-mail address').fill(username);
  await page.getByLabel('Role', { exact: true }).selectOption('viewer');
  await page.getByLabel('Your password').fill(adminPassword);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  const invited = page.getByRole('region', { name: 'Invited, not yet accepted' });
  await expect(invited).toContainText(username);
  await expectGoodToSee(page, 'admin-invited', [360, 1280]);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('You have not copied the link, and we do not show it again.')).toBeVisible();
  await page.getByRole('button', { name: 'Done without the link' }).click();
  await expect(page.getByLabel('Invitation link')).toHaveCount(0);

  const colleague = await (await anotherBrowser()).newPage();
  const asked: string[] = [];
  colleague.on('request', (request) => asked.push(request.url(), JSON.stringify(request.headers())));
  await colleague.goto(link);
  await expect(colleague.getByText(username)).toBeVisible();
  await expectGoodToSee(colleague, 'admin-invitation', [360, 1280]);
  await colleague.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(colleague.getByText('Please enter a valid 6-digit verification code')).toBeVisible();
  await colleague.getByLabel('Password', { exact: true }).fill(password);
  await colleague.getByLabel('Confirm password').fill(password);
  const secret = await colleague.getByLabel('Key to type').inputValue();
  // The authenticator app comes to the front, and the phone drops the page.
  await colleague.reload();
  await expect(colleague.getByLabel('Key to type')).toHaveValue(secret);
  await colleague.getByLabel('Password', { exact: true }).fill(password);
  await colleague.getByLabel('Confirm password').fill(password);
  await colleague.getByLabel('Code from the app').fill(codeOf(secret));
  await colleague.getByRole('button', { name: 'Accept and sign in' }).dblclick();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await expect(colleague.getByText('Viewer', { exact: true })).toBeVisible();
  // The token is sent in the two calls' bodies and in no address or header.
  expect(asked.join(' ')).not.toContain(new URL(link).hash.slice(1));

  expect(await colleague.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(secret);

  const late = await (await anotherBrowser()).newPage();
  await late.goto(link);
  await expect(late.getByText(/^This invitation was used/)).toBeVisible();
  await expectGoodToSee(late, 'admin-invitation-used', [360]);
  await late.getByRole('link', { name: 'Sign in' }).click();
  await expect(late.getByLabel('Username')).toBeVisible();

  await page.reload();
  const administrators = page.getByRole('region', { name: 'Administrators', exact: true });
  await expect(administrators.getByRole('listitem').filter({ hasText: username })).toContainText('has second factor');
  await expect(invited).toHaveCount(0);
});

test('an answer to the acceptance that was lost is told, after a reload, too, with the way in', async ({
  page,
  service,
  anotherBrowser,
  faults,
}) => {
  faults.allow(/status of (401|410)|ERR_FAILED/);
  await openScreen(page, service, await openAdmin(service), '/admin/settings?tab=administrators');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByLabel('Their e-mail address').fill('lost.answer@dukalink.example');
  await page.getByLabel('Your password').fill(adminPassword);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();

  const colleague = await (await anotherBrowser()).newPage();
  await colleague.route('**/admin/invitation/acceptance', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  const accept = async () => {
    await colleague.getByLabel('Password', { exact: true }).fill(password);
    await colleague.getByLabel('Confirm password').fill(password);
    const secret = await colleague.getByLabel('Key to type').inputValue();
    await colleague.getByLabel('Code from the app').fill(codeOf(secret));
    await colleague.getByRole('button', { name: 'Accept and sign in' }).click();
  };
  await colleague.goto(link);
  await accept();
  await expect(
    colleague.getByText('Network error. Please check your internet connection and try again.'),
  ).toBeVisible();
  await colleague.unroute('**/admin/invitation/acceptance');
  await colleague.reload();
  await accept();
  await expect(colleague.getByText(/^This invitation was used\. If that was you, sign in/)).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
