import { useQuery } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { savesData } from '#web/lib/browser/saves-data.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { dataAddress, giveFile, takesFile } from './give-file.ts';
import { type KitSubject, kitFileQuery } from './share-kit.api.ts';

interface KitPictureProps {
  subject: KitSubject;
  shape: 'status' | 'square';
  version: string;
  /** What it shows, for screen readers. */
  alt: string;
}

/** A picture as it will be sent, and the ways to send it. On 2g and with Save-Data it is loaded with a tap. */
export function KitPicture({ subject, shape, version, alt }: KitPictureProps) {
  const [isWanted, setWanted] = useState(() => !savesData());
  const [said, setSaid] = useState('');
  const query = kitFileQuery(subject, `${shape}.jpg`, version);
  const { data: file, error, refetch, isFetching } = useQuery({ ...query, enabled: isWanted });
  const { data: address } = useQuery({
    queryKey: [...query.queryKey, 'shown'],
    queryFn: () => dataAddress(file ?? new Blob()),
    enabled: file !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const give = (way: 'share' | 'download') => async () => file && setSaid(await giveFile(file, way));
  return (
    <div className="kit-picture">
      <div className={`kit-frame kit-${shape}`}>
        {address && (
          <img className="size-full" src={address} width={1080} height={shape === 'status' ? 1920 : 1080} alt={alt} />
        )}
        {!address && (
          <Waiting
            {...{ isWanted, error: isFetching ? null : error }}
            onAsk={() => (isWanted ? refetch() : setWanted(true))}
          />
        )}
      </div>
      <div className="grid content-start gap-2">
        {takesFile('picture.jpg', 'image/jpeg') && (
          <Button variant="brand" onClick={give('share')} disabled={!address}>
            <Share2 size={18} aria-hidden="true" />
            Share
          </Button>
        )}
        <Button onClick={give('download')} disabled={!address}>
          <Download size={18} aria-hidden="true" />
          Download
        </Button>
        <p className="text-sm text-muted">
          {shape === 'status' ? 'For your WhatsApp Status and for TikTok.' : 'For chats, groups and Instagram.'} Or
          press and hold the picture.
        </p>
        <p className="text-sm font-semibold empty:hidden" role="status">
          {said}
        </p>
      </div>
    </div>
  );
}

function Waiting({ isWanted, error, onAsk }: { isWanted: boolean; error: unknown; onAsk: () => void }) {
  if (isWanted && !error)
    return (
      <p className="self-start p-4 text-sm font-semibold" role="status">
        Drawing your picture…
      </p>
    );
  return (
    <div className="grid justify-items-center gap-2">
      <p className="text-sm text-muted" role={error ? 'alert' : undefined}>
        {error ? wordsFor(error, 'The picture could not be drawn.') : 'About 200 kB of data.'}
      </p>
      <Button onClick={onAsk}>{error ? 'Retry' : 'Show'}</Button>
    </div>
  );
}
