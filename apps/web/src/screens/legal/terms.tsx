import { pageReaderContext } from '@app/web/page-context';
import { Link } from 'react-router';
import { shareHead } from '#web/features/sharing/share-head.ts';
import { Section, TextPage } from '#web/features/site/text-page.tsx';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/terms.ts';
import { DraftNote } from './legal-parts.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(pageReaderContext);
  const { priceUgx, trialDays } = await reader.readOffer();
  return { priceUgx, trialDays, url: `${reader.publicOrigin}${paths.terms}` };
}

const lead = 'What we promise, what you promise, and what it costs.';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  shareHead({ title: `Terms · ${productName}`, description: lead, url: loaderData?.url ?? '' });

export default function TermsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage title="Terms" lead={lead}>
      <DraftNote />
      <Section title="What the service does">
        <p>
          {productName} makes a shop page from TikTok posts that carry #TRACK in the caption. Buyers look at it and
          write to the seller on WhatsApp. We are not TikTok or WhatsApp, and we do not work for them.
        </p>
      </Section>
      <Cost {...loaderData} />
      <Section title="What you promise as a seller">
        <ul>
          <li>You are 18 or older, and the TikTok handle is yours.</li>
          <li>You may use the videos, photos and words that you show.</li>
          <li>
            You really have what you offer, at the price you show. You answer for your prices, also those that we read
            from your caption. Please check them.
          </li>
          <li>You sell nothing that the law of Uganda forbids, and no stolen or fake goods.</li>
        </ul>
        <p>
          A person who proves with a code in the TikTok bio that a handle is theirs gets its shop. We can suspend a shop
          that breaks these promises. We tell its owner why.
        </p>
      </Section>
      <Section title="What buyers should know">
        <p>
          The sale is between buyer and seller. We take no money from buyers, hold no goods and deliver nothing. “Real
          owner, checked with TikTok” means that the owner of the TikTok handle runs the shop; it does not mean that we
          have checked the goods. Look before you pay.
        </p>
      </Section>
      <Section title="What we promise">
        <ul>
          <li>
            Your shop stays online when your trial or your month ends. New imports pause until you subscribe again.
          </li>
          <li>Your data stays yours. You can download it and delete it.</li>
          <li>
            We do our best to keep your shop online at all hours. When TikTok does not let us read your videos, your
            shop stays as it is and we tell you.
          </li>
        </ul>
        <p>Nothing here takes away a right that the law gives you.</p>
      </Section>
      <Section title="Ending, and the law">
        <p>
          You can delete your account at any time in your settings. The law of Uganda applies.{' '}
          <Link to={paths.privacy}>Privacy</Link> says what we keep about you, <Link to={paths.support}>Support</Link>{' '}
          how to reach us.
        </p>
      </Section>
    </TextPage>
  );
}

function Cost({ priceUgx, trialDays }: { priceUgx: number; trialDays: number }) {
  return (
    <Section title="What it costs">
      <ul>
        <li>
          The first {trialDays} days are free. We do not ask for payment details, and we charge nothing when they end.
        </li>
        <li>After that {formatPrice(priceUgx)} per month for everything. A month is 30 days.</li>
        <li>You pay before each month. It does not renew on its own, so there is nothing to cancel.</li>
        <li>A month that you pay early is added after what is left, so you lose no days.</li>
        <li>Buyers pay nothing to us.</li>
      </ul>
    </Section>
  );
}
