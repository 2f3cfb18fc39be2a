import type { Thumbnail } from '@app/contracts/catalog/catalog.schemas';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/seller/button.tsx';
import { moved } from './use-photos.ts';

interface PictureOrderProps {
  thumbnails: Thumbnail[];
  order: string[];
  onChange: (order: string[]) => void;
}

export function PictureOrder({ thumbnails, order, onChange }: PictureOrderProps) {
  if (order.length < 2) return null;
  const placeholders = new Map(thumbnails.map((thumbnail) => [thumbnail.thumbnail_url, thumbnail.placeholder]));
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Order of pictures</legend>
      <p className="text-sm text-muted">The first one shows on the card.</p>
      <ol className="scroll-x mt-2">
        {order.map((address, at) => (
          <li key={address} className="w-24 flex-none">
            <span className="frame" style={{ background: placeholders.get(address) }}>
              <img src={address} alt={`Number ${at + 1}`} loading="lazy" decoding="async" />
            </span>
            <PlaceButtons
              place={at}
              count={order.length}
              what={`picture ${at + 1}`}
              onMove={(to) => onChange(moved(order, at, to))}
            />
          </li>
        ))}
      </ol>
    </fieldset>
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
