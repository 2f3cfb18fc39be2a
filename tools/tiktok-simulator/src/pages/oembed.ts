import { type Post, type Seller, sellerByHandle } from '#simulator/world/world.ts';
import { flattened, hashtagsOf } from './captions-on-the-wire.ts';
import { coverLink, type Stage } from './embed-page.ts';
import { escapeHtml } from './state-page.ts';

const tiktok = 'https://www.tiktok.com';
const tiktokHosts = new Set(['www.tiktok.com', 'tiktok.com', 'm.tiktok.com']);

/** Caption as HTML: every hashtag is a link that names it in `title`. */
function captionHtml(caption: string): string {
  let html = '';
  let written = 0;
  for (const tag of hashtagsOf(caption)) {
    const name = escapeHtml(tag.hashtagName);
    html += escapeHtml(caption.slice(written, tag.start));
    html += `<a title="${name}" target="_blank" href="${tiktok}/tag/${name}?refer=embed">#${name}</a>`;
    written = tag.end;
  }
  return html + escapeHtml(caption.slice(written));
}

function videoReply(stage: Stage, seller: Seller, post: Post): unknown {
  const title = flattened(post.caption);
  const spec = stage.world.pictures.get(post.coverKey);
  const author = `${tiktok}/@${seller.handle}`;
  const html =
    `<blockquote class="tiktok-embed" cite="${author}/video/${post.id}" data-video-id="${post.id}" ` +
    'data-embed-from="oembed" style="max-width:605px; min-width:325px;"> <section> ' +
    `<a target="_blank" title="@${seller.handle}" href="${author}?refer=embed">@${seller.handle}</a> ` +
    `<p>${captionHtml(title)}</p> <a target="_blank" title="♬ original sound" href="${tiktok}/music/original-sound-${seller.userId}` +
    `?refer=embed">♬ original sound - ${escapeHtml(seller.nickname)}</a> </section> </blockquote> ` +
    `<script async src="${tiktok}/embed.js"></script>`;
  return {
    version: '1.0',
    type: 'video',
    title,
    author_url: author,
    author_name: seller.nickname,
    width: '100%',
    height: '100%',
    html,
    thumbnail_width: spec?.width ?? 576,
    thumbnail_height: spec?.height ?? 1024,
    thumbnail_url: coverLink(stage, post, post.coverKey),
    provider_url: tiktok,
    provider_name: 'TikTok',
    author_unique_id: seller.handle,
    embed_product_id: post.id,
    embed_type: 'video',
  };
}

function profileReply(seller: Seller): unknown {
  const author = `${tiktok}/@${seller.handle}`;
  return {
    version: '1.0',
    type: 'rich',
    title: `${seller.nickname}'s Creator Profile`,
    author_url: author,
    author_name: seller.nickname,
    width: '100%',
    height: '100%',
    html:
      `<blockquote class="tiktok-embed" cite="${author}" data-unique-id="${seller.handle}" data-embed-from="oembed" ` +
      'data-embed-type="creator" style="max-width:780px; min-width:288px;"> <section> ' +
      `<a target="_blank" href="${author}?refer=creator_embed">@${seller.handle}</a> </section> </blockquote> ` +
      `<script async src="${tiktok}/embed.js"></script>`,
    provider_url: tiktok,
    provider_name: 'TikTok',
    embed_product_id: seller.handle,
    embed_type: 'profile',
  };
}

const refusal = { status: 400, body: { message: 'Something went wrong', code: 400 } };

/**
 * `GET /oembed?url=`: a video's or a profile's card. Unknown, private, short and foreign links answer 400. Links may be
 * written for tiktok.com or for this simulator.
 */
export function oembedReply(stage: Stage, url: string | null): { status: number; body: unknown } {
  const target = URL.parse(url ?? '');
  if (target === null || !(tiktokHosts.has(target.hostname) || target.origin === stage.origin())) return refusal;
  const [handlePart = '', kind, id = '', ...rest] = target.pathname.split('/').filter((part) => part !== '');
  if (!handlePart.startsWith('@') || rest.length > 0) return refusal;
  if (kind === undefined) {
    const seller = sellerByHandle(stage.world, handlePart.slice(1));
    return seller === undefined || seller.private ? refusal : { status: 200, body: profileReply(seller) };
  }
  const post = kind === 'video' || kind === 'photo' ? stage.world.posts.get(id) : undefined;
  const seller = post && stage.world.sellers.get(post.userId);
  if (post === undefined || seller === undefined || post.private || seller.private) return refusal;
  return { status: 200, body: videoReply(stage, seller, post) };
}
