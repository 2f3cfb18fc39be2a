/** JSON for a `<script>` element: nothing in it can end the element or open a comment. Used by every simulated page. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003C')
    .replaceAll('>', '\\u003E')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A page that carries its data in one JSON script element, as TikTok's embed and web pages do. */
export function statePage(scriptId: string, state: unknown): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>TikTok</title>',
    '<meta name="description" content="TikTok - trends start here."></head>',
    '<body><div id="root"></div>',
    `<script id="${scriptId}" type="application/json">${jsonForScript(state)}</script>`,
    '</body></html>',
  ].join('');
}

export const embedStateId = '__FRONTITY_CONNECT_STATE__';
export const webStateId = '__UNIVERSAL_DATA_FOR_REHYDRATION__';
