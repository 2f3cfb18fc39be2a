import { pageReaderContext } from '@app/web/page-context';
import { Link } from 'react-router';
import { shareHead } from '#web/features/sharing/share-head.ts';
import { Fold, Section, TextPage } from '#web/features/site/text-page.tsx';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/privacy.ts';
import { DraftNote, Kept } from './legal-parts.tsx';
// What the database holds, why and for how long. Each table of personal data has a line.
import kept from './what-is-kept.json';

export function loader({ context }: Route.LoaderArgs) {
  return { url: `${context.get(pageReaderContext).publicOrigin}${paths.privacy}` };
}

const lead = 'What we keep about you, why, for how long, and what you can ask of us.';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  shareHead({ title: `Privacy · ${productName}`, description: lead, url: loaderData?.url ?? '' });

export default function PrivacyScreen() {
  return (
    <TextPage title="Privacy" lead={lead}>
      <DraftNote />
      <Section title="In short">
        <ul>
          <li>
            <b>You buy</b>: you need no account. What you give with an order goes to the seller alone, and is erased 30
            days after the order has ended, 90 at most. No cookies for buyers from us, no trackers, and nothing loaded
            from other companies before you ask for a video.
          </li>
          <li>
            <b>You sell</b>: your shop shows everyone your WhatsApp number, your public TikTok profile, your products,
            and what you state under “About you”. Everything else about you stays private. You can download everything
            and delete everything yourself, in your settings.
          </li>
          <li>We keep what a shop needs, and no more. We do not sell it, and we show no advertising.</li>
        </ul>
        <p>Tap a line below: it says what we keep, why, and for how long.</p>
      </Section>
      <Section title="If you visit a shop">
        <div>
          <Kept items={kept.visitors} />
          <Fold title="When you leave for WhatsApp or TikTok">
            <p>When you tap the WhatsApp button you leave this site, and from there WhatsApp’s own rules apply.</p>
            <p>
              “Watch TikTok Video” loads TikTok’s player into the page, with that tap and never before. From then on
              TikTok learns your network address and which video you watch, may set cookies of its own, and its own
              rules apply. We do not tell it which page you are on.
            </p>
          </Fold>
        </div>
      </Section>
      <Section title="If you sell">
        <div>
          <Kept items={kept.sellers} />
        </div>
      </Section>
      <InYourBrowser />
      <Recipients />
      <Rights />
      <Section title="If something goes wrong">
        <p>
          If personal data is lost or gets into the wrong hands, we tell the Personal Data Protection Office at once, as
          section 23 of the Act requires, and we tell you as the Office directs.
        </p>
        <p>
          Backups may still contain what you deleted until newer backups replace them. We read them only to repair the
          service.
        </p>
        <p>This service is for people aged 18 and older. When this text changes, we change the date at the top.</p>
      </Section>
    </TextPage>
  );
}

const InYourBrowser = () => (
  <Section title="In your browser">
    <div>
      <Fold title="What you looked at and saved">
        <p>
          The last 12 products that you looked at, with their prices, up to which number you visited each shop, to mark
          what is new and to list the shops, and up to 100 products that you saved. This stays on the phone, no call
          carries these lists, and “Clear” in the shop or under “Saved” removes them. To show the prices of now, the
          list reads each saved product again as any visitor can. The phone also keeps that a chat or a video was
          opened, so that the advice before the first chat goes away.
        </p>
      </Fold>
      <Fold title="Your basket and your orders">
        <p>
          The basket stays on the phone for 7 days, and goes to the seller's shop when you look through your order. The
          phone keeps the orders that it sent, each with the key to its buyer's part and its delivery code; name, place
          and phone until the tab is closed, and longer only if you tick it; the delivery area for the next order.
        </p>
        <p>
          At the first order in a shop the browser makes a random mark for this shop alone, which goes with its orders.
          We keep a keyed hash of it, to see which orders came from one browser; the seller cannot read it.
        </p>
      </Fold>
      <Fold title="Pages without a network">
        <p>
          The shops, products and orders that you visited, as everyone sees them, with their pictures: for 14 days, of
          20 shops, at most 15 MB, and not with Save-Data. Nothing of your session is in it. Signing out removes your
          shop.
        </p>
      </Fold>
      <Fold title="When you sign in or sign up">
        <p>
          The keys of your session, your public details, when your trial began and whether you have seen the welcome,
          which your account keeps, too, and which hints of the dashboard you put off. Signing out removes the keys.
        </p>
        <p>
          While you sign up or prove a handle: what you typed (the handle, phone numbers) and the code for your bio,
          until you close the tab; never a password, never a code from an SMS. A caption that you try out stays in the
          tab, too. We read it to show you its card, and keep nothing of it.
        </p>
      </Fold>
      <Fold title="Cookies">
        <p>
          Buyers get none from us. When you sign in, you get one cookie. It lets us recognise this browser, so that a
          stranger who tries passwords elsewhere cannot stop you from signing in here. It does not sign anyone in, only
          we read it, and it stays for 400 days.
        </p>
        <p>
          When you sign up, prove a handle or ask for a code by SMS, you get another cookie for one day. With it, other
          people's wrong codes do not count against you, and an answer that got lost on its way comes again to you only.
          Two more last 10 minutes while you continue with TikTok. Our administrators get one more, which works only on
          their own pages.
        </p>
      </Fold>
    </div>
  </Section>
);

function Recipients() {
  return (
    <Section title="Who else gets your data">
      <ul>
        <li>
          <b>TikTok</b>: we ask it for your public profile and posts. It learns only the handle that we ask for. If you
          connect TikTok, we also ask it for the list of all your public posts, old ones too, until you disconnect.
        </li>
        <li>
          <b>Apify</b>, where this service uses it, reads your public posts from TikTok for us: the newest when TikTok
          does not answer us itself, and once the older ones if you have not connected TikTok. It gets your handle and
          nothing else from us.
        </li>
        <li>
          <b>Africa’s Talking</b> gets your phone number and the text of the message when we send you a code or a
          reminder by SMS.
        </li>
        <li>
          <b>A language model</b> may get a caption, without name, handle or number, when our own rules cannot read it.
          A machine reads title and price. You can correct them, and what you write stays.
        </li>
        <li>
          <b>The company that hosts this service</b> stores the data for us. If that is outside Uganda, section 19 of
          the Act requires equal protection there.
        </li>
      </ul>
    </Section>
  );
}

function Rights() {
  return (
    <Section title="Your rights">
      <p>
        Uganda’s Data Protection and Privacy Act 2019 gives you these rights. Most of them are a button in your
        settings. You do not have to ask anyone.
      </p>
      <ul>
        <li>
          <b>See what we have</b> (section 24): “Download my data” in your settings.
        </li>
        <li>
          <b>Correct it or have it erased</b> (sections 16 and 28): edit your shop, or “Delete my account”. You have 7
          days to change your mind, then it is gone. What we keep after that, without your name, is listed above.
        </li>
        <li>
          <b>Object</b> to how we use it (section 25), and to advertising (section 26). We send none.
        </li>
        <li>
          <b>Not to be judged by a machine alone</b> (section 27): no machine decides about you here.
        </li>
        <li>
          <b>Complain</b> (section 31) to the Personal Data Protection Office of Uganda, at pdpo.go.ug.
        </li>
      </ul>
      <p>
        Another person opened a shop with your handle? <Link to={paths.support}>Support</Link> tells you how to get it
        back.
      </p>
    </Section>
  );
}
