// What other slices use of accounts.
export type { AccountsContext } from './accounts.context.ts';
export { findUser, type UserRow } from './accounts.queries.ts';
export {
  correctContact,
  endAllSessions,
  requireLockedAccount,
  restoreAccount,
  suspendAccount,
} from './by-administrator/act-on-account.ts';
export { correctSignUpNumber, isSignUp, resendSignUpCode } from './by-administrator/pending-sign-up.ts';
export { startRecovery } from './by-administrator/recovery.ts';
