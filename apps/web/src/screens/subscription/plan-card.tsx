import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';

/** Only what exists. */
const features = (readsWithAi: boolean) => [
  'Videos with #TRACK become products automatically',
  `${readsWithAi ? 'AI' : productName} reads title, price, sizes and tags from your captions`,
  'Your own shop page, fast on every phone',
  'Buyers’ WhatsApp messages already name the product',
  'Statistics of your views, chats and sales',
];

interface PlanCardProps {
  priceUgx: number;
  readsWithAi: boolean;
  children: ReactNode;
}

export function PlanCard({ priceUgx, readsWithAi, children }: PlanCardProps) {
  return (
    <section className="panel grid gap-4 p-6" aria-labelledby="plan">
      <div>
        <h2 id="plan" className="text-lg leading-tight font-bold">
          {productName} Premium
        </h2>
        <p className="mt-1 text-xl leading-tight font-bold">
          {formatPrice(priceUgx)} <span className="text-base font-medium text-muted">/month</span>
        </p>
        <p className="text-sm text-muted">Prepaid, 30 days. No credit card, cancel anytime.</p>
      </div>
      <ul className="grid gap-2">
        {features(readsWithAi).map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check size={20} className="mt-0.5 flex-none text-brand" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
