import { randomBytes } from 'node:crypto';
import { maxAnnouncementDays } from '@app/contracts/bounds';
import type { Announcement, MobileMoney, StatedFacts, Zone, ZoneInput } from '@app/contracts/catalog/facts.schemas';
import { closesLater, type StatedHours } from '@app/contracts/catalog/opening-hours';
import type { Updateable } from 'kysely';
import { bumpShop } from '#server/catalog/shop-version.ts';
import type { ShopFacts } from '#server/platform/database/tables.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { fieldError } from '#server/platform/errors.ts';
import { dayInKampala, daysBetween } from '#server/platform/kampala-days.ts';
import { cleanName } from '#server/platform/names/clean-name.ts';
import { contactRefused, namesContact } from '#server/platform/names/contact-in-text.ts';
import { refusedIn } from '#server/platform/names/refused-words.ts';
import { findFacts } from './shop-facts.ts';

// The caller holds the account, so two tabs that save at once write one after the other.

/** Throws `invalid_request` naming what can't be: a zone without a name or with that of another one, a claim. */
export async function stateFacts(trx: Trx, shopId: string, stated: StatedFacts, now: Date): Promise<void> {
  const { freeOverUgx, payOnDelivery, place, landmark, returns, legalName, registration, announcement } = stated;
  const zones = stated.zones && toZones(stated.zones, (await findFacts(trx, shopId)).zones);
  await writeFacts(trx, shopId, {
    ...(zones && { zones: JSON.stringify(zones) }),
    ...(freeOverUgx !== undefined && { free_over_ugx: freeOverUgx }),
    ...(payOnDelivery !== undefined && { pay_on_delivery: payOnDelivery }),
    ...(place !== undefined && { place: cleanedName('place', place) }),
    ...(landmark !== undefined && { landmark: cleaned(landmark) }),
    ...(returns !== undefined && { returns: cleaned(returns) }),
    ...(legalName !== undefined && { legal_name: cleanedName('legalName', legalName) }),
    ...(registration !== undefined && { registration: cleanedName('registration', registration) }),
    ...(announcement !== undefined && toAnnouncement(announcement, now)),
  });
}

/** Over the goods a number would pass for the shop's own, which a thief of a session cannot change without a proof. */
function toAnnouncement(announced: Announcement | null, now: Date): Updateable<ShopFacts> {
  if (announced === null) return { announcement: null, announcement_ends_at: null };
  const text = cleanedName('announcement.text', announced.text);
  if (!text) throw fieldError('announcement.text', 'Please write what buyers should read.');
  if (namesContact(text)) throw fieldError('announcement.text', contactRefused);
  const endsAt = new Date(announced.endsAt);
  if (!(endsAt > now)) throw fieldError('announcement.endsAt', 'Choose a day that is still to come.');
  // Its last day is chosen, to the end of that.
  if (daysBetween(dayInKampala(now), dayInKampala(endsAt)) > maxAnnouncementDays)
    throw fieldError('announcement.endsAt', `An announcement may stand for at most ${maxAnnouncementDays} days.`);
  return { announcement: text, announcement_ends_at: endsAt };
}

const closesTooSoon = 'This must be later than the opening time.';

/** Throws `invalid_request` naming `hours.closes`. */
export async function stateHours(
  trx: Trx,
  shopId: string,
  { hours, closedUntil }: { [Fact in keyof StatedHours]?: StatedHours[Fact] | undefined },
): Promise<void> {
  if (hours && !closesLater(hours)) throw fieldError('hours.closes', closesTooSoon);
  const inOrder = hours && { ...hours, days: hours.days.toSorted() };
  await writeFacts(trx, shopId, {
    ...(inOrder !== undefined && { hours: inOrder && JSON.stringify(inOrder) }),
    ...(closedUntil !== undefined && { closed_until: closedUntil }),
  });
}

const nameMissing = 'Please write the name that the phone of a buyer shows.';
const codeRefused = 'A merchant code has 4 to 12 digits.';

/** As it is shown. Throws `invalid_request` naming `mobileMoney.name` or `mobileMoney.code`. */
export function cleanMobileMoney({ name, code }: MobileMoney): MobileMoney {
  const cleanedCode = code?.replace(/[\s-]/g, '') || null;
  const shown = cleanedName('mobileMoney.name', name);
  if (!shown) throw fieldError('mobileMoney.name', nameMissing);
  if (cleanedCode !== null && !/^\d{4,12}$/.test(cleanedCode)) throw fieldError('mobileMoney.code', codeRefused);
  return { name: shown, code: cleanedCode };
}

/** `newUntil`: until when buyers are told; null leaves that. */
export async function stateMobileMoney(
  trx: Trx,
  shopId: string,
  { money, newUntil, now }: { money: MobileMoney | null; newUntil: Date | null; now: Date },
): Promise<void> {
  await writeFacts(trx, shopId, {
    money_name: money?.name ?? null,
    money_code: money?.code ?? null,
    money_stated_at: now,
    ...(newUntil && { money_new_until: newUntil }),
  });
}

async function writeFacts(trx: Trx, shopId: string, facts: Updateable<ShopFacts>): Promise<void> {
  if (Object.keys(facts).length === 0) return;
  await trx
    .insertInto('shop_facts')
    .values({ ...facts, shop_id: shopId })
    .onConflict((row) => row.column('shop_id').doUpdateSet(facts))
    .execute();
  await bumpShop(trx, shopId);
}

const claimRefused = 'This must not say that the shop is verified or confirmed. Its pages show that when it is true.';

/** Null when nothing is left. */
const cleaned = (text: string | null): string | null => cleanName(text ?? '') || null;

/** Of what stands among our own words. Throws for what would pass for them. */
function cleanedName(field: string, text: string | null): string | null {
  const clean = cleaned(text);
  if (clean && refusedIn(clean)?.claimsTrust) throw fieldError(field, claimRefused);
  return clean;
}

/** A known id stays, so that what buyers chose stays, too. */
function toZones(typed: ZoneInput[], before: Zone[]): Zone[] {
  const names = new Set<string>();
  const ids = new Set<string>();
  return typed.map(({ id, name, feeUgx, ways }, index) => {
    const field = `zones.${index}.name`;
    const clean = cleanedName(field, name);
    if (!clean) throw fieldError(field, 'Please write where you deliver to.');
    if (names.has(clean.toLowerCase())) throw fieldError(field, 'This area is there twice.');
    names.add(clean.toLowerCase());
    const known = before.some((zone) => zone.id === id) && !ids.has(id ?? '') ? id : undefined;
    const zoneId = known ?? newZoneId();
    ids.add(zoneId);
    // Who comes for the goods pays no one to bring them, whatever stands beside it.
    const isPickUp = ways.every((way) => way === 'pick_up');
    return { id: zoneId, name: clean, feeUgx: isPickUp ? 0 : feeUgx, ways };
  });
}

const newZoneId = (): string => randomBytes(4).toString('hex');
