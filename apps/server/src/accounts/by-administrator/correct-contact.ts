import { recordEvent } from '#server/accounts/account-events.ts';
import { replaceWhatsappNumber } from '#server/accounts/accounts.queries.ts';
import { numberRefused, parseWhatsappNumber } from '#server/accounts/phone/whatsapp-number.ts';
import { contactNewUntil } from '#server/accounts/settings/contact-new.ts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';

/**
 * Sets the number that buyers write to. The shop says for a week that its contact is new: whoever asked support for it may not be the seller. False
 * when it is this number already. Throws `invalid_request`, `not_found`.
 */
export async function correctContact(trx: Trx, accountId: string, typedNumber: string, now: Date): Promise<boolean> {
  const to = parseWhatsappNumber(typedNumber);
  if (to === null) throw fieldError('phoneNumber', numberRefused);
  const row = await trx
    .selectFrom('accounts')
    .select('whatsapp_number')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const from = row.whatsapp_number;
  if (from === to) return false;
  await replaceWhatsappNumber(trx, accountId, { from, to, newUntil: contactNewUntil(now) }, now);
  const details = { hadContact: from !== null, hasContact: true, byAdministrator: true };
  await recordEvent(trx, { accountId, kind: 'contact_changed', now, details });
  await bumpShop(trx, accountId);
  return true;
}
