import { createPasswords } from '#server/accounts/accounts.service.ts';
import { createKnownDevices } from '#server/platform/sessions/known-devices.ts';
import { createAdminTokens } from './accounts/admin-tokens.ts';
import { createOneTimeCodes } from './accounts/one-time-codes.ts';
import type { AdminDeps, AdminInputs } from './admin-deps.ts';
import { createAdminGuards } from './guards.ts';
import { createReportDesk } from './reports/report-desk.ts';

// The only door for other slices.
export { adminCommandName, runAdminCommand } from './accounts/admin-command.ts';
export { purgeAdminSessions } from './accounts/admin-sessions.ts';
export { makeAdministrator, makeFirstAdministrator } from './accounts/make-administrator.ts';
export { handleAdminJobs } from './admin.jobs.ts';
export type { AdminDeps } from './admin-deps.ts';
export { closeUnknownSignIns } from './audit/unknown-sign-ins.ts';
export { findAdmin } from './guards.ts';
export { createPageWriter } from './reports/page-writer.ts';
export type { ReportDesk } from './reports/report-desk.ts';
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
