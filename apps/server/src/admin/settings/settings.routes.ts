import { AdminSettingsAnswer, ChangeSettingsBody, SourceParams, SwitchSourceBody } from '@app/contracts/admin-settings';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSchema, callerOf, requireRole } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changeSettings, readAdminSettings, switchSource } from './change-settings.ts';

/** What is set for all: everybody here may read it, owners change it. */
export function settingsRoutes(admin: HttpServer, context: AdminContext): void {
  admin.get(
    '/settings',
    {
      onRequest: requireRole(context, 'viewer'),
      schema: {
        ...adminSchema,
        summary: 'Price, length of the trial, second factor, TikTok sources',
        response: { 200: AdminSettingsAnswer },
      },
    },
    async () => answer('Settings', await readAdminSettings(context)),
  );
  admin.patch(
    '/settings',
    {
      onRequest: requireRole(context, 'owner'),
      schema: {
        ...adminSchema,
        summary: 'Change price, length of the trial or the second factor for all, from now on',
        body: ChangeSettingsBody,
        response: { 200: AdminSettingsAnswer },
      },
    },
    async (request) => answer('Settings saved', await changeSettings(context, callerOf(request), request.body)),
  );
  admin.put(
    '/settings/sources/:source',
    {
      onRequest: requireRole(context, 'owner'),
      schema: {
        ...adminSchema,
        summary: 'Let a TikTok source be asked, or not, by all processes',
        params: SourceParams,
        body: SwitchSourceBody,
        response: { 200: AdminSettingsAnswer },
      },
    },
    async (request) =>
      answer(
        request.body.enabled ? 'Source switched on' : 'Source switched off',
        await switchSource(context, callerOf(request), { ...request.params, ...request.body }),
      ),
  );
}
