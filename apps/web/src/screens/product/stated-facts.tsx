import type { PageShop } from '@app/contracts/addresses/pages';
import { statedFacts } from '#web/features/catalog/facts/stated-facts.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';

/** Since when it is offered, what the seller states of place, delivery and payment, and the way to the rest. */
export function StatedFacts({ shop, postedAt }: { shop: PageShop; postedAt: string }) {
  const stated = statedFacts(shop, { fees: true });
  if (stated.length === 0) return null;
  return (
    <p className="mt-2 text-sm">
      {/* What a buyer asks first has a line of its own. */}
      {stated.map((fact) =>
        /^(Closed|Delivery)/.test(fact) ? (
          <span key={fact} className="block">
            {fact}
          </span>
        ) : (
          `${fact}. `
        ),
      )}
      <a className="underline" href={paths.about(shop.handle)}>
        About this seller
      </a>
      {/* Of a shop that no one has confirmed it would be our word. */}
      {!shop.unconfirmed && <span className="block text-muted">{`Available, posted ${formatDay(postedAt)}`}</span>}
    </p>
  );
}
