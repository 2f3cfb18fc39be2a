import type { PageShop } from '@app/contracts/addresses/pages';
import { asksSeller, statedFacts } from '#web/features/catalog/facts/stated-facts.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';

interface StatedFactsProps {
  shop: PageShop;
  postedAt: string;
  /** The seller reads what buyers have to ask for, and where to state it. */
  isOwner: boolean;
}

/** Since when it is offered, what the seller states of place, delivery and payment, and the way to the rest. */
export function StatedFacts({ shop, postedAt, isOwner }: StatedFactsProps) {
  const stated = statedFacts(shop, { fees: true });
  if (stated.length === 0) return null;
  const isToState = isOwner && stated.at(-1)?.startsWith(asksSeller);
  return (
    <p className="mt-2 text-sm">
      {/* What a buyer asks first has a line of its own. */}
      {stated.map((fact) =>
        /^(Closed|Delivery)/.test(fact) ? (
          <span key={fact} className="block">
            {fact}
          </span>
        ) : (
          `${isOwner ? fact.replace(asksSeller, 'Buyers cannot see') : fact}. `
        ),
      )}
      <a className="underline" href={isToState ? paths.settingsOf('shop') : paths.about(shop.handle)}>
        {isToState ? 'Add in your settings' : 'About this seller'}
      </a>
      {/* Of a shop that no one has confirmed it would be our word. */}
      {!shop.unconfirmed && <span className="block text-muted">{`Available, posted ${formatDay(postedAt)}`}</span>}
    </p>
  );
}
