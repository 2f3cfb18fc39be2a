import { pageReaderContext } from '@app/web/page-context';
import { Link } from 'react-router';
import { shareHead } from '#web/features/sharing/share-head.ts';
import { SupportContact } from '#web/features/site/support-contact.tsx';
import { Fold, Section, TextPage } from '#web/features/site/text-page.tsx';
import { productName } from '#web/lib/product-name.ts';
import { paths, withQuery } from '#web/paths.ts';
import type { Route } from './+types/support.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, supportWhatsapp } = context.get(pageReaderContext);
  return { url: `${publicOrigin}${paths.support}`, supportWhatsapp };
}

const lead = 'Answers to common questions.';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  shareHead({ title: `Support · ${productName}`, description: lead, url: loaderData?.url ?? '' });

export default function SupportScreen({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage title="Support" lead={lead}>
      {loaderData.supportWhatsapp && <SupportContact number={loaderData.supportWhatsapp} />}
      <Section title="You buy">
        <p>
          The order, the money and the goods are between you and the seller. First write to the seller. Then read what
          you can do.
        </p>
        <p>
          <Link className="button button-quiet w-full" to={paths.helpOn('buying-safely')} discover="none">
            Help for buyers
          </Link>
        </p>
        <Fold title="Something is wrong with my order">
          <p>
            Open it in <a href={paths.myOrders}>My orders</a>. There you can write to the seller, cancel it, or tap
            “Report this shop” at the end of the page.
          </p>
        </Fold>
        <Fold title="A seller cheats">
          <p>
            Open the shop, and tap “Report this shop” at the end of the page. We read each report, and close a shop that
            cheats.
          </p>
        </Fold>
      </Section>
      <Section title="You sell">
        <p>
          <Link className="button button-quiet w-full" to={paths.help} discover="none">
            Help for sellers
          </Link>
        </p>
        <Fold title="I forgot my password">
          <p>
            <Link to={paths.claim('')}>Get back into your shop</Link>: by a code that we send to your phone, by TikTok,
            or by a code in your TikTok bio. We can neither see nor set your password.
          </p>
        </Fold>
        <Fold title="Another person opened a shop with my handle">
          <p>
            <Link to={withQuery(paths.login, { tab: 'recover', way: 'bio' })}>Show us that it is yours</Link> with a
            code in your TikTok bio. The shop becomes yours at once, and the other person is signed out.
          </p>
        </Fold>
      </Section>
    </TextPage>
  );
}
