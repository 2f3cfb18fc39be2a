import type { Order } from '@app/contracts/orders/orders.schemas';
import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import type { TakeOrder } from '#web/features/orders/use-order-call.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { BuyerDetails } from './buyer-details.tsx';
import { OrderMarks } from './order-marks.tsx';
import { ownersMessages } from './owner-order.messages.ts';

interface OwnerOrderPartProps {
  order: Order;
  onOrder: TakeOrder;
  onRefused: () => void;
}

/** The seller's part of an order's page, which the shop's owner opens from the buyer's message. */
export default function OwnerOrderPart(props: OwnerOrderPartProps) {
  const { order } = props;
  return (
    <SellerProviders>
      <Section title="Your order to pack">
        {order.state === 'asked' && <p className="text-sm text-muted">{ownersMessages.noMessage}</p>}
        {order.placedByShop && <p className="text-sm text-muted">{ownersMessages.placedByShop}</p>}
        <OrderMarks {...props} />
        <BuyerDetails order={order} />
      </Section>
    </SellerProviders>
  );
}
