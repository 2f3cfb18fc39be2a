import { type LimitRule, limitRule } from '#server/platform/http/database-limits.ts';

/**
 * Wrong passwords from a browser that signed in before: five, then a delay that doubles from half a minute to a quarter
 * of an hour.
 */
export const adminPasswordByDevice = limitRule('admin_password_device', {
  free: 5,
  windowSeconds: 24 * 3600,
  delaySeconds: [30, 15 * 60],
});

/** Strangers' wrong passwords for one username from one network: about 105 a day. */
export const adminPasswordByNetwork: LimitRule = { ...adminPasswordByDevice, name: 'admin_password_network' };

/** Strangers' wrong passwords for one username from everywhere, so that guessing has an end. */
export const adminPasswordByName: LimitRule = { ...adminPasswordByDevice, name: 'admin_password_name', free: 200 };

/** Wrong codes after the right password, apart from the passwords: knowing the one must not buy tries at the other. */
export const adminCodeByAdmin: LimitRule = { ...adminPasswordByDevice, name: 'admin_code_admin' };

/**
 * Wrong passwords of whoever is signed in, by the administrator's id: strangers at the login must not keep them from
 * their own account.
 */
export const adminOwnPassword: LimitRule = { ...adminPasswordByDevice, name: 'admin_own_password' };

/** Failed sign-ins from one address, whatever the name: an office may share one. */
export const adminLoginByAddress = limitRule('admin_login_address', {
  free: 30,
  windowSeconds: 3600,
  delaySeconds: [5, 5 * 60],
});
