import { paths } from '#web/paths.ts';

const steps = [
  'Post a video on TikTok',
  'Add #TRACK in the caption',
  'The product card is auto-generated',
  'Share your shop link',
];

export default function OwnerEmpty() {
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <h2 className="text-lg font-bold">No products yet</h2>
      <ol className="grid gap-2 text-left">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-3">
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
    </div>
  );
}
