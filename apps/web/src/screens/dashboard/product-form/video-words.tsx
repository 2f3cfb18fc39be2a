import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { ExternalLink } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { toPicture } from '#web/features/catalog/page-product.ts';
import { Picture } from '#web/ui/picture.tsx';

/** What the product was read from: picture and caption of its video, beside the fields that it filled. */
export function VideoWords({ product, onAddPicture }: { product: OwnerProduct; onAddPicture: () => void }) {
  const { kind, caption, video_url: videoUrl, primary_thumbnail: picture } = product;
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  // Lines depend on the phone's width and letters, so only the drawn caption knows whether it is cut.
  useLayoutEffect(() => {
    const drawn = words.current;
    if (!drawn || isOpen) return;
    const observer = new ResizeObserver(() => setCut(drawn.scrollHeight > drawn.clientHeight + 1));
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [isOpen]);
  if (kind === 'manual') return null;
  const what = kind === 'video' ? 'video' : 'post';
  return (
    <section className="flex gap-3" aria-label={`Your ${what}`}>
      <span className="w-20 flex-none">
        <Picture picture={picture && toPicture(picture)} alt="" sizes="80px" />
        {!picture && (
          <button type="button" className="button button-text w-full px-0 text-sm" onClick={onAddPicture}>
            Add picture
          </button>
        )}
      </span>
      <div className="min-w-0 flex-1 text-sm">
        {caption && (
          <>
            <p className="font-semibold">Your caption</p>
            <p ref={words} className={`wrap-anywhere whitespace-pre-line ${isOpen ? '' : 'line-clamp-4'}`}>
              {caption}
            </p>
          </>
        )}
        <div className="flex flex-wrap gap-x-4">
          {isCut && (
            <button type="button" className="button button-text px-0 text-sm" onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Show less' : 'Show all'}
            </button>
          )}
          {videoUrl && (
            <a
              className="button button-text px-0 text-sm"
              href={videoUrl}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              <ExternalLink size={16} aria-hidden="true" />
              Watch on TikTok
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
