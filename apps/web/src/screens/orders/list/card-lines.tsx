import { imageUrl } from '@app/contracts/catalog/picture-files';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { formatPrice } from '#web/lib/formatting/format.ts';

interface CardLinesProps {
  lines: Order['lines'];
  /** By line. */
  notes: readonly (string | null)[];
}

export function CardLines({ lines, notes }: CardLinesProps) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {lines.map((line, index) => (
        // A product stands in one line for each size.
        <li key={`${line.videoId} ${line.size}`} className="flex gap-2">
          <SmallPicture picture={line.picture} />
          <div className="min-w-0 flex-1 text-sm leading-tight">
            <p className="wrap-anywhere">
              <b>
                {line.quantity} x No. {line.number}
                {line.size && `, ${line.size}`}
              </b>{' '}
              {line.title}
            </p>
            {notes[index] && <p className="wrap-anywhere">Note: {notes[index]}</p>}
          </div>
          <span className="flex-none text-sm leading-tight">
            {line.priceUgx === null ? 'Price?' : formatPrice(line.priceUgx * line.quantity)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The smallest file alone: a list of 50 orders has to come over 2G. */
function SmallPicture({ picture }: { picture: Order['lines'][number]['picture'] }) {
  if (!picture) return <span className="frame frame-empty w-10 flex-none self-start" />;
  return (
    <picture className="frame w-10 flex-none self-start" style={{ background: picture.placeholder }}>
      <source type="image/webp" srcSet={imageUrl(picture.key, 160, 'webp')} />
      <img
        src={imageUrl(picture.key, 160, 'jpg')}
        width={picture.width}
        height={picture.height}
        alt=""
        decoding="async"
        loading="lazy"
      />
    </picture>
  );
}
