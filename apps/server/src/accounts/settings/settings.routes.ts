import { ShopSettingsAnswer, UpdateShopSettingsBody } from '@app/contracts/account-settings';
import { ShopParams } from '@app/contracts/catalog';
import { Failure } from '@app/contracts/errors';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { readShopSettings, updateShopSettings } from './shop-settings.ts';

/** The owner's settings; an expired subscription closes neither read nor write. */
export function settingsRoutes(api: HttpServer, accounts: AccountsContext): void {
  const common = { tags: ['shop'], params: ShopParams, security: [{ seller: [] }] };
  const response = { 200: ShopSettingsAnswer, '4xx': Failure, '5xx': Failure };
  api.get(
    '/shop/:handle/settings',
    {
      onRequest: accounts.guards.requireSeller,
      schema: { ...common, summary: 'What I have set about my shop', response },
    },
    async (request) =>
      answer('Your settings', await readShopSettings(accounts, sellerOf(request), request.params.handle)),
  );
  api.put(
    '/shop/:handle/settings',
    {
      onRequest: accounts.guards.requireSeller,
      schema: {
        ...common,
        summary:
          "Give the shop a name (null gives TikTok's back), or say whether buyers may call, and whether I am reminded by SMS",
        body: UpdateShopSettingsBody,
        response,
      },
    },
    async (request) =>
      answer('Saved', await updateShopSettings(accounts, sellerOf(request), request.params.handle, request.body)),
  );
}
