import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';

/** Each of these is built. */
const features = [
  'Videos with #TRACK become products by themselves',
  'AI reads title, price, sizes and tags from your captions',
  'A shop page of your own that is quick on every phone',
  'Buyers reach your WhatsApp with the product already named',
  'Figures of your views, chats and sales',
];

/** What a month costs and brings; `children` are the buttons. */
export function PlanCard({ priceUgx, children }: { priceUgx: number; children: ReactNode }) {
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
        {features.map((feature) => (
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
