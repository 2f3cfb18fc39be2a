import type { Thumbnail } from '@app/contracts/catalog/catalog.schemas';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/seller/button.tsx';
import { moved } from './use-photos.ts';

interface PictureOrderProps {
  thumbnails: Thumbnail[];
  order: string[];
  /** Pictures that the owner added, which can go again. */
  added: string[];
  onChange: (order: string[]) => void;
  onRemove: (address: string) => void;
}

/** The pictures that a product has; the first one shows on its card. */
export function PictureOrder({ thumbnails, order, added, onChange, onRemove }: PictureOrderProps) {
  const placeholders = new Map(thumbnails.map((thumbnail) => [thumbnail.thumbnail_url, thumbnail.placeholder]));
  return (
    <ol className="scroll-x mt-2">
      {order.map((address, at) => (
        <li key={address} className="w-24 flex-none">
          <span className="frame" style={{ background: placeholders.get(address) }}>
            <img src={address} alt={`Number ${at + 1}`} loading="lazy" decoding="async" />
          </span>
          {order.length > 1 && (
            <PlaceButtons
              place={at}
              count={order.length}
              what={`picture ${at + 1}`}
              onMove={(to) => onChange(moved(order, at, to))}
            />
          )}
          {order.length > 1 && added.includes(address) && (
            <Button variant="text" className="w-full px-0" onClick={() => onRemove(address)}>
              <Trash2 size={18} aria-hidden="true" />
              Remove<span className="sr-only"> picture {at + 1}</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

export function PlaceButtons(props: { place: number; count: number; what: string; onMove: (to: number) => void }) {
  const { place, count, what, onMove } = props;
  return (
    <span className="flex justify-center">
      <Button
        className="button-round"
        disabled={place === 0}
        aria-label={`Move ${what} forward`}
        onClick={() => onMove(place - 1)}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <Button
        className="button-round"
        disabled={place === count - 1}
        aria-label={`Move ${what} back`}
        onClick={() => onMove(place + 1)}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
    </span>
  );
}
