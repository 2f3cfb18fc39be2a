import * as calls from '@app/contracts/accounts/accounts.endpoints';
import type { Ownership } from '@app/contracts/accounts/accounts.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { callerSignal } from '#server/platform/http/caller-signal.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { checkOwnership, readOwnership } from './ownership.ts';

/** Proving that the TikTok handle is one's own: the code must stand in its bio. */
export function ownershipRoutes(api: HttpServer, accounts: AccountsContext): void {
  handle(api, calls.readOwnership, async (request) =>
    ownershipAnswer(await readOwnership(accounts, sellerOf(request).accountId)),
  );

  handle(api, calls.checkOwnership, async (request, reply) => {
    const caller = { ip: request.ip, left: callerSignal(reply) };
    return ownershipAnswer(await checkOwnership(accounts, sellerOf(request), caller));
  });
}

function ownershipAnswer(data: Ownership) {
  const message =
    data.state === 'confirmed'
      ? 'Your shop is confirmed. You can now remove the code from your TikTok bio.'
      : 'The code is not in your TikTok bio yet.';
  return answer(message, data);
}
