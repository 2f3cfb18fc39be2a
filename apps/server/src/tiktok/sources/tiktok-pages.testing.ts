/**
 * TikTok's pages in the shapes recorded in September 2026, with invented people. A test names only what it is about;
 * every part can be replaced, also by what TikTok would never send.
 */
type Fields = Record<string, unknown>;

/** JSON for a script element, escaped as TikTok does. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003C');

/** A page that carries `state` in the script `id`. */
export function statePage(id: string, state: unknown): string {
  const script = `<script id="${id}" type="application/json">${scriptJson(state)}</script>`;
  return `<!DOCTYPE html><html><head><title>TikTok</title></head><body><div id="root"></div>${script}</body></html>`;
}

/** A signed link of TikTok's CDN; `name` is the object key and its template. */
export const cdnLink = (name: string, host = 'p16-common-sign'): string =>
  `https://${host}.tiktokcdn-eu.com/tos-alisg-p-0037/${name}?dr=10395&x-expires=1790262000&x-signature=c2lnbmVk&t=4d5b`;

/** An id whose upper half is `seconds`. */
export const idAt = (seconds: number, rest = 2_164_260_864): string => String((BigInt(seconds) << 32n) + BigInt(rest));

export function embedRow(fields: Fields = {}): Fields {
  return {
    authorUniqueId: 'amina.styles',
    coverUrl: cdnLink('cover~tplv-tiktokx-origin.image'),
    desc: 'Ankara dress 45k #TRACK',
    dynamicCoverUrl: cdnLink('moving~tplv-tiktokx-origin.image'),
    height: 1024,
    id: idAt(1_795_000_000),
    originCoverUrl: cdnLink('first~tplv-tiktokx-origin.image'),
    playAddr: 'https://v45.tiktokcdn-eu.com/video/?mime_type=video_mp4',
    playCount: 1200,
    privateItem: false,
    ratio: '540p',
    width: 576,
    ...fields,
  };
}

function embedUser(fields: Fields = {}): Fields {
  return {
    avatarThumbUrl: cdnLink('avatar~tplv-tiktokx-cropcenter:100:100.jpeg'),
    code: 200,
    customErrorCode: 0,
    followerCount: 4200,
    followingCount: 12,
    heartCount: 9000,
    id: '7100000000000000001',
    nickname: 'Amina Styles',
    privateAccount: false,
    signature: 'Kikuubo, shop 12\nduka-4821',
    uniqueId: 'amina.styles',
    verified: false,
    ...fields,
  };
}

/** The creator embed page; `entry` replaces fields of `source.data[key]`. */
export function embedHtml(
  rows: unknown[],
  user: Fields = {},
  key = '/embed/@amina.styles',
  entry: Fields = {},
): string {
  const data = {
    isError: false,
    isReady: true,
    link: key,
    page: 1,
    pageName: 'creator',
    userInfo: embedUser(user),
    videoList: rows,
    ...entry,
  };
  return statePage('__FRONTITY_CONNECT_STATE__', { source: { data: { '/': { isHome: true }, [key]: data } } });
}

export function videoItem(fields: Fields = {}): Fields {
  return {
    author: { id: '7100000000000000001', nickname: 'Amina Styles', uniqueId: 'amina.styles', verified: false },
    challenges: [{ id: '1', title: 'track', desc: '' }],
    contents: [{ desc: 'Ankara dress' }, { desc: '' }, { desc: '45k #TRACK', textExtra: [{ hashtagName: 'track' }] }],
    createTime: '1795000004',
    desc: 'Ankara dress 45k #TRACK',
    id: idAt(1_795_000_000),
    textExtra: [{ awemeId: '', end: 23, hashtagName: 'track', start: 17, subType: 0, type: 1 }],
    video: {
      cover: cdnLink('cover~tplv-tiktokx-origin.image'),
      duration: 17,
      height: 1024,
      originCover: cdnLink('first~tplv-tiktokx-origin.image'),
      playAddr: 'https://v16-webapp-prime.tiktok.com/video/',
      width: 576,
    },
    ...fields,
  };
}

/** One picture of a photo post, on two mirrors. */
export const photo = (key: string, fields: Fields = {}): Fields => ({
  imageHeight: 1436,
  imageURL: {
    urlList: [cdnLink(`../tos-alisg-i-photomode-sg/${key}`), cdnLink(`../tos-alisg-i-photomode-sg/${key}`, 'p19')],
  },
  imageWidth: 1080,
  ...fields,
});

/** The video page with any `webapp.video-detail`. */
export function videoHtml(detail: unknown): string {
  return statePage('__UNIVERSAL_DATA_FOR_REHYDRATION__', {
    __DEFAULT_SCOPE__: { 'webapp.app-context': { language: 'en' }, 'webapp.video-detail': detail },
  });
}

/** The video page of a post that can be seen. */
export function postHtml(fields: Fields = {}): string {
  return videoHtml({ itemInfo: { itemStruct: videoItem(fields) }, shareMeta: {}, statusCode: 0, statusMsg: '' });
}

export function oembedCard(fields: Fields = {}): Fields {
  return {
    version: '1.0',
    type: 'video',
    title: 'Ankara dress 45k #TRACK',
    author_url: 'https://www.tiktok.com/@amina.styles',
    author_name: 'Amina Styles',
    html: '<blockquote><p>Ankara dress <a title="track" href="https://www.tiktok.com/tag/track?refer=embed">#TRACK</a></p></blockquote>',
    thumbnail_width: 576,
    thumbnail_height: 1024,
    thumbnail_url: cdnLink('thumb~tplv-tiktokx-origin.image'),
    provider_name: 'TikTok',
    author_unique_id: 'amina.styles',
    embed_product_id: idAt(1_795_000_000),
    embed_type: 'video',
    ...fields,
  };
}

/** The firewall's page, about 1.4 kB. */
export const waitingPage = `<!DOCTYPE html><html><body><div>Please wait...</div><p id="cs" class="eyJ2Ijp7fX0="></p><p id="wci" class="_wafchallengeid"></p><script>/*${'.'.repeat(900)}*/</script></body></html>`;
export const captchaPage =
  '<html><script src="/secsdk-captcha/captcha.js"></script><div id="captcha-init"></div></html>';
export const verifyJson = '{"code":"10000","from":"","type":"verify","region":"va","subtype":"slide"}';
export const shellPage = statePage('__UNIVERSAL_DATA_FOR_REHYDRATION__', {
  __DEFAULT_SCOPE__: { 'webapp.app-context': { language: 'en' } },
});
