import type { ShareKitFile } from '@app/contracts/catalog/share-kit/share-kit.schemas';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { giveFile, takesFile } from './give-file.ts';
import { type KitSubject, kitFileQuery } from './share-kit.api.ts';

interface KitFilesProps {
  subject: KitSubject;
  version: string;
  files: { file: ShareKitFile; type: string; label: string }[];
}

/** Files that are made with the tap on them. */
export function KitFiles({ subject, version, files }: KitFilesProps) {
  const [said, setSaid] = useState('');
  const [pending, setPending] = useState<string | null>(null);
  const give = async (file: ShareKitFile, way: 'share' | 'download') => {
    setPending(file + way);
    setSaid('');
    try {
      setSaid(await giveFile(await queryClient().fetchQuery(kitFileQuery(subject, file, version)), way));
    } catch (error) {
      setSaid(wordsFor(error, 'The file could not be made. Please try again.'));
    }
    setPending(null);
  };
  return (
    <>
      {files.map(({ file, type, label }) => (
        <div key={file} className="kit-file">
          <span>{label}</span>
          {takesFile(file, type) && (
            <Button
              className="button-round"
              aria-label={`Share: ${label}`}
              pending={pending === `${file}share`}
              onClick={() => give(file, 'share')}
            >
              <Share2 size={18} aria-hidden="true" />
            </Button>
          )}
          <Button
            aria-label={`Download: ${label}`}
            pending={pending === `${file}download`}
            onClick={() => give(file, 'download')}
          >
            <Download size={18} aria-hidden="true" />
            Download
          </Button>
        </div>
      ))}
      <p className="text-sm font-semibold empty:hidden" role="status">
        {said}
      </p>
    </>
  );
}
