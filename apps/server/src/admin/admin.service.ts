import { createPasswords } from '#server/accounts/accounts.service.ts';
import { createKnownDevices } from '#server/platform/sessions/known-devices.ts';
import type { AdminDeps, AdminInputs } from './admin.context.ts';
import { createAdminTokens } from './administrators/admin-tokens.ts';
import { createOneTimeCodes } from './administrators/totp.ts';
import { createAdminGuards } from './guards.ts';
import { createReportDesk } from './reports/file-report.ts';

export type { AdminDeps } from './admin.context.ts';
export { handleAdminJobs } from './admin.jobs.ts';
export { purgeAdminSessions } from './administrators/admin-sessions.ts';
// The only door for other slices.
export { adminCommandName, runAdminCommand } from './administrators/managing/admin-command.ts';
export { makeAdministrator, makeFirstAdministrator } from './administrators/managing/make-administrator.ts';
export { closeUnknownSignIns } from './audit/unknown-sign-ins.ts';
export { findAdmin } from './guards.ts';
export type { ReportDesk } from './reports/file-report.ts';
export { createPageWriter } from './reports/page-writer.ts';
export { purgeRecentReports } from './reports/reports.queries.ts';

/** Puts administration together, for `adminRoutes`. */
export function createAdministration(inputs: AdminInputs): AdminDeps {
  const { db } = inputs.database;
  const tokens = createAdminTokens({ secret: inputs.tokenSecret, clock: inputs.clock });
  return {
    ...inputs,
    db,
    tokens,
    knownDevices: createKnownDevices({ secret: inputs.tokenSecret, purpose: 'admin-known-device' }),
    guards: createAdminGuards({ db, tokens }),
    passwords: createPasswords({ concurrent: 1, waiting: 16, cost: inputs.passwordCost }),
    codes: createOneTimeCodes(inputs.tokenSecret),
    reportDesk: createReportDesk({ ...inputs, db }),
  };
}
