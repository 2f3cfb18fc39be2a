import { pageReaderContext } from '@app/web/page-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shareHead } from '#web/features/sharing/share-head.ts';
import { SupportContact } from '#web/features/site/support-contact.tsx';
import { productName } from '#web/lib/product-name.ts';
import { paths, withQuery } from '#web/paths.ts';
import type { Route } from './+types/support.ts';
import { LegalPage, Section } from './legal-page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, supportWhatsapp } = context.get(pageReaderContext);
  return { url: `${publicOrigin}${paths.support}`, supportWhatsapp };
}

const lead = 'Answers to common questions.';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  shareHead({ title: `Support · ${productName}`, description: lead, url: loaderData?.url ?? '' });

export default function SupportScreen({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage title="Support" lead={lead}>
      {loaderData.supportWhatsapp && (
        <Section title="Write to us">
          <SupportContact number={loaderData.supportWhatsapp} />
        </Section>
      )}
      <p className="flex gap-2">
        <a className="button button-quiet" href="#buyers">
          I buy
        </a>
        <a className="button button-quiet" href="#sellers">
          I sell
        </a>
      </p>
      <Section title="If you buy" id="buyers">
        <Question title="I paid and got nothing">
          Call your mobile money company at once, from the line that you paid with: <a href="tel:100">100</a> for MTN
          and Airtel. Then tell the police, <a href="tel:999">999</a>, and report the shop. Keep your messages and the
          receipt. We hold no money, so we cannot give it back.
        </Question>
        <Question title="What does delivery to my town cost?">
          Tap the line about delivery below the shop’s name, or “About this seller” in its menu. The page “About this
          seller” lists areas and fees. “Fee to be agreed” means: ask in the chat before you pay. When you cannot look
          at the goods first, pay only a seller you know.
        </Question>
        <Question title="How do I order?">
          For one product, tap the green button. For several, tap “Add to basket”, then “Order”. WhatsApp opens with a
          message that names each product and its number. You agree with the seller on the rest.
        </Question>
        <Question title="Where is my order?">
          Open the link at the end of your message, or “My orders” in the shop’s menu. It shows whether the seller has
          confirmed and sent it.
        </Question>
        <Question title="What is the delivery code?">
          Four digits that only you see, on your order’s page. Look at the goods first. When you hold them and they are
          right, tell the rider or the seller the code. It proves that the order came.
        </Question>
        <Question title="Can I trust this shop?">
          “Real owner, checked with TikTok” means that the owner of the TikTok account runs it. Tap the tick beside the
          name to read it. When the contact number is new, the shop says so for 7 days. Look at the goods before you
          pay.
        </Question>
        <Question title="Something is wrong with a shop or a product">
          Tap “Report this shop” or “Report this product” at the bottom of its page. Say what is wrong, and we will look
          at it. The seller does not learn who told us.
        </Question>
      </Section>
      <Section title="If you sell" id="sellers">
        <Question title="What do I pay, and when?">
          Nothing while your free days last, and nothing is ever taken by itself. To go on, you pay under Subscription
          with mobile money, and approve it with your PIN. It does not renew. If you do not pay, your shop stays online,
          and new videos are not added.
        </Question>
        <Question title="I paid, and it does not show">
          Open Subscription: the payment’s state stands at the top. We ask your mobile money company ourselves, and a
          late payment counts, too. If nothing has changed after an hour, write to us with the transaction number of the
          SMS.
        </Question>
        <Question title="My video is not in my shop">
          The caption needs #TRACK, and the video must be public. We look at TikTok regularly. To look at once, tap
          “Sync now” in your shop. We see your newest 10 videos. Paste the links of older ones.
        </Question>
        <Question title="The price is wrong or missing">
          Open the product in your shop and correct it. What you write stays, even when we read the video again. We read
          prices like “85k” or “UGX 85,000” best.
        </Question>
        <Question title="Where are my orders?">
          Under “Orders”. What a buyer sends from the basket stands there with its number. A question about one product
          comes to your WhatsApp only. Mark each order as you confirm, send and hand it over: the buyer sees it at once.
        </Question>
        <Question title="I forgot my password">
          <Link to={paths.claim('')}>Get back into your shop</Link>: by a code that we send to your phone, by TikTok, or
          by a code in your TikTok bio. We can neither see nor set your password.
        </Question>
        <Question title="Somebody opened a shop with my handle">
          <Link to={withQuery(paths.login, { tab: 'recover', way: 'bio' })}>Show us that it is yours</Link> with a code
          in your TikTok bio. The shop becomes yours at once, and the other person is signed out.
        </Question>
        <Question title="I want to stop">
          Just do not pay: nothing is taken, and your shop stays. To remove all of it: Settings, “Delete my account”.
          You have 7 days to change your mind.
        </Question>
      </Section>
    </LegalPage>
  );
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-line">
      <summary className="cursor-pointer py-3">
        <h3 className="inline font-semibold">{title}</h3>
      </summary>
      <p className="pb-3">{children}</p>
    </details>
  );
}
