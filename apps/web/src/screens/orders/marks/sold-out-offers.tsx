import { readOwnProduct, updateProduct } from '@app/contracts/catalog/owner-products.endpoints';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { useState } from 'react';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showUndo } from '#web/ui/seller/toasts.tsx';

type Line = Order['lines'][number];

/** After an order was received: a separate tap for each product, because there may be more pieces of it. */
export function SoldOutOffers({ handle, lines }: { handle: string; lines: readonly Line[] }) {
  // A product stands in one line for each size.
  const products = [...new Map(lines.map((line) => [line.videoId, line])).values()];
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-sm text-muted">Was it the last one?</p>
      <div className="flex flex-wrap gap-2">
        {products.map((line) => (
          <SoldOutOffer key={line.videoId} handle={handle} line={line} />
        ))}
      </div>
    </div>
  );
}

function SoldOutOffer({ handle, line }: { handle: string; line: Line }) {
  const { videoId: productId, number } = line;
  const [isSoldOut, setSoldOut] = useState(false);
  const params = { handle, productId };
  const save = async (soldOut: boolean) => {
    await call(updateProduct, { params, body: { availability: soldOut ? 'sold_out' : 'available' } });
    refetchShopAndProducts();
    setSoldOut(soldOut);
  };
  const { submit, pending, errors } = useSubmit({
    send: async () => {
      const { availability } = (await call(readOwnProduct, { params })).data;
      // Undo would put what was sold out before on sale.
      if (availability === 'sold_out') return setSoldOut(true);
      await save(true);
      showUndo(`No. ${number} is sold out`, () => save(false));
    },
    errorsOf: (failure) => ({ stock: wordsFor(failure, 'Failed to save the product. Please try again.') }),
  });
  if (isSoldOut) return <p className="flex min-h-11 items-center text-sm">No. {number} is sold out.</p>;
  return (
    <div>
      <Button className="px-3 text-sm" pending={pending} onClick={submit}>
        Mark as sold out: No. {number}
      </Button>
      {errors.stock && (
        <p className="text-sm font-semibold text-danger" role="alert">
          {errors.stock}
        </p>
      )}
    </div>
  );
}
