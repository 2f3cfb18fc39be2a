import { Failure } from '@app/contracts/errors';
import Type from 'typebox';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { exportOwnData } from './export.ts';

/** The seller's own data as one file; an expired subscription does not close it. */
export function exportRoute(api: HttpServer, accounts: AccountsContext): void {
  api.get(
    '/auth/me/export',
    {
      onRequest: accounts.guards.requireSeller,
      schema: {
        tags: ['auth'],
        summary: 'Everything stored about my account, as one JSON file',
        security: [{ seller: [] }],
        // A stream is sent as it is; what may be in it stands in exported-tables.ts.
        response: { 200: Type.Unknown(), '4xx': Failure, '5xx': Failure },
      },
    },
    async (request, reply) => {
      const { fileName, body } = await exportOwnData(accounts, sellerOf(request));
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(body);
    },
  );
}
