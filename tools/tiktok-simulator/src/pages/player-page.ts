import { flattened } from './captions-on-the-wire.ts';
import type { Stage } from './embed-page.ts';
import { escapeHtml, jsonForScript } from './state-page.ts';

/** What the frame says to the page around it, in the form of the Embed Player's documentation. */
const said = (type: string, value: number | string) => ({ 'x-tiktok-player': true, type, value });

const playing = 1;

/**
 * `GET /player/v1/{id}`: the Embed Player, made for a frame. It loads nothing further and shows its caption in place of a
 * video. Its look was never recorded, nor what it says of posts that it does not play.
 */
export function playerPage(stage: Stage, id: string): string {
  const post = stage.world.posts.get(id);
  const seller = post && stage.world.sellers.get(post.userId);
  const isPlayed = post?.kind === 'video' && !post.private && seller?.private === false;
  const words = isPlayed ? flattened(post.caption) : 'Video currently unavailable';
  const messages = isPlayed
    ? [said('onPlayerReady', ''), said('onStateChange', playing)]
    : [said('onError', 'unavailable')];
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>TikTok</title><style>',
    'body{margin:0;height:100vh;display:grid;place-items:center;background:#111;color:#fff;font:16px sans-serif}',
    'p{margin:16px;text-align:center;overflow-wrap:anywhere}</style></head>',
    `<body><p>${isPlayed ? '▶ ' : ''}${escapeHtml(words)}</p>`,
    `<script>for (const message of ${jsonForScript(messages)}) parent.postMessage(message, '*');</script></body></html>`,
  ].join('');
}
