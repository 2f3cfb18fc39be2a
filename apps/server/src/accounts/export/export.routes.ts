import * as calls from '@app/contracts/accounts/settings.endpoints';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { exportsPerAccount } from '#server/identity/limits.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { exportOwnData } from './export.ts';

export function exportRoute(api: HttpServer, accounts: AccountsContext): void {
  handle(api, calls.exportOwnData, { limits: [exportsPerAccount] }, async (request, reply) => {
    const { fileName, body } = await exportOwnData(accounts, sellerOf(request));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(body);
  });
}
