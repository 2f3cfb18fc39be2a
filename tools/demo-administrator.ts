import { randomBytes } from 'node:crypto';
import { makeAdministrator } from '@app/server/admin/admin.service';
import type { App } from '@app/server/app';

const username = 'admin@dukalink.example';

/** An administrator with a password that is new each time: one that is written down would be tried on real services. */
export async function makeDemoAdministrator(app: App): Promise<{ username: string; password: string }> {
  const password = `Demo-7${randomBytes(9).toString('base64url')}`;
  await makeAdministrator(app.services.administration, { username, password, role: 'owner' }, 'create_or_reset');
  return { username, password };
}
