import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import { CaptionComposer } from '#web/features/composer/owner/caption-composer.tsx';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useIsReading } from '#web/features/ingestion/use-is-reading.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';

const steps = [
  'Post a video on TikTok',
  'Add #TRACK in the caption',
  'The product card is auto-generated',
  'Share your shop link',
];

/** The owner's empty shop; it is called empty only when no videos are being read. */
export default function OwnerEmpty() {
  return (
    <SellerProviders>
      <ReadingOrEmpty />
    </SellerProviders>
  );
}

const ReadingOrEmpty = () => (useIsReading() ? <Reading /> : <Empty />);

function Reading() {
  return (
    <div className="grid gap-4 py-6">
      <div className="text-center">
        <h2 className="text-lg font-bold">We are reading your videos</h2>
        <p className="text-muted">Your products appear here by themselves.</p>
      </div>
      <Skeletons
        label="Loading your products"
        looks={Array(4).fill('aspect-[4/5]')}
        className="grid grid-cols-2 gap-3"
      />
    </div>
  );
}

function Empty() {
  const handle = useUser()?.shopHandle;
  return (
    <div className="grid justify-items-center gap-3 py-3 text-center md:gap-4 md:py-6">
      <h2 className="text-lg font-bold">No products yet</h2>
      <ol className="grid gap-1 text-left text-[15px]">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-2">
            <span className="grid size-8 flex-none place-items-center rounded-full bg-brand-soft font-bold text-brand">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <a className="button button-brand" href={paths.tiktokUpload} rel="nofollow noopener">
        Post on TikTok
      </a>
      {handle && (
        <div className="w-full max-w-md">
          <CaptionComposer handle={handle} label="Write your first caption, and see its card" next={null} />
        </div>
      )}
      <HelpLink on="track" />
    </div>
  );
}
