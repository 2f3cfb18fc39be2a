import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How a link's path names the size that is wanted; the object key stands before the `~`. */
type PictureTemplate =
  | { name: 'origin' }
  | { name: 'photo' }
  | { name: 'crop'; isPhoto: boolean }
  | { name: 'avatar'; sizePx: 100 | 720 | 1080 }
  | { name: 'zoom'; sizePx: 240 | 480 | 720 | 960 };

export type PictureLinks = ReturnType<typeof pictureLinks>;

const defaultLifetimeSeconds = 48 * 3600;

const folders = {
  origin: 'tos-alisg-p-0037',
  zoom: 'tos-alisg-p-0037',
  photo: 'tos-alisg-i-photomode-sg',
  avatar: 'tos-alisg-avt-0068',
} as const;

/** Crops lie beside what they are cut from. */
const folderOf = (template: PictureTemplate): string =>
  template.name === 'crop' ? folders[template.isPhoto ? 'photo' : 'origin'] : folders[template.name];

function suffixOf(template: PictureTemplate): string {
  if (template.name === 'origin') return '~tplv-tiktokx-origin.image';
  if (template.name === 'photo') return '~tplv-photomode-image.jpeg';
  if (template.name === 'crop') return '~tplv-tiktokx-cropcenter-q:300:400:q70.webp';
  if (template.name === 'avatar') return `~tplv-tiktokx-cropcenter:${template.sizePx}:${template.sizePx}.jpeg`;
  return `~tplv-photomode-zoomcover:${template.sizePx}:${template.sizePx}.jpeg`;
}

/** Makes and checks links of the form `/cdn/<folder>/<key>~tplv-….jpeg?dr=…&x-expires=<seconds>&x-signature=…`. */
export function pictureLinks(origin: () => string, nowSeconds: () => number) {
  let secret = randomBytes(32);
  let lifetimeSeconds = defaultLifetimeSeconds;
  const sign = (path: string, expires: string, nonce: string): string =>
    createHmac('sha1', secret).update(`${path}\n${expires}\n${nonce}`).digest('base64');
  return {
    /** A freshly signed link, different at every call, as TikTok's are. */
    link: (key: string, template: PictureTemplate): string => {
      const path = `/cdn/${folderOf(template)}/${key}${suffixOf(template)}`;
      const expires = String(nowSeconds() + lifetimeSeconds);
      const nonce = randomBytes(4).toString('hex');
      const query = new URLSearchParams({
        dr: '10395',
        'x-expires': expires,
        'x-signature': sign(path, expires, nonce),
      });
      return `${origin()}${path}?${query}&t=${nonce}&ps=13740610&shp=81f88b70&shcp=43f4a2f9&idc=my2`;
    },
    /** What a request for a picture may have: its key and template, or a refusal. */
    open: (path: string, query: URLSearchParams): { key: string; sizePx: number | null } | 'expired' | 'forged' => {
      const expires = query.get('x-expires') ?? '';
      const expected = Buffer.from(sign(path, expires, query.get('t') ?? ''));
      const given = Buffer.from(query.get('x-signature') ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
      if (Number(expires) <= nowSeconds()) return 'expired';
      const [key = '', template = ''] = path.slice(path.lastIndexOf('/') + 1).split('~');
      const size = template.split(':')[1];
      return { key, sizePx: size === undefined ? null : Number(size) };
    },
    setLifetime: (seconds: number): void => {
      lifetimeSeconds = seconds;
    },
    lifetimeSeconds: () => lifetimeSeconds,
    /** Makes every link handed out so far answer 403. */
    expireNow: (): void => {
      secret = randomBytes(32);
    },
  };
}
