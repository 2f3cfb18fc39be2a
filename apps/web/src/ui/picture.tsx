import type { Picture as PictureNamed } from '@app/contracts/catalog.schemas';
import { type ImageStep, jpegUrl, srcset } from '@app/contracts/picture-files';

interface PictureProps {
  picture: PictureNamed | null;
  alt: string;
  sizes: string;
  /** The largest file that is offered. */
  widest?: ImageStep;
  /** `first` is the page's largest picture, `eager` stands in the first screen, the rest load when they come near. */
  load?: 'first' | 'eager' | 'lazy';
  className?: string;
}

/**
 * A picture in a frame of fixed shape: the colours stand there at once, so nothing jumps and nothing is blank. Its JPEG
 * is for the few browsers that know no WebP, which our styles do not reach either: one size is enough for them.
 */
export function Picture({ picture, alt, sizes, widest, load = 'lazy', className = '' }: PictureProps) {
  if (!picture)
    return <span className={`frame frame-empty ${className}`} role="img" aria-label={`${alt} (no picture yet)`} />;
  const avif = srcset(picture, 'avif', widest);
  return (
    <picture className={`frame ${className}`} style={{ background: picture.placeholder }}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <source type="image/webp" srcSet={srcset(picture, 'webp', widest)} sizes={sizes} />
      <img
        src={jpegUrl(picture, widest === undefined ? 640 : 320)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        loading={load === 'lazy' ? 'lazy' : undefined}
        fetchPriority={load === 'first' ? 'high' : undefined}
      />
    </picture>
  );
}
