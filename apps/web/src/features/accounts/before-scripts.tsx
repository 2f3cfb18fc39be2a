import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';

/** A screen that only scripts can fill; without scripts it says why. `doing` begins the sentence: `Signing in`. */
export function BeforeScripts({ heading, doing, panels }: { heading: string; doing: string; panels: number }) {
  return (
    <>
      <h1 className="text-xl leading-tight font-bold">{heading}</h1>
      <NeedsScripts what={doing} />
      <div className="needs-script mt-6">
        <SkeletonScreen panels={panels} />
      </div>
    </>
  );
}

/** Shown without scripts only. `what` begins the sentence. */
export function NeedsScripts({ what }: { what: string }) {
  return (
    <noscript>
      <p className="panel mt-4">
        {`${what} needs JavaScript, because your browser has to keep your session. Please switch it on, or open this page in Chrome.`}
      </p>
    </noscript>
  );
}
