import type { AdminDeps } from '#server/admin/admin.context.ts';
import type { AdminCredentials } from '#server/admin/administrators/administrators.queries.ts';
import {
  adminLoginByAddress,
  adminPasswordByDevice,
  adminPasswordByName,
  adminPasswordByNetwork,
} from '#server/admin/administrators/limits.ts';
import { addressKey, networkKey } from '#server/platform/http/database-limits.ts';

/** From where somebody signs in: the address for limits and log, the browser in words for the session, and what `KnownDevices` knows it by. */
export interface From {
  ip: string;
  device: string | null;
  deviceCookie: string | null;
}

/** What to take back of the counted try, as it goes on. */
interface Passed {
  passwordWasRight(): Promise<void>;
  nothingFailed(): Promise<void>;
}

/**
 * Counts a sign-in before its password is looked at. A browser that signed in before has a gate of its own and waits for nobody else. Throws
 * `rate_limited`.
 */
export async function passGates(
  { limits, knownDevices }: AdminDeps,
  { username, admin, from }: { username: string; admin: AdminCredentials | null; from: From },
): Promise<Passed> {
  const owner = admin && { accountId: admin.admin_id, passwordHash: admin.password_hash };
  const device = owner && knownDevices.find(from.deviceCookie, owner);
  if (device !== null) {
    await limits.take(adminPasswordByDevice, device);
    return { passwordWasRight: () => limits.clear(adminPasswordByDevice, device), nothingFailed: async () => {} };
  }
  const address = addressKey(from.ip);
  // A new password is a new gate: after a reset at the shell nobody waits for what strangers tried before.
  const gate = admin ? `${username} ${admin.password_hash}` : username;
  const fromNetwork = `${gate} ${networkKey(from.ip)}`;
  await limits.take(adminLoginByAddress, address);
  await limits.take(adminPasswordByNetwork, fromNetwork);
  await limits.take(adminPasswordByName, gate);
  return {
    async passwordWasRight() {
      await limits.clear(adminPasswordByNetwork, fromNetwork);
      await limits.giveBack(adminPasswordByName, gate);
    },
    nothingFailed: () => limits.giveBack(adminLoginByAddress, address),
  };
}
