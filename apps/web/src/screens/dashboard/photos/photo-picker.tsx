import { maxPhotosPerProduct } from '@app/contracts/catalog/photos';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { FileButton } from '#web/ui/seller/fields/file-button.tsx';
import { showText } from '#web/ui/seller/toasts.tsx';
import { PlaceButtons } from './picture-order.tsx';
import type { ChosenPhoto, ChosenPhotos } from './use-photos.ts';

const tooMany = `A product has at most ${maxPhotosPerProduct} photos. The others were left out.`;

/** Own photos from camera or gallery, with preview, order, progress and retry. */
export function PhotoPicker({ chosen, error }: { chosen: ChosenPhotos; error: string | null | undefined }) {
  const { photos } = chosen;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="font-semibold">Photos</legend>
      <p className="text-sm text-muted">Up to {maxPhotosPerProduct}. The first one shows on the card.</p>
      <PhotoUploads chosen={chosen} room={maxPhotosPerProduct - photos.length} error={error} />
    </fieldset>
  );
}

interface PhotoUploadsProps {
  chosen: ChosenPhotos;
  /** How many more there may be. */
  room: number;
  error: string | null | undefined;
}

/** Chosen photos and the two ways to choose more. */
export function PhotoUploads({ chosen, room, error }: PhotoUploadsProps) {
  const { photos } = chosen;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // So that a removed photo can be chosen again.
    event.target.value = '';
    if (chosen.add(files, room) > 0) showText(tooMany);
  };
  return (
    <>
      {photos.length > 0 && (
        <ol className="scroll-x">
          {photos.map((photo, at) => (
            <PhotoCard key={photo.id} photo={photo} at={at} count={photos.length} chosen={chosen} />
          ))}
        </ol>
      )}
      {room > 0 && (
        <div className="grid grid-cols-2 gap-2">
          <FileButton look="px-2" accept="image/*" multiple onChange={take}>
            <ImagePlus size={20} aria-hidden="true" />
            Gallery
          </FileButton>
          <FileButton look="px-2" accept="image/*" capture="environment" onChange={take}>
            <Camera size={20} aria-hidden="true" />
            Camera
          </FileButton>
        </div>
      )}
      <div role="alert">{error && <p className="text-sm font-semibold text-danger">{error}</p>}</div>
    </>
  );
}

interface PhotoCardProps {
  photo: ChosenPhoto;
  at: number;
  count: number;
  chosen: ChosenPhotos;
}

function PhotoCard({ photo, at, count, chosen }: PhotoCardProps) {
  const name = `photo ${at + 1}`;
  return (
    <li className="w-28 flex-none">
      <span className="frame">{photo.preview && <img src={photo.preview} alt={`Your ${name}`} />}</span>
      <PhotoState photo={photo} name={name} onRetry={() => chosen.retry(photo)} />
      <PlaceButtons place={at} count={count} what={name} onMove={(to) => chosen.move(photo.id, to)} />
      <Button variant="text" className="w-full" onClick={() => chosen.remove(photo.id)}>
        <Trash2 size={18} aria-hidden="true" />
        Remove<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

function PhotoState({ photo, name, onRetry }: { photo: ChosenPhoto; name: string; onRetry: () => void }) {
  if (photo.state === 'failed')
    return (
      <div role="alert" className="text-sm">
        <p className="text-danger">{photo.error}</p>
        {photo.mayRetry && (
          <Button variant="text" onClick={onRetry}>
            Try again<span className="sr-only"> with {name}</span>
          </Button>
        )}
      </div>
    );
  if (photo.state === 'done') return <p className="text-center text-sm text-muted">Uploaded</p>;
  return (
    <p className="text-sm text-muted">
      {photo.state === 'preparing' ? 'Waiting…' : `Sending ${Math.round(photo.share * 100)} %`}
      <progress className="block w-full" aria-label={`Upload of ${name}`} max={1} value={photo.share} />
    </p>
  );
}
