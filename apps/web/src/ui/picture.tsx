/**
 * What a page needs of a re-hosted picture: addresses on our own host, size in pixels, a CSS background of its own
 * colours.
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

/** A picture in a frame of fixed shape: the colours stand there at once, so nothing jumps and nothing is blank. */
export function Picture({ picture, alt, sizes, load = 'lazy', className = '' }: PictureProps) {
  if (!picture)
    return <span className={`frame frame-empty ${className}`} role="img" aria-label={`${alt} (no picture yet)`} />;
  return (
    <picture className={`frame ${className}`} style={{ background: picture.placeholder }}>
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      {picture.webp && <source type="image/webp" srcSet={picture.webp} sizes={sizes} />}
      <img
        src={picture.src}
        srcSet={picture.jpeg || undefined}
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
