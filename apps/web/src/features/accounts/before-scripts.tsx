import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';

/**
 * A screen that only scripts can fill, until they run; who has none reads why.
 *
 * @param doing what needs them, as a sentence begins: `Signing in`
 * @param panels how many the screen will have, about
 */
export function BeforeScripts({ heading, doing, panels }: { heading: string; doing: string; panels: number }) {
  return (
    <>
      <h1 className="text-xl leading-tight font-bold">{heading}</h1>
      <noscript>
        <p className="panel mt-4">
          {`${doing} needs JavaScript, because your browser has to keep your session. Please switch it on, or open this page in Chrome.`}
        </p>
      </noscript>
      <div className="needs-script mt-6">
        <SkeletonScreen panels={panels} />
      </div>
    </>
  );
}
