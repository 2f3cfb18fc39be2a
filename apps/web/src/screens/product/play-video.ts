import { settle } from '#web/lib/browser/settle.ts';

// A file of its own without React, whose address stands in documents that may show the player (`data-play` of the data
// block): it comes with the tap, and no visitor pays for it before.

/** The address while the player is open, so that Back closes it. */
const openHash = '#video';
/** Posts whose player said that it does not show them: their links are followed from then on. */
const refused = new Set<string>();

/** Shows TikTok's player over the product's page. Throws in a browser without `<dialog>`. */
export function playVideo(link: HTMLAnchorElement): void {
  link.style.opacity = '';
  // A second tap while the file came, or one whose page was left.
  if (document.querySelector('.video') || !link.isConnected) return;
  const { href } = link;
  if (refused.has(href)) {
    location.assign(href);
    return;
  }
  const sheet = document.createElement('dialog');
  sheet.className = 'video';
  sheet.setAttribute('aria-labelledby', 'plays-from');
  append(sheet, 'style').textContent = look;
  const head = append(sheet, 'div', 'video-head');
  const name = append(head, 'h2');
  name.id = 'plays-from';
  name.textContent = 'Plays from TikTok';
  const close = append(head, 'button', 'button button-quiet');
  close.textContent = 'Close';
  close.onclick = () => sheet.close();
  const forgetPlayer = addPlayer(sheet, href);
  const onTikTok = append(sheet, 'a', 'button button-quiet');
  onTikTok.textContent = 'Open in TikTok';
  onTikTok.href = href;
  onTikTok.rel = 'nofollow noopener';
  document.body.append(sheet);
  sheet.showModal();
  settle(sheet);
  closeOnBack(sheet, forgetPlayer);
}

/** TikTok is not told in which page it stands, and its frame can not lead that page elsewhere. */
function addPlayer(sheet: HTMLElement, href: string): () => void {
  const { player: playerOrigin } = document.getElementById('app')?.dataset ?? {};
  const stage = append(sheet, 'div', 'video-stage');
  const words = append(stage, 'p');
  words.setAttribute('role', 'status');
  words.textContent = 'Loading from TikTok…';
  const player = document.createElement('iframe');
  player.title = 'Video on TikTok';
  player.allow = 'autoplay; fullscreen';
  player.referrerPolicy = 'no-referrer';
  player.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  const [id = ''] = /\d+$/.exec(href) ?? [];
  player.src = `${playerOrigin}/player/v1/${id}?controls=1&description=0&music_info=0&rel=0&autoplay=1`;
  player.onload = () => {
    words.textContent = '';
  };
  const hear = ({ origin, data }: MessageEvent) => {
    if (origin !== playerOrigin || !/^on(?:Player)?Error$/.test(data?.type)) return;
    refused.add(href);
    player.remove();
    words.textContent = 'TikTok does not play this video here. Open it in TikTok.';
  };
  addEventListener('message', hear);
  stage.append(player);
  return () => removeEventListener('message', hear);
}

function closeOnBack(sheet: HTMLDialogElement, forgetPlayer: () => void): void {
  const { state } = history;
  // A shared or reloaded address may name the player, which has not been opened there.
  if (location.hash === openHash) history.replaceState(state, '', location.pathname + location.search);
  // With the app's state of this page, which so keeps its place.
  history.pushState(state, '', openHash);
  const follow = () => {
    if (location.hash !== openHash) sheet.close();
  };
  addEventListener('popstate', follow);
  sheet.onclose = () => {
    removeEventListener('popstate', follow);
    forgetPlayer();
    // With its frame, so that nothing is heard any more.
    sheet.remove();
    settle(document.body);
    if (location.hash === openHash) history.back();
  };
}

function append<Tag extends keyof HTMLElementTagNameMap>(to: HTMLElement, tag: Tag, className = '') {
  const element = to.appendChild(document.createElement(tag));
  element.className = className;
  return element;
}

/** In the page's own sheet each visitor would load it. */
const look = `
.video{width:100%;max-width:448px;height:100%;max-height:100%;margin:auto;padding:8px 16px calc(8px + env(safe-area-inset-bottom));background:var(--color-ground);color:var(--color-ink)}
.video[open]{display:flex;flex-direction:column;gap:8px}
.video::backdrop{background:rgb(0 0 0/.7)}
.video-head{display:flex;align-items:center;justify-content:space-between;gap:8px}
.video h2{font-weight:600}
.video-stage{position:relative;flex:1;min-height:0;border-radius:12px;background:var(--color-sunken);overflow:hidden}
.video p{position:absolute;inset:0;display:grid;place-items:center;padding:16px;text-align:center}
.video iframe{position:absolute;width:100%;height:100%;border:0}
:root:has(.video){overflow:hidden}`;
