import { CaptionComposer } from '#web/features/composer/owner/caption-composer.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';

/** A caption written with its card in sight. What is written stays in the tab when the window is closed. */
export function CaptionDialog({ handle, onClose }: { handle: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Write a caption" description="See its card before you post.">
      <CaptionComposer handle={handle} label="Your caption on TikTok" />
    </Dialog>
  );
}
