import * as calls from '@app/contracts/account-settings.endpoints';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { readShopSettings, updateShopSettings } from './shop-settings.ts';

export function settingsRoutes(api: HttpServer, accounts: AccountsContext): void {
  handle(api, calls.readShopSettings, async (request) =>
    answer('Your settings', await readShopSettings(accounts, sellerOf(request), request.params.handle)),
  );
  handle(api, calls.updateShopSettings, async (request) =>
    answer('Saved', await updateShopSettings(accounts, sellerOf(request), request.params.handle, request.body)),
  );
}
