import type { AdminRole } from '@app/contracts/admin/session.schemas';

export const roleNames: Record<AdminRole, string> = { owner: 'Owner', support: 'Support', viewer: 'Viewer' };

/** What each may do. */
export const roleWords: Record<AdminRole, string> = {
  owner: 'Does all that support does, and manages administrators, settings and the audit log.',
  support: 'Helps and suspends sellers, decides payments, handles reports and writes notes.',
  viewer: 'Can only look.',
};

/** The same, to the administrator. */
export const youMay: Record<AdminRole, string> = {
  owner: 'You can do all that support does, and manage administrators, settings and the audit log.',
  support: 'You can help and suspend sellers, decide payments, handle reports and write notes.',
  viewer: 'You can look, not change.',
};

const ranks: Record<AdminRole, number> = { viewer: 0, support: 1, owner: 2 };

/** Only for what is shown: the server checks again. */
export const isAtLeast = (role: AdminRole, least: AdminRole) => ranks[role] >= ranks[least];
