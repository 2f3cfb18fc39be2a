import type { PasswordLimits } from '#server/identity/password-limits.ts';
import { type LimitRule, limitRule } from '#server/platform/http/database-limits.ts';

/** Five wrong tries, then a delay that doubles from half a minute to a quarter of an hour. */
const fiveTries = limitRule('admin_password_device', {
  free: 5,
  windowSeconds: 24 * 3600,
  delaySeconds: [30, 15 * 60],
});

/** Wrong passwords of administrators. */
export const adminPasswordLimits: PasswordLimits = {
  /** From a browser that signed in before. */
  byDevice: fiveTries,
  /** Of strangers, for one username from one network: about 105 a day. */
  byNetwork: { ...fiveTries, name: 'admin_password_network' },
  /** Of strangers, for one username from everywhere, so that guessing has an end. */
  byAccount: { ...fiveTries, name: 'admin_password_name', free: 200 },
  /** Of the administrator who is signed in, by id: strangers' tries at the login do not count here. */
  bySignedIn: { ...fiveTries, name: 'admin_own_password' },
  /** Failed sign-ins from one address, whatever the name: an office may share one. */
  byAddress: limitRule('admin_login_address', { free: 30, windowSeconds: 3600, delaySeconds: [5, 5 * 60] }),
};

/** Wrong codes after the right password, counted apart: knowing the password must not buy tries at the code. */
export const adminCodeByAdmin: LimitRule = { ...fiveTries, name: 'admin_code_admin' };
