import type { Payment } from '@app/contracts/billing/billing.schemas';
import { adminPassword, openAdmin, signInAdmin } from './administrators.ts';
import { openShop } from './shops.ts';
import { until } from './until.ts';
import { expect, type Walk } from './walked-shop.ts';

/** Sellers, payments and reports as an operator meets them: once, for all walks. */
let seeded = false;
export const seedForOperators: (at: Parameters<Walk>[0]) => Promise<void> = async ({ service }) => {
  if (seeded) return;
  seeded = true;
  const posts = ['Blue jeans 55k #TRACK', 'Gold watch 45k #TRACK'];
  const names = ['Kikuubo Fashion House', 'Mama Nakato & Daughters General Merchandise, Kikuubo Lane', 'Owino Shoes'];
  for (const [index, nickname] of names.entries()) {
    const number = `+25677299010${index}`;
    const shop = await openShop(service, {
      handle: `market.seller.${index + 1}`,
      nickname,
      posts,
      number,
      followers: 1200 * (index + 1),
    });
    await service.payments.setPayer(index === 2 ? 'refuse' : 'wait', number);
    const { payment } = await shop.call<{ payment: Payment }>('POST', '/auth/subscribe', { phoneNumber: number });
    const read = () => shop.call<Payment>('GET', `/billing/payments/${payment.reference}`);
    if (index === 0) {
      await service.payments.decide(payment.paymentId, 'approve');
      await until('paid', async () => (await read()).status === 'paid');
    }
    const [product] = await shop.products();
    if (index > 0)
      await shop.call('POST', `${shop.path}/reports`, {
        reason: 'scam',
        videoId: product?.video_id,
        details: 'I paid 55k on Monday and nothing came.',
      });
    if (index === 1)
      await shop.call('POST', `${shop.path}/reports`, { reason: 'other', details: 'She does not answer any more.' });
  }
  const hand = await openShop(service, {
    handle: 'pays.by.hand',
    nickname: 'By Hand Boutique',
    posts,
    number: '+256772990110',
  });
  await hand.call('POST', '/auth/subscribe', { provider: 'manual' });
  const planted = await openShop(service, {
    handle: 'books.differ',
    nickname: 'Differing Books',
    posts,
    number: '+256772990111',
  });
  await service.payments.setPayer('wait', '+256772990111');
  await planted.call('POST', '/auth/subscribe', { phoneNumber: '+256772990111' });
  const soon = await openShop(service, {
    handle: 'trial.ends.soon',
    nickname: 'Nearly Over',
    posts,
    number: '+256772990112',
  });
  await service.endTrial(soon.handle, 20 * 3600_000);
};

const day = () => new Date(Date.now() + 3 * 3600_000).toISOString().slice(0, 10);

const lists: Walk = async ({ page, service, snap }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await snap('admin-login', 'the sign-in of the administration');
  await signInAdmin(page, service, await openAdmin(service));
  await page.goto('/admin/dashboard');
  await snap('admin-dashboard', 'the start of the administration: what needs attention', { dark: true });
  const field = page.getByRole('searchbox', { name: 'Search sellers, payments and products' });
  await field.click();
  await field.pressSequentially('kikuubo');
  await page.getByRole('region', { name: 'Sellers' }).waitFor();
  await snap('admin-search', 'the results of a search');
  await page.goto('/admin/users');
  await snap('admin-users', 'the list of sellers');
  await page.goto('/admin/users?search=market.seller.1');
  await page
    .getByRole('button', { name: /^View details of/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Basic Information' }).waitFor();
  await snap('admin-details', 'one seller’s details', { dark: true });
  await page.getByRole('button', { name: 'Suspend shop' }).click();
  await snap('admin-suspend', 'suspending a shop');
  await page.goto('/admin/reports');
  await snap('admin-reports', 'reports by buyers');
  await page.goto('/admin/analytics');
  await snap('admin-analytics', 'the figures of the service');
};

const money: Walk = async ({ page, service, snap }) => {
  const admin = await openAdmin(service);
  await signInAdmin(page, service, admin);
  await page.goto('/admin/payments');
  await snap('admin-payments', 'the payments of all sellers', { dark: true });
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await snap('admin-payment-details', 'the payments with the details of one opened');
  await page
    .getByRole('button', { name: /^What the provider said/ })
    .first()
    .click();
  await snap('admin-payment-provider', 'what the provider said about a payment');
  await page.goto('/admin/payments?search=0772990101');
  await snap('admin-payment-found', 'the payments found by a phone number');
  await page.goto('/admin/payments/reconciliation');
  await snap('admin-compare', 'comparing our payments with a provider’s, before');
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('mtn');
  const field = page.getByLabel('Day', { exact: true });
  await field.fill(day());
  await field.press('Tab');
  const lines = ['Reference,Amount,Status,Date', `no-such-payment,10000,success,${day()} 12:00`];
  await page
    .getByLabel('Statement (CSV)')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('list', { name: 'To do' }).waitFor();
  await snap('admin-compared', 'comparing our payments with a provider’s, after');
};

const colleagues: Walk = async ({ page, service, snap, size }) => {
  const admin = await openAdmin(service);
  await signInAdmin(page, service, admin);
  await page.goto('/admin/settings');
  await snap('admin-own-account', 'the administrator’s own account');
  await page.goto('/admin/settings?tab=service');
  await snap('admin-service', 'the settings of the service');
  await page.goto('/admin/settings?tab=audit');
  await snap('admin-audit', 'the audit log');
  await page.goto('/admin/settings?tab=administrators');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await snap('admin-invite', 'inviting a colleague');
  await page.getByLabel('Their e-mail address').fill(`colleague.${size}@dukalink.example`);
  await page.getByLabel('Role', { exact: true }).selectOption('support');
  await page.getByLabel('Your password').fill(adminPassword);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await snap('admin-invited', 'after the invitation was made');
  await page.context().clearCookies();
  await page.goto(link);
  await snap('admin-invitation', 'an invitation as the invited colleague sees it');
};

const badHealth: Walk = async ({ page, service, snap }) => {
  for (const handle of ['canary.one', 'canary.two']) {
    await service.tiktok.addSeller({ handle }).catch(() => {});
    await service.tiktok.publish({ handle, caption: 'The ocean from above' });
  }
  await service.tiktok.heal();
  await service.watchSources();
  await service.tiktok.fail('changed-layout', 'embed');
  for (let turn = 0; turn < 2; turn += 1) await service.watchSources();
  await signInAdmin(page, service, await openAdmin(service));
  await page.goto('/admin/dashboard');
  await snap('admin-health-bad', 'the start of the administration while TikTok cannot be read');
  await page.goto('/admin/analytics');
  await snap('admin-analytics-bad', 'the figures of the service while TikTok cannot be read');
  await service.tiktok.heal();
};

export const operatorWalks: Record<string, Walk> = { lists, money, colleagues, badHealth };
