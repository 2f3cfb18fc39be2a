import { ReasonBody } from '@app/contracts/admin-audit';
import { AdministratorAnswer, AdministratorListAnswer, AdministratorParams } from '@app/contracts/admin-session';
import { ChangeAdministratorBody } from '@app/contracts/admin-settings';
import { Failure } from '@app/contracts/errors';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSchema, callerOf, requireRole } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import {
  changeAdministrator,
  endAdministratorSessions,
  readAdministrators,
  removeSecondFactorOf,
} from './administrators.ts';

/** Administrators, in the hands of owners. New ones are made by `npm run admin:create`. */
export function administratorsRoutes(admin: HttpServer, context: AdminContext): void {
  const response = { 200: AdministratorAnswer, '4xx': Failure, '5xx': Failure };
  const onRequest = requireRole(context, 'owner');
  admin.get(
    '/admins',
    {
      onRequest,
      schema: {
        ...adminSchema,
        summary: 'All administrators',
        response: { ...response, 200: AdministratorListAnswer },
      },
    },
    async () => answer('Administrators', { administrators: await readAdministrators(context) }),
  );
  admin.patch(
    '/admins/:adminId',
    {
      onRequest,
      schema: {
        ...adminSchema,
        summary: 'Change the role of an administrator, or disable or enable them',
        params: AdministratorParams,
        body: ChangeAdministratorBody,
        response,
      },
    },
    async (request) => {
      const data = await changeAdministrator(context, callerOf(request), request.params.adminId, request.body);
      return answer('Administrator changed', data);
    },
  );
  admin.post(
    '/admins/:adminId/sessions/end',
    {
      onRequest,
      schema: {
        ...adminSchema,
        summary: 'End all sessions of an administrator at once',
        params: AdministratorParams,
        body: ReasonBody,
        response,
      },
    },
    async (request) => {
      const { adminId } = request.params;
      const data = await endAdministratorSessions(context, callerOf(request), adminId, request.body.reason);
      return answer('Signed out everywhere', data);
    },
  );
  admin.post(
    '/admins/:adminId/second-factor/removal',
    {
      onRequest,
      schema: {
        ...adminSchema,
        summary: "Remove another administrator's second factor",
        params: AdministratorParams,
        body: ReasonBody,
        response,
      },
    },
    async (request) => {
      const { adminId } = request.params;
      const data = await removeSecondFactorOf(context, callerOf(request), adminId, request.body.reason);
      return answer('Second factor removed', data);
    },
  );
}
