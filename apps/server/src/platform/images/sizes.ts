import type { ImageFormat } from '@app/contracts/catalog/picture-files';

export const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

export const previewFile = 'preview.jpg';

export const bannerFile = 'banner.webp';

/** Drawn for a seller to share; no visitor may request them. */
export const sharedFiles = ['status.jpg', 'square.jpg'] as const;

export const isImageHash = (value: string): boolean => /^[0-9a-f]{32}$/.test(value);

/** True for the files that visitors may request. */
export const isPublicImageFile = (value: string): boolean =>
  /^(?:(?:160|320|640|1080)\.(?:jpg|webp|avif)|preview\.jpg|banner\.webp)$/.test(value);

/** Where a file of a picture lies in the store: `ab/abcdef…/320.webp`; two leading digits keep folders small. */
export function imageKey(hash: string, file: string): string {
  return `${hash.slice(0, 2)}/${hash}/${file}`;
}

/** Path of a link preview made by `storePreview`. */
export function previewUrl(hash: string): string {
  return `/images/${hash}/${previewFile}`;
}

/** Path of a banner made by `makeBanner`. */
export function bannerUrl(hash: string): string {
  return `/images/${hash}/${bannerFile}`;
}
