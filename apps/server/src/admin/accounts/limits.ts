import type { LimitRule } from '#server/platform/http/database-limits.ts';

/** Wrong passwords for one username: five, then a delay that doubles from half a minute to a quarter of an hour. */
export const adminPasswordByName: LimitRule = {
  name: 'admin_password_name',
  free: 5,
  windowSeconds: 24 * 3600,
  delaySeconds: 30,
  maxDelaySeconds: 15 * 60,
};

/** Wrong codes after the right password, apart from the passwords: knowing the one must not buy tries at the other. */
export const adminCodeByAdmin: LimitRule = { ...adminPasswordByName, name: 'admin_code_admin' };

/** Wrong passwords of whoever is signed in, by the administrator's id: strangers at the login must not keep them from their own account. */
export const adminOwnPassword: LimitRule = { ...adminPasswordByName, name: 'admin_own_password' };

/** Failed sign-ins from one address, whatever the name: an office may share one. */
export const adminLoginByAddress: LimitRule = {
  name: 'admin_login_address',
  free: 30,
  windowSeconds: 3600,
  delaySeconds: 5,
  maxDelaySeconds: 5 * 60,
};
