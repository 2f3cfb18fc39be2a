import { checkOwnership, readOwnership } from '@app/server/accounts/claims/ownership';
import { changeContact } from '@app/server/accounts/settings/contact';
import { signIn } from '@app/server/accounts/sign-in/sign-in';
import { signUp } from '@app/server/accounts/sign-up/sign-up';
import type { App } from '@app/server/app';
import { findShopId } from '@app/server/catalog/shop/shop.queries';
import { addLinks } from '@app/server/ingestion/sync/add-links';
import type { Simulator } from '@app/tiktok-simulator/server';

/** The shop that the demo shows off; it has most products. */
export const sampleHandle = 'kampala.kicks';
/** Left out, so that a visitor of the demo can open a shop for them. */
export const newSellerHandle = 'glow.by.kyomu';
/** Everybody's password in the demo. */
export const demoPassword = 'Demo-2026!';

/**
 * Signs the public sellers of the simulator up, all but the one for trying it oneself, as a person would do it:
 * password, WhatsApp number, the code in the bio.
 */
export async function signUpSellers(app: App, simulator: Simulator): Promise<void> {
  const { accounts } = app.services;
  const sellers = simulator.control
    .state()
    .sellers.filter((seller) => !seller.private && seller.handle !== newSellerHandle);
  // The sample shop first: a person waits for it.
  sellers.sort((left, right) => Number(right.handle === sampleHandle) - Number(left.handle === sampleHandle));
  for (const [index, { handle, bio }] of sellers.entries()) {
    // An earlier start may have been stopped in the middle of this.
    const isThere = (await findShopId(app.database.db, handle)) !== null;
    // Each from an address of its own, because sign-ups of one address are limited.
    const ip = `127.0.1.${index + 1}`;
    const proof = { handle, password: demoPassword };
    const { user, accessToken } = isThere
      ? await signIn(accounts, proof, { ip, device: 'Demo', deviceCookie: null, asker: null })
      : await signUp(accounts, proof, { ip, device: null });
    // Numbers of a range that Uganda has not given to anybody's phone would not be valid; these are plainly made up.
    const seller = await accounts.guards.checkSocketJoin(accessToken);
    if (!seller) throw new Error(`@${handle} was signed up without a session.`);
    await changeContact(accounts, seller, { phoneNumber: `+25670000000${index}` });
    const { code } = await readOwnership(accounts, user.id);
    if (!code) continue;
    simulator.control.editBio(handle, `${bio} ${code}`.trim());
    // As with "Check now": a visitor of the demo would see unconfirmed shops until the next import.
    await checkOwnership(accounts, seller, { ip, left: new AbortController().signal });
  }
}

/** Adds the sample seller's older posts, which TikTok's list of 12 no longer shows, by their links. */
export async function addOlderPosts(app: App, simulator: Simulator): Promise<void> {
  const shopId = await findShopId(app.database.db, sampleHandle);
  const seller = simulator.control.state().sellers.find((one) => one.handle === sampleHandle);
  if (shopId === null || !seller) return;
  const urls = seller.posts.filter((post) => post.caption.toLowerCase().includes('#track')).map((post) => post.url);
  // One call reads as many as fit into a request's time; on a slow machine the rest goes into the next.
  for (let left = urls; left.length > 0; ) {
    const results = await addLinks(
      app.services.ingestion,
      { shopId, ip: '127.0.0.1' },
      left,
      AbortSignal.timeout(60_000),
    );
    const later = results.filter((result) => !result.ok && result.reason === 'later').map((result) => result.url);
    if (later.length === left.length) return;
    left = later;
  }
}
