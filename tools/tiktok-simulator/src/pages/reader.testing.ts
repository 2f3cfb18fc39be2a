/** A JSON object as it came over the wire. */
export type Json = { [name: string]: unknown };

/** The JSON state inside a page's script element; throws when the page has none. */
export function stateIn(html: string, scriptId: string): Json {
  const opening = `<script id="${scriptId}" type="application/json">`;
  const start = html.indexOf(opening);
  if (start === -1) throw new Error(`No script ${scriptId} in: ${html.slice(0, 200)}`);
  const from = start + opening.length;
  return JSON.parse(html.slice(from, html.indexOf('</script>', from))) as Json;
}

/** What stands at the end of a path of names and indexes, as an object. */
export function at(value: unknown, ...path: (string | number)[]): Json {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) throw new Error(`Nothing at ${path.join(' > ')}`);
    current = (current as Json)[step];
  }
  return current as Json;
}

type EmbedEntry = { status: number; entry: Json; userInfo: Json; videos: Json[]; html: string };

/** The embed page of a handle, opened. */
export async function readEmbed(origin: string, handle: string): Promise<EmbedEntry> {
  const response = await fetch(`${origin}/embed/@${handle}`);
  const html = await response.text();
  const entry = at(stateIn(html, '__FRONTITY_CONNECT_STATE__'), 'source', 'data', `/embed/@${handle}`);
  const videos = (entry.videoList ?? []) as Json[];
  return { status: response.status, entry, userInfo: (entry.userInfo ?? {}) as Json, videos, html };
}

async function readScope(url: string, name: string): Promise<Json> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return at(stateIn(await response.text(), '__UNIVERSAL_DATA_FOR_REHYDRATION__'), '__DEFAULT_SCOPE__', name);
}

/** `webapp.user-detail` of a profile page. */
export const readProfile = (origin: string, handle: string): Promise<Json> =>
  readScope(`${origin}/@${handle}`, 'webapp.user-detail');

/** `webapp.video-detail` of a post's page. */
export const readVideo = (origin: string, path: string): Promise<Json> =>
  readScope(`${origin}${path}`, 'webapp.video-detail');

/** An oEmbed answer. */
export async function readOembed(origin: string, url: string): Promise<{ status: number; body: Json }> {
  const response = await fetch(`${origin}/oembed?url=${encodeURIComponent(url)}`);
  return { status: response.status, body: (await response.json()) as Json };
}
