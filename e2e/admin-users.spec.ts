import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { administration, firstNumber, manySellers, openAdmin, openScreen } from './administrators.ts';
import { expect, test } from './fixtures.ts';
import type { Service } from './service.ts';

test.use(administration);

const prefix = 'listed.';
const handles = Array.from({ length: 23 }, (_, index) => `${prefix}${String.fromCharCode(97 + index)}`);

let listed: Promise<void> | null = null;

/** Enough sellers for two pages, once. */
function sellers(service: Service): Promise<void> {
  listed ??= manySellers(service, handles);
  return listed;
}

const handlesShown = (page: Page) => page.getByRole('row').locator('th[scope=row] .font-semibold').allTextContents();

/** The first page of handles beginning with ours, from the last letter on or from the first. */
async function expectRows(page: Page, wanted: string[]): Promise<void> {
  await expect.poll(() => handlesShown(page)).toEqual(wanted.map((handle) => `@${handle}`));
}

const searchBox = (page: Page) => page.getByPlaceholder('Search by handle or phone number...');

test('search, order and page stand in the address, and the back button brings each back', async ({ page, service }) => {
  test.setTimeout(90_000);
  await sellers(service);
  await openScreen(page, service, await openAdmin(service), '/admin/users');
  await expect(page.getByText('Sorted by Created (descending)')).toBeVisible();
  // On a phone the search of every page is a sign until it is tapped: two fields one above the other look alike.
  const everywhere = page.getByRole('searchbox', { name: 'Search sellers, payments and products' });
  const width = async () => (await everywhere.boundingBox())?.width;
  expect(await width()).toBe(44);
  await everywhere.click();
  await expect.poll(width).toBeGreaterThan(300);
  await searchBox(page).click();
  await searchBox(page).fill(prefix);
  await expect(page).toHaveURL('/admin/users?search=listed.');
  await expect(page.getByText('Showing 1 to 20 of 23 users')).toBeVisible();
  await page.getByRole('button', { name: 'Handle', exact: true }).click();
  await expect(page.getByText('Sorted by Handle (descending)')).toBeVisible();
  await expectRows(page, handles.toReversed().slice(0, 20));
  await page.getByRole('button', { name: 'Handle', exact: true }).click();
  await expectRows(page, handles.slice(0, 20));
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/admin/users?search=listed.&sortBy=handle&sortOrder=asc&page=2');
  await expectRows(page, handles.slice(20));
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByLabel('Subscription').selectOption('expired');
  await expect(page).toHaveURL('/admin/users?search=listed.&sortBy=handle&sortOrder=asc&subscriptionStatus=expired');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.goBack();
  await expectRows(page, handles.slice(20));
  await page.goBack();
  await expectRows(page, handles.slice(0, 20));
  await page.reload();
  await expectRows(page, handles.slice(0, 20));
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/admin/users?sortBy=handle&sortOrder=asc');
  await expect(searchBox(page)).toHaveValue('');
});

test('the details say who it is and what runs, and close by the back button', async ({ page, service }) => {
  test.setTimeout(90_000);
  await sellers(service);
  await openScreen(page, service, await openAdmin(service), '/admin/dashboard');
  await searchBox(page).fill(firstNumber.slice(4));
  await expectRows(page, handles.slice(0, 1));
  await page.getByRole('button', { name: `View details of @${handles[0]}` }).click();
  const window = page.getByRole('dialog', { name: 'User Details' });
  await expect(window.getByRole('heading', { name: 'Basic Information' })).toBeVisible();
  await expect(window.getByRole('heading', { name: 'Subscription Details' })).toBeVisible();
  await expect(window.getByText(firstNumber, { exact: true })).toBeVisible();
  await expect(window.getByText(/^Expires in 7 days/)).toBeVisible();
  await page.goBack();
  await expect(window).toBeHidden();
  await expect(page).toHaveURL(/^[^?]+\/admin\/dashboard\?search=/);
});

test('on a phone the rows are cards with everything in sight, on a desk a table', async ({ page, service }) => {
  test.setTimeout(90_000);
  await sellers(service);
  await openScreen(page, service, await openAdmin(service), '/admin/users?search=listed.&sortBy=handle&sortOrder=asc');
  await expectRows(page, handles.slice(0, 20));
  const list = page.getByRole('region', { name: 'List of users' });
  const first = list.getByRole('row').filter({ hasText: `@${handles[0]}` });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    // Nothing has to be scrolled sideways.
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth), `${width}`).toBe(0);
    await expect(first.getByRole('link', { name: firstNumber })).toBeInViewport();
    await expect(first.getByRole('button', { name: /^View details/ })).toBeInViewport();
  }
});

test('the exported file holds the rows of the list, and a spreadsheet runs nothing in it', async ({
  page,
  service,
}) => {
  test.setTimeout(90_000);
  await sellers(service);
  await openScreen(
    page,
    service,
    await openAdmin(service, 'support'),
    '/admin/users?search=listed.&sortBy=handle&sortOrder=asc',
  );
  await expectRows(page, handles.slice(0, 20));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  await expect(page.getByText('Users exported successfully')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^users-export-\d{4}-\d{2}-\d{2}\.csv$/);
  const bytes = readFileSync(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
  expect(rows.map((row) => row.Handle)).toEqual(handles);
  // A number begins with a sign that spreadsheets calculate with.
  expect(rows[0]?.['Phone number']).toBe(`'${firstNumber}`);
  expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});

test('the cards count what there is', async ({ page, service }) => {
  test.setTimeout(90_000);
  await sellers(service);
  const admin = await openAdmin(service, 'viewer');
  await openScreen(page, service, admin);
  const stats = await admin.call<Record<string, number>>('GET', '/stats');
  expect(stats.totalUsers).toBeGreaterThanOrEqual(handles.length);
  const card = (name: string) =>
    page.getByRole('region', { name: 'Statistics' }).getByRole('listitem').filter({ hasText: name });
  await expect(card('Total Users').locator('b')).toHaveText(String(stats.totalUsers));
  await expect(card('Active Trials').locator('b')).toHaveText(String(stats.activeTrials));
  await expect(page.getByRole('region', { name: 'Statistics' }).getByRole('listitem')).toHaveCount(6);
});
