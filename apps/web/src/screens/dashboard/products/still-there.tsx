import { noteStillThere } from '@app/contracts/catalog/owner-products.endpoints';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { useMutation } from '@tanstack/react-query';
import { counted } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showError, showUndo } from '#web/ui/seller/toasts.tsx';

/** Notes that products are still there, with Undo. Buyers see nothing of it, so only the lists come again. */
function useStillThere(handle: string) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (body: { videoIds: string[]; isThere: boolean }) => {
      await call(noteStillThere, { params: { handle }, body });
      await queryClient().invalidateQueries({ queryKey: queryKeys.products });
    },
    onError: (error) => showError(error, 'Failed to save. Please try again.'),
  });
  const send = (videoIds: string[], isThere: boolean) =>
    mutateAsync({ videoIds, isThere }).then(
      () => true,
      () => false,
    );
  const say = async (videoIds: string[]) => {
    if (!(await send(videoIds, true))) return;
    showUndo(`${counted(videoIds.length, 'product')} still there`, () => send(videoIds, false));
  };
  return { say, isPending };
}

interface IsStillThereProps {
  handle: string;
  product: OwnerProduct;
  pending: boolean;
  onSoldOut: () => void;
}

export function IsStillThere({ handle, product, pending, onSoldOut }: IsStillThereProps) {
  const { say, isPending } = useStillThere(handle);
  const { video_id: videoId, title } = product;
  return (
    <div className="own-above grid grid-cols-2 gap-2">
      <Button aria-label={`Still there: ${title}`} pending={isPending} onClick={() => say([videoId])}>
        Still there
      </Button>
      <Button aria-label={`Sold out: ${title}`} pending={pending} onClick={onSoldOut}>
        Sold out
      </Button>
    </div>
  );
}

/** For what stands on the list: what has not been seen is not confirmed. */
export function AllStillThere({ handle, products }: { handle: string; products: OwnerProduct[] }) {
  const { say, isPending } = useStillThere(handle);
  const videoIds = products.slice(0, maxAtOnce).map(({ video_id }) => video_id);
  return (
    <Button className="justify-self-start" pending={isPending} onClick={() => say(videoIds)}>
      These {videoIds.length} are still there
    </Button>
  );
}

/** As the call takes. */
const maxAtOnce = 100;
