import { exportOwnData } from '@app/contracts/accounts/settings.endpoints';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

export function OwnData({ handle }: { handle: string }) {
  const { submit, pending } = useSubmit({
    send: async () => {
      saveFile(await call(exportOwnData), `dukalink-${handle}-${new Date().toISOString().slice(0, 10)}.json`);
      showSuccess('Your data is in your downloads');
    },
    failed: 'Failed to download your data. Please try again.',
  });
  return (
    <Section
      title="My data"
      lead="Everything we store about you and your shop, in one file. If the download does not start inside TikTok, open this page in Chrome."
    >
      <Button className="justify-self-start" pending={pending} onClick={submit}>
        {pending ? 'Collecting your data…' : 'Download my data'}
      </Button>
    </Section>
  );
}
