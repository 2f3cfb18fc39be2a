import * as calls from '@app/contracts/accounts/accounts.endpoints';
import type { Ownership } from '@app/contracts/accounts/accounts.schemas';
import * as codeCalls from '@app/contracts/accounts/phone-codes.endpoints';
import * as settingsCalls from '@app/contracts/accounts/settings.endpoints';
import cookie from '@fastify/cookie';
import { ownShopOf, readFacts } from '#server/catalog/catalog.service.ts';
import { deviceOf } from '#server/identity/device.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { exportsPerAccount } from '#server/identity/limits.ts';
import { answer } from '#server/platform/http/answer.ts';
import { callerSignal } from '#server/platform/http/caller-signal.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { AccountsContext } from './accounts.context.ts';
import { askerOf, callerOf, rememberBrowser, rememberDevice } from './caller.ts';
import { completeClaim } from './claims/complete-claim.ts';
import { openClaim } from './claims/open-claim.ts';
import { checkOwnership, readOwnership } from './claims/ownership.ts';
import { askForDeletion, takeDeletionBack } from './deletion/deletion.ts';
import { exportOwnData } from './export/export.ts';
import { changePassword } from './password/change-password.ts';
import { codeSent, phoneRoutes } from './phone/phone.routes.ts';
import { endOtherSessions, endSession, listSessions, refresh, signOut } from './sessions/sessions.ts';
import { changeContact } from './settings/contact.ts';
import { changeLoginPhone, requestLoginPhoneCode, requestOwnerCode } from './settings/login-phone.ts';
import { noteWelcome } from './settings/note-welcome.ts';
import { readShopSettings, updateShopSettings } from './settings/shop-settings.ts';
import { updateFacts } from './settings/state-facts.ts';
import { signIn } from './sign-in/sign-in.ts';
import { correctHandle } from './sign-up/correct-handle.ts';
import { signUp, type ValidatedHandle, validateHandle } from './sign-up/sign-up.ts';
import { readUser } from './signed-in.ts';
import { tiktokRoutes } from './tiktok/tiktok.routes.ts';

const rooms = [
  signInRoutes,
  phoneRoutes,
  proofRoutes,
  passwordRoute,
  settingsRoutes,
  deletionAndExportRoutes,
  tiktokRoutes,
];

/** All of `/auth/*`; the scope carries `apiConventions`. */
export async function accountsRoutes(parent: HttpServer, accounts: AccountsContext): Promise<void> {
  await parent.register(async (scope) => {
    const api = scope as HttpServer;
    await api.register(cookie);
    api.addHook(
      'preSerialization',
      rememberDevice(accounts.publicOrigin, { withTikTok: accounts.tiktok.api !== null }),
    );
    for (const addRoutes of rooms) addRoutes(api, accounts);
  });
}

/** Opening an account by handle and password, and its sessions. */
function signInRoutes(api: HttpServer, accounts: AccountsContext): void {
  handle(api, calls.validateHandle, { onRequest: rememberBrowser(accounts.publicOrigin) }, async (request, reply) => {
    const { handle, ...data } = await validateHandle(accounts, request.body.handle, {
      ip: request.ip,
      signal: callerSignal(reply),
    });
    return answer(handleMessage({ handle, ...data }), data);
  });

  handle(api, calls.signUp, { answersOnlyTo: askerOf }, async (request) => {
    const signedIn = await signUp(accounts, request.body, callerOf(request));
    const message =
      signedIn.user.handleCheck === null
        ? 'Account created successfully! Your shop is ready.'
        : 'Account created. Your shop opens as soon as TikTok shows your handle.';
    return answer(message, { ...signedIn, shopLink: signedIn.user.shopLink ?? '' });
  });

  handle(api, calls.signIn, async (request) =>
    answer('Welcome back!', await signIn(accounts, request.body, callerOf(request))),
  );
  handle(api, calls.refreshSession, async (request) =>
    answer('Session renewed', await refresh(accounts, request.body.refreshToken, deviceOf(request))),
  );
  handle(api, calls.signOut, { isUnguarded: true }, async (request) => {
    // A second sign-out succeeds, too.
    await signOut(accounts, request.headers.authorization);
    return answer('Signed out successfully', {});
  });
  handle(api, settingsCalls.listSessions, async (request) =>
    answer('Your sessions', { sessions: await listSessions(accounts, sellerOf(request)) }),
  );
  handle(api, settingsCalls.endSession, async (request) => {
    const { body, ip, params } = request;
    await endSession(accounts, sellerOf(request), params.sessionId, { ...body, ip });
    return answer('Signed out there', {});
  });
  handle(api, settingsCalls.endOtherSessions, async (request) => {
    const ended = await endOtherSessions(accounts, sellerOf(request), { ...request.body, ip: request.ip });
    return answer('Signed out everywhere else', { ended });
  });
}

/** Proofs by a code in the TikTok bio: of a handle, and without a session for taking one over or a forgotten password. */
function proofRoutes(api: HttpServer, accounts: AccountsContext): void {
  handle(api, calls.readOwnership, async (request) =>
    ownershipAnswer(await readOwnership(accounts, sellerOf(request).accountId)),
  );

  handle(api, calls.checkOwnership, async (request, reply) => {
    const caller = { ip: request.ip, left: callerSignal(reply) };
    return ownershipAnswer(await checkOwnership(accounts, sellerOf(request), caller));
  });

  handle(
    api,
    calls.openClaim,
    { onRequest: rememberBrowser(accounts.publicOrigin), answersOnlyTo: askerOf },
    async (request) => {
      const data = await openClaim(accounts, request.body.handle, callerOf(request));
      return answer('Put this code into your TikTok bio.', data);
    },
  );

  handle(api, calls.completeClaim, { answersOnlyTo: askerOf }, async (request, reply) => {
    const claimant = { ...callerOf(request), left: callerSignal(reply) };
    const data = await completeClaim(accounts, request.params.claimId, request.body.password, claimant);
    return answer('The handle is yours. You can now remove the code from your TikTok bio.', data);
  });
}

function passwordRoute(api: HttpServer, accounts: AccountsContext): void {
  handle(api, settingsCalls.changePassword, async (request) => {
    // The browser was known by the password before; its device cookie leaves with the answer.
    const deviceToken = await changePassword(accounts, sellerOf(request), request.body, request.ip);
    return answer('Password changed. You are signed out everywhere else.', { deviceToken });
  });
}

function deletionAndExportRoutes(api: HttpServer, accounts: AccountsContext): void {
  handle(api, settingsCalls.askForDeletion, async (request) => {
    const data = await askForDeletion(accounts, sellerOf(request), { ...request.body, ip: request.ip });
    return answer('Your shop is closed. Your account will be deleted in 7 days unless you change your mind.', data);
  });
  handle(api, settingsCalls.takeDeletionBack, async (request) =>
    answer('Your account stays. Your shop is open again.', await takeDeletionBack(accounts, sellerOf(request))),
  );
  handle(api, settingsCalls.exportOwnData, { limits: [exportsPerAccount] }, async (request, reply) => {
    const { fileName, body } = await exportOwnData(accounts, sellerOf(request));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(body);
  });
}

function handleMessage({ handle, exists, registered }: ValidatedHandle): string {
  if (registered) return 'This handle already has a shop. Sign in, or prove that it is yours.';
  return exists ? `Found @${handle}` : 'Handle not found on TikTok';
}

function ownershipAnswer(data: Ownership) {
  const message =
    data.state === 'confirmed'
      ? 'Your shop is confirmed. You can now remove the code from your TikTok bio.'
      : 'The code is not in your TikTok bio yet.';
  return answer(message, data);
}

/** The signed-in seller and their settings. An expired subscription closes neither read nor write. */
function settingsRoutes(api: HttpServer, accounts: AccountsContext): void {
  for (const read of [calls.readMe, calls.readProfile])
    handle(api, read, async (request) => answer('Your account', await readUser(accounts, sellerOf(request).accountId)));
  handle(api, calls.updateContact, async (request) => {
    const data = await changeContact(accounts, sellerOf(request), request.body);
    return answer(data.phoneNumber ? 'WhatsApp number added successfully!' : 'WhatsApp number removed', data);
  });
  handle(api, calls.noteWelcome, async (request) => answer('Welcome!', await noteWelcome(accounts, sellerOf(request))));
  handle(api, calls.correctHandle, async (request) => {
    const data = await correctHandle(accounts, sellerOf(request), request.body.handle, request.ip);
    const isOpen = data.handleCheck === null;
    const message = isOpen ? `TikTok knows @${data.handle}. Your shop is open.` : `Your handle is @${data.handle} now.`;
    return answer(message, data);
  });
  handle(api, codeCalls.sendLoginPhoneCode, async (request) =>
    codeSent(await requestLoginPhoneCode(accounts, sellerOf(request), request.body, request.ip)),
  );
  handle(api, codeCalls.changeLoginPhone, async (request) => {
    const data = await changeLoginPhone(accounts, sellerOf(request), request.body, request.ip);
    return answer('You can sign in with this phone now.', data);
  });
  handle(api, codeCalls.sendOwnerCode, async (request) =>
    codeSent(await requestOwnerCode(accounts, sellerOf(request), request.ip)),
  );
  handle(api, settingsCalls.readShopSettings, async (request) =>
    answer('Your settings', await readShopSettings(accounts, sellerOf(request), request.params.handle)),
  );
  handle(api, settingsCalls.updateShopSettings, async (request) =>
    answer('Saved', await updateShopSettings(accounts, sellerOf(request), request.params.handle, request.body)),
  );
  handle(api, settingsCalls.updateFacts, async (request) => {
    const { handle: ownHandle, shopId } = await ownShopOf(accounts.db, request);
    await updateFacts(accounts, sellerOf(request), request.body, request.ip);
    return answer('Saved', (await readFacts(accounts.db, ownHandle, shopId)).facts);
  });
}
