import * as calls from '@app/contracts/admin/settings.endpoints';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { callerOf } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changeSettings, readAdminSettings, switchSource } from './change-settings.ts';

/** Settings for all, which every administrator reads and owners change. */
export function settingsRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, calls.readSettings, async () => answer('Settings', await readAdminSettings(context)));
  handle(admin, calls.changeSettings, async (request) =>
    answer('Settings saved', await changeSettings(context, callerOf(request), request.body)),
  );
  handle(admin, calls.switchSource, async (request) =>
    answer(
      request.body.enabled ? 'Source switched on' : 'Source switched off',
      await switchSource(context, callerOf(request), { ...request.params, ...request.body }),
    ),
  );
}
