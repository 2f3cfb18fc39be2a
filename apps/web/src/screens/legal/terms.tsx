import { pageReaderContext } from '@app/web/page-context';
import { Link } from 'react-router';
import { shareHead } from '#web/features/sharing/share-head.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/terms.ts';
import { DraftNote, LegalPage, Section } from './legal-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(pageReaderContext);
  const { priceUgx, trialDays } = await reader.readLanding();
  return { priceUgx, trialDays, url: `${reader.publicOrigin}${paths.terms}` };
}

const lead = 'What we promise, what you promise, and what it costs.';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  shareHead({ title: `Terms · ${productName}`, description: lead, url: loaderData?.url ?? '' });

export default function TermsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage title="Terms" lead={lead}>
      <DraftNote />
      <Section title="What the service does">
        <p>
          {productName} makes a shop page from TikTok posts that carry #TRACK in the caption. Buyers look at it and
          write to the seller on WhatsApp. We are not TikTok and not WhatsApp, and not connected with them.
        </p>
      </Section>
      <Cost {...loaderData} />
      <Section title="What you promise as a seller">
        <ul>
          <li>You are 18 or older, and the TikTok handle is yours.</li>
          <li>You may use the videos, photos and words that you show.</li>
          <li>
            You really have what you offer, at the price that stands there. The prices are yours, also those that were
            read from your caption: please look at them.
          </li>
          <li>You sell nothing that the law of Uganda forbids, no stolen and no fake goods.</li>
        </ul>
        <p>
          Somebody who proves that a handle is theirs, by a code in its TikTok bio, gets its shop. A shop that breaks
          these promises can be suspended; its owner is told why.
        </p>
      </Section>
      <Section title="What buyers should know">
        <p>
          The sale is between buyer and seller. We take no money from buyers, hold no goods and deliver nothing.
          “Confirmed on” means that the owner of the TikTok handle runs the shop; it does not mean that we have checked
          the goods. Look before you pay.
        </p>
      </Section>
      <Section title="What we promise">
        <ul>
          <li>
            Your shop stays online when your trial or your month ends. New imports pause until you subscribe again.
          </li>
          <li>Your data stays yours: you can take it with you and delete it.</li>
          <li>
            We do our best to be there at all hours. TikTok can keep us from reading it; then your shop stays as it is
            and says so to you.
          </li>
        </ul>
        <p>Nothing here takes away a right that the law gives you.</p>
      </Section>
      <Section title="Ending, and the law">
        <p>
          You can delete your account at any time in your settings. The law of Uganda holds. What we keep about you is
          in <Link to={paths.privacy}>Privacy</Link>, how to reach us in <Link to={paths.support}>Support</Link>.
        </p>
      </Section>
    </LegalPage>
  );
}

function Cost({ priceUgx, trialDays }: { priceUgx: number; trialDays: number }) {
  return (
    <Section title="What it costs">
      <ul>
        <li>The first {trialDays} days are free. You give no payment details, and nothing is charged when they end.</li>
        <li>After that {formatPrice(priceUgx)} per month for everything. A month is 30 days.</li>
        <li>You pay before the month, by yourself. It is not renewed by itself and there is nothing to cancel.</li>
        <li>A month that you pay early is added after what is left, so you lose no day.</li>
        <li>For buyers it costs nothing.</li>
      </ul>
    </Section>
  );
}
