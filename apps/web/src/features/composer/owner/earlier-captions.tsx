import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newestProductsQuery, ownProductQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showError, showInfo, showUndo } from '#web/ui/seller/toasts.tsx';

interface EarlierCaptionsProps {
  handle: string;
  field: HTMLTextAreaElement;
}

/** More would push the field off a phone's first screen. */
const shownPosts = 3;

/** The seller's newest posts, whose captions a new one can begin with. */
export function EarlierCaptions({ handle, field }: EarlierCaptionsProps) {
  const { data } = useQuery(newestProductsQuery(handle));
  const [pendingId, setPendingId] = useState<string | null>(null);
  const posts = onePerPost(data ?? []).slice(0, shownPosts);
  if (posts.length === 0) return null;
  const take = async (productId: string) => {
    setPendingId(productId);
    try {
      const { caption } = await queryClient().fetchQuery(ownProductQuery(handle, productId));
      if (caption) replaceText(field, caption);
      else showInfo('TikTok has not shown us this caption yet');
    } catch (error) {
      showError(error, 'Failed to read the caption');
    }
    setPendingId(null);
  };
  return (
    <section aria-label="Your earlier captions">
      <p className="text-sm text-muted">Begin with an earlier caption:</p>
      <div className="mt-1 flex flex-wrap gap-2">
        {posts.map(({ video_id: id, title }) => (
          <Button key={id} className="max-w-full" pending={pendingId === id} onClick={() => take(id)}>
            <span className="truncate">{title}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}

/** What was written there comes back with Undo. */
function replaceText(field: HTMLTextAreaElement, caption: string): void {
  const { value: before } = field;
  write(field, caption);
  if (!before.trim() || before === caption) return;
  showUndo('Your caption was replaced', async () => {
    write(field, before);
    return true;
  });
}

function write(field: HTMLTextAreaElement, caption: string): void {
  field.value = caption;
  field.dispatchEvent(new Event('input'));
}

/** Products made by hand have no caption; several of one post have the same. */
function onePerPost(products: OwnerProduct[]): OwnerProduct[] {
  const byPost = new Map<string, OwnerProduct>();
  for (const product of products) {
    const [postId = ''] = product.video_id.split('-');
    if (product.kind !== 'manual' && !byPost.has(postId)) byPost.set(postId, product);
  }
  return [...byPost.values()];
}
