import type { FoundHandle } from '#web/screens/signup/signup.api.ts';

/** Whom TikTok shows under the handle. After a reload only the handle is known. */
export function FoundHandleCard({ handle, found }: { handle: string; found: FoundHandle | null }) {
  return (
    <div className="panel grid gap-3">
      <div className="flex items-center gap-3">
        <Photo handle={handle} url={found?.photoUrl ?? null} />
        <div className="min-w-0">
          <p className="font-semibold" role="status">
            {found ? `Found @${handle}` : `@${handle}`}
          </p>
          {found?.displayName && <p className="truncate text-muted">{found.displayName}</p>}
        </div>
      </div>
      {found?.private && (
        <p className="text-sm">
          <b>This account is private.</b> Make it public on TikTok, otherwise we cannot see your videos and your shop
          stays empty.
        </p>
      )}
    </div>
  );
}

function Photo({ handle, url }: { handle: string; url: string | null }) {
  const look = 'size-12 flex-none rounded-full object-cover';
  if (url) return <img className={look} src={url} alt="" width={48} height={48} />;
  return (
    <span className={`${look} grid place-items-center bg-brand-soft text-lg font-bold text-brand`} aria-hidden="true">
      {handle.charAt(0).toUpperCase()}
    </span>
  );
}
