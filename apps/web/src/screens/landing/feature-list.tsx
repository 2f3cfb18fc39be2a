import { productName } from '#web/lib/product-name.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** Only what exists; "AI" only where a model reads, too. */
const features = (readsWithAi: boolean): { icon: IconName; title: string; text: string }[] => [
  {
    icon: 'play',
    title: readsWithAi ? 'Products from your videos, by AI' : `${productName} reads your caption`,
    text: 'Title, price, sizes and tags are read from your caption. When we are not sure of a price, we ask you. We never invent one.',
  },
  {
    icon: 'link',
    title: 'Your own shop link',
    text: 'One short link and a QR code for your bio, your status and your stall.',
  },
  {
    icon: 'chat',
    title: 'Buyers come with a question you can answer',
    text: 'The WhatsApp message already names the product, its number and its price.',
  },
  {
    icon: 'list',
    title: 'An analytics dashboard',
    text: 'Views, WhatsApp chats, TikTok visits and the sales you mark, by day and by product.',
  },
  {
    icon: 'bag',
    title: 'You stay in charge',
    text: 'Correct a price, mark as sold out, hide, pin, add a product with your own photos. What you write yourself stays.',
  },
  {
    icon: 'share',
    title: 'Made for slow networks',
    text: 'Your shop opens fast on small phones and on 2G, and looks good when it is shared on WhatsApp.',
  },
];

export function FeatureList({ readsWithAi }: { readsWithAi: boolean }) {
  return (
    <section className="wrap pb-12 md:pb-16" aria-labelledby="features">
      <h2 id="features" className="text-xl leading-tight font-bold">
        What you get
      </h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
        {features(readsWithAi).map(({ icon, title, text }) => (
          <li className="flex gap-4" key={title}>
            <span className="grid size-11 flex-none place-items-center rounded-md bg-brand-soft text-brand">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
