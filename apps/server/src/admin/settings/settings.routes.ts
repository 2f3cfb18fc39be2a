import { AdminSettingsAnswer, ChangeSettingsBody, SourceParams, SwitchSourceBody } from '@app/contracts/admin-settings';
import type { AdminDeps } from '#server/admin/admin.context.ts';
import { callerOf } from '#server/admin/guards.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changeSettings, readAdminSettings, switchSource } from './change-settings.ts';

const common = { tags: ['admin'], security: [{ admin: [] }] };

/** What is set for all: everybody here may read it, owners change it. */
export function settingsRoutes(admin: HttpServer, deps: AdminDeps): void {
  admin.get(
    '/settings',
    {
      onRequest: deps.guards.requireRole('viewer'),
      schema: {
        ...common,
        summary: 'Price, length of the trial, second factor, TikTok sources',
        response: { 200: AdminSettingsAnswer },
      },
    },
    async () => ({ success: true as const, message: 'Settings', data: await readAdminSettings(deps) }),
  );
  admin.patch(
    '/settings',
    {
      onRequest: deps.guards.requireRole('owner'),
      schema: {
        ...common,
        summary: 'Change price, length of the trial or the second factor for all, from now on',
        body: ChangeSettingsBody,
        response: { 200: AdminSettingsAnswer },
      },
    },
    async (request) => ({
      success: true as const,
      message: 'Settings saved',
      data: await changeSettings(deps, callerOf(request), request.body),
    }),
  );
  admin.put(
    '/settings/sources/:source',
    {
      onRequest: deps.guards.requireRole('owner'),
      schema: {
        ...common,
        summary: 'Let a TikTok source be asked, or not, by all processes',
        params: SourceParams,
        body: SwitchSourceBody,
        response: { 200: AdminSettingsAnswer },
      },
    },
    async (request) => ({
      success: true as const,
      message: request.body.enabled ? 'Source switched on' : 'Source switched off',
      data: await switchSource(deps, callerOf(request), { ...request.params, ...request.body }),
    }),
  );
}
