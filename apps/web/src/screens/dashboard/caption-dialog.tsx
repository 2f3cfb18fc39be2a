import { CaptionComposer } from '#web/features/composer/owner/caption-composer.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';

/** A caption written with its card in sight. What is written stays in the tab when the window is closed. */
export function CaptionDialog({ handle, onClose }: { handle: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Write a caption"
      description="Write it here and see its card. Copy it, then post it with your video on TikTok: #TRACK brings the video into your shop."
    >
      <CaptionComposer handle={handle} label="Your caption on TikTok" />
    </Dialog>
  );
}
