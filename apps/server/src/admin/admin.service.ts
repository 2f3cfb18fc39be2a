import { createAdminTokens } from './accounts/admin-tokens.ts';
import type { AdminDeps, AdminInputs } from './admin-deps.ts';
import { createAdminGuards } from './guards.ts';

// The only door for other slices.
export type { AdminDeps } from './admin-deps.ts';
export { findAdmin } from './guards.ts';

/** Puts administration together, for `adminRoutes`. */
export function createAdministration(inputs: AdminInputs): AdminDeps {
  const { db } = inputs.database;
  const tokens = createAdminTokens({ secret: inputs.tokenSecret, clock: inputs.clock });
  return { ...inputs, db, guards: createAdminGuards({ db, tokens }) };
}
