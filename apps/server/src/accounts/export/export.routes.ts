import { Failure } from '@app/contracts/errors';
import Type from 'typebox';
import type { Accounts } from '#server/accounts/accounts.service.ts';
import { sellerOf } from '#server/identity/guards.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

/** The seller's own data as one file; an expired subscription does not close it. */
export function exportRoutes(api: HttpServer, accounts: Accounts): void {
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
      const { fileName, body } = await accounts.exportOwnData(sellerOf(request));
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(body);
    },
  );
}
