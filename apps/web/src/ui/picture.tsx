import type { Picture as PictureNamed } from '@app/contracts/catalog/catalog.schemas';
import { type ImageStep, jpegUrl, srcset } from '@app/contracts/catalog/picture-files';

interface PictureProps {
  picture: PictureNamed | null;
  alt: string;
  sizes: string;
  widest?: ImageStep;
  /** `first` is the page's largest picture, `eager` is in the first screen. */
  load?: 'first' | 'eager' | 'lazy';
  /** A smaller file of it that the phone has already; it stands in until this one is there. */
  standIn?: string | false | undefined;
  className?: string;
}

/** Has a fixed shape and placeholder colours, so nothing jumps. Browsers without WebP get one JPEG. */
export function Picture({ picture, alt, sizes, widest, load = 'lazy', standIn, className = '' }: PictureProps) {
  if (!picture)
    return <span className={`frame frame-empty ${className}`} role="img" aria-label={`${alt} (no picture yet)`} />;
  const avif = srcset(picture, 'avif', widest);
  return (
    <picture
      className={`frame ${className}`}
      style={{ background: standIn ? `url(${standIn}) center / cover` : picture.placeholder }}
    >
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <source type="image/webp" srcSet={srcset(picture, 'webp', widest)} sizes={sizes} />
      <img
        src={jpegUrl(picture, widest === undefined ? 640 : 320)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        // The largest picture is drawn with the page, not a moment later.
        decoding={load === 'first' ? undefined : 'async'}
        loading={load === 'lazy' ? 'lazy' : undefined}
        fetchPriority={load === 'first' ? 'high' : undefined}
      />
    </picture>
  );
}
