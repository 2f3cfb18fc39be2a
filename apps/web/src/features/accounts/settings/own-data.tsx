import { useState } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { showError, showSuccess } from '#web/ui/seller/toasts.tsx';
import { readOwnData } from './settings.api.ts';
import { SettingsSection } from './settings-section.tsx';

/** The phone needs the address until its download has begun. */
const keptMs = 60_000;

/** Everything that is stored about the account, into the phone's downloads. */
export function OwnData({ handle }: { handle: string }) {
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      saveFile(await readOwnData(), `dukalink-${handle}-${new Date().toISOString().slice(0, 10)}.json`);
      showSuccess('Your data is in your downloads');
    } catch (error) {
      showError(error, 'Failed to download your data. Please try again.');
    } finally {
      setPending(false);
    }
  };
  return (
    <SettingsSection
      title="My data"
      lead="Everything we store about you and your shop, in one file. If nothing happens inside TikTok, open this page in Chrome."
    >
      <Button className="justify-self-start" pending={pending} onClick={download}>
        {pending ? 'Collecting your data…' : 'Download my data'}
      </Button>
    </SettingsSection>
  );
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
