import { escapeHtml } from '#simulator/pages/state-page.ts';
import type { PostState, SimulatorState } from '#simulator/world/simulator-state.ts';
import { field, hidden, operationForm } from './control-page-forms.ts';

type SellerState = SimulatorState['sellers'][number];

function postItem(post: PostState): string {
  const id = hidden('postId', post.id);
  const badges = [post.kind, post.picture, post.pinned ? 'pinned' : '', post.private ? 'private' : '']
    .filter((badge) => badge !== '')
    .map((badge) => `<span class="badge">${badge}</span>`)
    .join(' ');
  const time = new Date(post.postedAt * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return (
    `<li class="post">` +
    `<p class="quiet">${badges} ${time} UTC · <a href="${escapeHtml(post.url)}">post</a> · <a href="${escapeHtml(post.shortUrl)}">short link</a></p>` +
    operationForm(
      'edit-caption',
      `${id}${field('Caption', `<textarea name="caption" rows="3">\n${escapeHtml(post.caption)}</textarea>`)}`,
      'Save caption',
    ) +
    '<div class="row">' +
    operationForm(
      'set-pinned',
      `${id}${hidden('pinned', String(!post.pinned))}`,
      post.pinned ? 'Unpin' : 'Pin',
      'inline',
    ) +
    operationForm(
      'set-post-private',
      `${id}${hidden('private', String(!post.private))}`,
      post.private ? 'Make public' : 'Make private',
      'inline',
    ) +
    `${operationForm('delete-post', id, 'Delete', 'inline danger')}</div></li>`
  );
}

function accountForms(seller: SellerState): string {
  const handle = hidden('handle', seller.handle);
  return (
    operationForm(
      'edit-bio',
      `${handle}${field('Bio', `<textarea name="bio" rows="3">\n${escapeHtml(seller.bio)}</textarea>`)}`,
      'Save bio',
    ) +
    operationForm(
      'rename',
      `${handle}${field('New handle', '<input name="newHandle" required pattern="[A-Za-z0-9_.]{2,24}">')}`,
      'Rename',
    ) +
    `<div class="row">${operationForm(
      'set-account-private',
      `${handle}${hidden('private', String(!seller.private))}`,
      seller.private ? 'Make account public' : 'Make account private',
      'inline',
    )}${operationForm('delete-seller', handle, 'Delete account', 'inline danger')}${
      seller.hasConsented ? operationForm('disconnect', handle, 'Disconnect the app', 'inline danger') : ''
    }</div>`
  );
}

function sellerSection(seller: SellerState, shopOrigin: string | null): string {
  const name = encodeURIComponent(seller.handle);
  const shop =
    shopOrigin === null ? '' : `<a class="shop" href="${escapeHtml(shopOrigin)}/shop/${name}">Open shop</a> · `;
  const badges = [seller.verified ? 'verified' : '', seller.private ? 'private' : '']
    .filter((badge) => badge !== '')
    .map((badge) => `<span class="badge">${badge}</span>`)
    .join(' ');
  return (
    `<article class="card"><h3>@${escapeHtml(seller.handle)} ${badges}</h3><p>${escapeHtml(seller.nickname)} · ${seller.followers} followers</p>` +
    `<p class="quiet">${escapeHtml(seller.about)}</p><p>${shop}<a href="/embed/@${name}">embed page</a> · <a href="/@${name}">profile page</a></p>` +
    `<details><summary>Account</summary>${accountForms(seller)}</details>` +
    `<details><summary>${seller.posts.length} posts</summary><ul class="plain">${seller.posts.map(postItem).join('')}</ul></details></article>`
  );
}

/** Every seller with the forms for account and posts. */
export function sellerSections(state: SimulatorState, shopOrigin: string | null): string {
  return state.sellers.map((seller) => sellerSection(seller, shopOrigin)).join('');
}
