import * as calls from '@app/contracts/admin/settings.endpoints';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { callerOf } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import {
  changeAdministrator,
  endAdministratorSessions,
  readAdministrators,
  removeSecondFactorOf,
} from './administrators.ts';

/** How owners manage administrators. New ones are made by `npm run admin:create`. */
export function administratorsRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, calls.listAdministrators, async () =>
    answer('Administrators', { administrators: await readAdministrators(context) }),
  );
  handle(admin, calls.changeAdministrator, async (request) => {
    const data = await changeAdministrator(context, callerOf(request), request.params.adminId, request.body);
    return answer('Administrator changed', data);
  });
  handle(admin, calls.endAdministratorSessions, async (request) => {
    const { adminId } = request.params;
    const data = await endAdministratorSessions(context, callerOf(request), adminId, request.body.reason);
    return answer('Signed out everywhere', data);
  });
  handle(admin, calls.removeTheirSecondFactor, async (request) => {
    const { adminId } = request.params;
    const data = await removeSecondFactorOf(context, callerOf(request), adminId, request.body.reason);
    return answer('Second factor removed', data);
  });
}
