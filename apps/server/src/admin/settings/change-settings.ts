import type { AdminSettings, ChangeSettingsBody } from '@app/contracts/admin/settings.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { findAdminBy } from '#server/admin/administrators/administrators.queries.ts';
import {
  readSecondFactorRequired,
  secondFactorRequiredKey,
} from '#server/admin/administrators/second-factor-required.ts';
import { checkReason, writeAudit } from '#server/admin/audit/audit-log.ts';
import type { AdminCaller } from '#server/admin/guards.ts';
import { readBillingSettings, storeBillingSettings } from '#server/billing/billing.service.ts';
import { lockSettings, storeSetting } from '#server/platform/database/stored-settings.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { announce } from '#server/platform/realtime/events.ts';
import { readSourcesOff, sourcesOffKey } from '#server/tiktok/tiktok.service.ts';
import { readAdminSources } from './admin-sources.ts';

type Changeable = Omit<AdminSettings, 'sources'>;

export async function readAdminSettings(context: AdminContext): Promise<AdminSettings> {
  return { ...(await readChangeable(context.db)), sources: await readAdminSources(context) };
}

async function readChangeable(db: Db | Trx): Promise<Changeable> {
  return { ...(await readBillingSettings(db)), secondFactorRequired: await readSecondFactorRequired(db) };
}

/**
 * Changes the named settings; a repetition changes nothing and writes no entry. All processes show the new values at
 * once. Throws `invalid_request` without a setting, `second_factor_setup_required` for an owner without a second factor.
 */
export async function changeSettings(
  context: AdminContext,
  caller: AdminCaller,
  { reason, ...wanted }: ChangeSettingsBody,
): Promise<AdminSettings> {
  const names = Object.keys(wanted) as (keyof Changeable)[];
  if (names.length === 0) throw new AppError('invalid_request', { message: 'Please change at least one setting.' });
  const keptReason = checkReason(reason);
  await inTransaction(context.db, 'admin.change-settings', async (trx) => {
    await lockSettings(trx);
    const before = await readChangeable(trx);
    const changed = names.filter((name) => wanted[name] !== before[name]);
    if (changed.length === 0) return;
    const changes: Partial<Changeable> = Object.fromEntries(changed.map((name) => [name, wanted[name]]));
    if (changes.secondFactorRequired) await requireOwnSecondFactor(trx, caller.adminId);
    const now = context.clock.now();
    await storeBillingSettings(trx, changes, now);
    if (changes.secondFactorRequired !== undefined)
      await storeSetting(trx, secondFactorRequiredKey, changes.secondFactorRequired, now);
    await announce(trx, { type: 'settings_changed' });
    await writeAudit(trx, now, {
      ...caller,
      action: 'settings.changed',
      reason: keptReason,
      details: Object.fromEntries(changed.map((name) => [name, { from: before[name], to: wanted[name] }])),
    });
  });
  return readAdminSettings(context);
}

/** Otherwise the change would lock out the owner who makes it. */
async function requireOwnSecondFactor(trx: Trx, adminId: string): Promise<void> {
  const admin = await findAdminBy(trx, { adminId });
  if (!admin?.totp_enabled_at)
    throw new AppError('second_factor_setup_required', { message: 'Please set up your own second factor first.' });
}

/** Switches a source on or off, in all processes within seconds. Throws `not_found` for one that is not configured. */
export async function switchSource(
  context: AdminContext,
  caller: AdminCaller,
  { source, enabled, reason }: { source: string; enabled: boolean; reason: string },
): Promise<AdminSettings> {
  if (!context.tiktok.sources.configured().some((one) => one.source === source)) throw new AppError('not_found');
  const keptReason = checkReason(reason);
  await inTransaction(context.db, 'admin.switch-source', async (trx) => {
    await lockSettings(trx);
    const off = await readSourcesOff(trx);
    const wasEnabled = !off.includes(source);
    if (wasEnabled === enabled) return;
    const now = context.clock.now();
    const others = off.filter((one) => one !== source);
    await storeSetting(trx, sourcesOffKey, enabled ? others : [...others, source], now);
    await writeAudit(trx, now, {
      ...caller,
      action: 'source.switched',
      reason: keptReason,
      details: { source, from: wasEnabled, to: enabled },
    });
  });
  context.tiktok.sources.switchesChanged();
  return readAdminSettings(context);
}
