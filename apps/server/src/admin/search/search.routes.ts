import * as calls from '@app/contracts/admin/search/search.endpoints';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { isAtLeast } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { searchAll } from './search-all.ts';

/** One search over all that administrators look for. What was searched for is on no log. */
export function searchRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, calls.searchAll, async (request) =>
    answer(
      'Found',
      await searchAll(context, request.query.query ?? '', { seesWallets: isAtLeast(request, 'support') }),
    ),
  );
}
