import { drawBanner, readBanner, setBanner, uploadBanner } from '@app/contracts/catalog/banner/banner.endpoints';
import type { Banner } from '@app/contracts/catalog/banner/banner.schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ImagePlus, Paintbrush, Trash2 } from 'lucide-react';
import type { ChangeEvent } from 'react';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { preparePhoto } from '#web/features/catalog/owner/prepare-photo.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { FileButton } from '#web/ui/seller/fields/file-button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { showUndo } from '#web/ui/seller/toasts.tsx';

const bannerQuery = (handle: string) =>
  dataQuery([...queryKeys.account, 'banner', handle], readBanner, { params: { handle } });

const failed = 'Failed to change the banner. Please try again.';
/** A photo of 400 kB takes more than a minute on 2G. */
const timeoutMs = 180_000;

/** The picture among the products of the shop: own or drawn. */
export function ShopBanner({ user }: { user: ShopOwner }) {
  const handle = user.shopHandle;
  const { data, error } = useQuery(bannerQuery(handle));
  const { now } = useSubscription();
  const change = useChangeBanner(handle, data?.banner ?? null);
  // The section above says what failed.
  if (!data) return error ? null : <Skeleton className="h-15.5" />;
  const { banner } = data;
  const obstacle = user.suspension
    ? 'Your shop is suspended. You can remove your banner, but add none.'
    : now?.subscription.status === 'expired' &&
      'Your plan has ended. You can remove your banner. To change it, pay first.';
  return (
    <Section
      title="Banner"
      value={banner === null ? 'None' : banner.isDrawn ? 'Drawn from your shop' : 'Your own picture'}
      lead="A wide picture among your products. It costs buyers little data."
    >
      {banner && (
        <div className="overflow-hidden rounded-md" style={{ aspectRatio: 3, background: banner.placeholder }}>
          <img className="size-full object-cover" src={banner.url} alt="Your banner" />
        </div>
      )}
      {obstacle ? <p>{obstacle}</p> : <WaysToChange banner={banner} change={change} />}
      <div>
        <div role="alert">{change.error && <p className="font-semibold text-danger">{change.error}</p>}</div>
        {banner && (
          <Button variant="text" pending={change.running === 'remove'} onClick={() => change.start({ kind: 'remove' })}>
            <Trash2 size={18} aria-hidden="true" />
            Remove the banner
          </Button>
        )}
      </div>
    </Section>
  );
}

function WaysToChange({ banner, change }: { banner: Banner | null; change: ReturnType<typeof useChangeBanner> }) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that the same picture can be chosen again.
    target.value = '';
    if (file) change.start({ kind: 'upload', file });
  };
  return (
    <>
      <p className="text-sm text-muted">
        We keep the middle of your picture, three times as wide as high. Or we draw one: your name beside your first
        products, as they are now.
      </p>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        <FileButton accept="image/*" pending={change.running === 'upload'} onChange={take}>
          {change.running === 'upload' ? (
            <span className="spinner" aria-hidden="true" />
          ) : (
            <ImagePlus size={20} aria-hidden="true" />
          )}
          {change.running === 'upload' ? 'Sending…' : banner ? 'Choose another picture' : 'Choose a picture'}
        </FileButton>
        <Button pending={change.running === 'draw'} onClick={() => change.start({ kind: 'draw' })}>
          <Paintbrush size={20} aria-hidden="true" />
          {banner?.isDrawn ? 'Draw it again' : 'Draw one for me'}
        </Button>
      </div>
    </>
  );
}

type Change = { kind: 'upload'; file: File } | { kind: 'draw' } | { kind: 'remove' };

const done = { upload: 'Banner saved', draw: 'Banner drawn', remove: 'Banner removed' } as const;

function useChangeBanner(handle: string, before: Banner | null) {
  const params = { handle };
  const keep = (data: { banner: Banner | null }) => queryClient().setQueryData(bannerQuery(handle).queryKey, data);
  const send = async (change: Change) => {
    if (change.kind === 'remove') return call(setBanner, { params, body: { hash: null } });
    if (change.kind === 'draw') return call(drawBanner, { params });
    const { photo } = await preparePhoto(change.file);
    return call(uploadBanner, { params, body: photo, timeoutMs });
  };
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: send,
    onSuccess: ({ data }, { kind }) => {
      keep(data);
      if (data.banner?.hash === before?.hash) return;
      showUndo(
        done[kind],
        async () => keep((await call(setBanner, { params, body: { hash: before?.hash ?? null } })).data),
        failed,
      );
    },
  });
  return {
    running: isPending ? variables.kind : null,
    // What this phone finds wrong with a file is said as it is.
    error: error && (error instanceof ApiError ? wordsFor(error, failed) : error.message),
    start: (change: Change) => void (isPending || mutate(change)),
  };
}
