import type { Payment } from '@app/contracts/billing/billing.schemas';
import { desktop, openAdmin, openScreen } from './administrators.ts';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';
import { openShop } from './shops.ts';
import { until } from './until.ts';

test.use({
  ...desktop,
  serviceName: 'payments looked at by administrators',
  serviceSettings: { PAYMENT_PROVIDERS: 'relworx,mtn' },
});

const todayInKampala = () => new Date(Date.now() + 3 * 3600_000).toISOString().slice(0, 10);

/** A payment through Relworx whose prompt waits on the phone. */
async function aPayment(service: Service, handle: string, phoneNumber: string) {
  const shop = await openShop(service, { handle });
  const { payment } = await shop.call<{ payment: Payment }>('POST', '/auth/subscribe', { phoneNumber });
  const read = () => shop.call<Payment>('GET', `/billing/payments/${payment.reference}`);
  return { ...payment, read };
}

test('a planted difference between our books and the provider’s is found, in its list and in a statement', async ({
  page,
  service,
}) => {
  test.setTimeout(120_000);
  const admin = await openAdmin(service, 'support');
  const paid = await aPayment(service, 'books.agree', '+256772000201');
  await service.payments.decide(paid.paymentId, 'approve');
  await until('the payment is paid', async () => (await paid.read()).status === 'paid');
  const planted = await aPayment(service, 'books.differ', '+256772000202');

  await openScreen(page, service, admin, '/admin/payments');
  await page.getByRole('button', { name: `Details of ${planted.reference}` }).click();
  await page.getByRole('button', { name: `What the provider said about ${planted.reference}` }).click();
  const window = page.getByRole('dialog', { name: `Payment ${planted.reference}` });
  await expect(window.getByText('+256772000202 (MTN)')).toBeVisible();
  await window.getByText(/^Technical: /).click();
  await expect(window.getByText('Asked for the money')).toBeVisible();
  await window.getByRole('button', { name: 'Ask the provider now' }).click();
  const said = /^Relworx says: still waiting for the PIN, UGX 10,000 from 0772 000 202/;
  await expect(page.locator('[data-sonner-toast]').getByText(said)).toBeVisible();
  await expect(window.getByText(said)).toBeVisible();
  await expect(window.getByText('Asked what became of it').first()).toBeVisible();
  await expectGoodToSee(page, 'admin-provider-answers', [360, 1280]);
  await page.keyboard.press('Escape');

  // Paid here by an administrator's word, while the prompt still waits on the phone.
  await admin.call('POST', `/payments/${planted.reference}/confirmation`, { reason: 'Planted by a test' });
  await page.getByRole('link', { name: 'Compare with provider' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare with a provider');
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('relworx');
  const day = page.getByLabel('Day', { exact: true });
  await day.fill(todayInKampala());
  await day.press('Tab');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: /^Relworx, .*: 1 difference$/ })).toBeVisible();
  const found = page.getByRole('list', { name: 'To do' }).getByRole('listitem');
  // The list of today may be late, so a refund is not offered yet.
  await expect(found).toContainText('Paid here, and they have no money yet');
  await expect(found).toContainText(planted.reference);

  const line = (name: string) => `${name},10000,success,${todayInKampala()} 12:00`;
  const lines = ['Reference,Amount,Status,Date', line(paid.paymentId), line(paid.paymentId), line('no-such-payment')];
  await page.getByRole('button', { name: 'Use a statement instead' }).click();
  await page.getByLabel('Statement (CSV)').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: /^Relworx, .*: 3 differences$/ })).toBeVisible();
  for (const words of [
    'They have money that we did not ask for',
    'The money was taken more than once',
    'Paid here, and they have no',
  ])
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  // A message that fades is pale.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expectGoodToSee(page, 'admin-reconciliation', [360, 1280]);

  // What was found stays: the next one who looks at the payments is told, and reads it without comparing again.
  await page.goto('/admin/payments');
  await expect(page.getByText(/differ, or could not be compared, on 1 day/)).toBeVisible();
  await page.getByRole('link', { name: 'Look at them' }).click();
  await expect(page.getByRole('heading', { name: '1 day to look at' })).toBeVisible();
  await page.getByRole('button', { name: /^Show the differences of Relworx/ }).click();
  await expect(page.getByRole('heading', { name: /^Relworx, .*: 3 differences$/ })).toBeVisible();
  // Done by one agent, so that no other sends the money back, too.
  await page.getByRole('button', { name: /^Mark as done: They have money/ }).click();
  await page.getByLabel('What you did').fill('Sent back on the portal, transaction 71990026060');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('list', { name: 'Done' })).toContainText('transaction 71990026060');
  await expect(page.getByText(/1 of 3 done/)).toBeVisible();
  await expect(page.getByText('Marked as done.')).toBeHidden();
  await expectGoodToSee(page, 'admin-books', [360, 1280]);

  await page.getByRole('link', { name: `Look at ${planted.reference}` }).click();
  // The page before has lists of its own.
  await expect(page.getByRole('searchbox', { name: 'Search payments' })).toHaveValue(planted.reference);
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText(planted.reference);
  await page.goto('/admin/analytics');
  await expect(page.getByRole('region', { name: 'Payments by provider' }).first()).toContainText('UGX 20,000');
  await expectGoodToSee(page, 'admin-analytics-payments', [360, 1280]);
});
