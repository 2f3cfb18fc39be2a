/**
 * What a page needs of a re-hosted picture: its address on our own host, size in pixels, a CSS background of its own
 * colours. The `srcset`s name files in the folder of `src`, so that all pictures of a page have the same ones and it
 * carries them once.
 */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  placeholder: string;
  jpeg: string;
  webp: string;
  avif: string;
}

interface PictureProps {
  picture: PictureSource | null;
  alt: string;
  sizes: string;
  /** `first` is the page's largest picture, `eager` stands in the first screen, the rest load when they come near. */
  load?: 'first' | 'eager' | 'lazy';
  className?: string;
}

/** `/images/…/` of `/images/…/640.jpg`. */
export const folderOf = (src: string) => src.slice(0, src.lastIndexOf('/') + 1);

/** A picture in a frame of fixed shape: the colours stand there at once, so nothing jumps and nothing is blank. */
export function Picture({ picture, alt, sizes, load = 'lazy', className = '' }: PictureProps) {
  if (!picture)
    return <span className={`frame frame-empty ${className}`} role="img" aria-label={`${alt} (no picture yet)`} />;
  // Only names that begin a candidate: phones keep pictures of an older version, with whole addresses.
  const inFolder = (srcset: string) => srcset.replace(/(^| )(?=\d+\.)/g, `$1${folderOf(picture.src)}`);
  return (
    <picture className={`frame ${className}`} style={{ background: picture.placeholder }}>
      {picture.avif && <source type="image/avif" srcSet={inFolder(picture.avif)} sizes={sizes} />}
      {picture.webp && <source type="image/webp" srcSet={inFolder(picture.webp)} sizes={sizes} />}
      <img
        src={picture.src}
        srcSet={inFolder(picture.jpeg) || undefined}
        sizes={picture.jpeg ? sizes : undefined}
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
