import { maxPhotoBytes, photoTypes } from '@app/contracts/catalog/photos';

/** As much as the largest picture that buyers get. */
const maxSidePx = 1600;
const smallBytes = 400_000;
const quality = 0.85;
const previewSidePx = 160;

interface PreparedPhoto {
  photo: Blob;
  /** A small picture as an address; null if this phone cannot show it. */
  preview: string | null;
}

const wrongType = 'Please choose a JPEG, PNG or WebP photo.';
const tooLarge = 'This photo is larger than 10 MB. Please choose a smaller one.';

/** Null if the file may be tried. Some phones give no type. */
export function refusalOf({ type, size }: { type: string; size: number }): string | null {
  if (size === 0) return 'This file is empty. Please choose another photo.';
  if (type !== '' && !type.startsWith('image/')) return wrongType;
  return null;
}

/** Never enlarges. */
export function fitInto(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Makes large photos upright JPEGs without metadata. Throws an Error with words for people. */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const refusal = refusalOf(file);
  if (refusal) throw new Error(refusal);
  const image = await decode(file);
  const isOurs = (photoTypes as readonly string[]).includes(file.type);
  if (!image) {
    // The server may still be able to read it.
    if (!isOurs) throw new Error(wrongType);
    return { photo: checked(file), preview: null };
  }
  try {
    const preview = draw(image, previewSidePx)?.toDataURL('image/jpeg', 0.7) ?? null;
    const isSmall = file.size <= smallBytes && Math.max(image.width, image.height) <= maxSidePx;
    const drawn = isOurs && isSmall ? null : await toJpeg(draw(image, maxSidePx));
    if (!drawn && !isOurs) throw new Error(wrongType);
    return { photo: checked(drawn && (drawn.size < file.size || !isOurs) ? drawn : file), preview };
  } finally {
    image.close();
  }
}

function checked(photo: Blob): Blob {
  if (photo.size > maxPhotoBytes) throw new Error(tooLarge);
  return photo;
}

/** Upright as the camera was held; null if this browser cannot read it. */
function decode(file: File): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

function draw(image: ImageBitmap, maxSide: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitInto(image.width, image.height, maxSide));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // JPEG has no transparency: without a ground it turns black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement | null): Promise<Blob | null> =>
  new Promise((resolve) => (canvas ? canvas.toBlob(resolve, 'image/jpeg', quality) : resolve(null)));
