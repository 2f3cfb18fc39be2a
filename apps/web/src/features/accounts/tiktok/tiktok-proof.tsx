import { useQuery } from '@tanstack/react-query';
import { ConnectTikTok } from './continue-with-tiktok.tsx';
import { tiktokConnectionQuery } from './tiktok.api.ts';

export function TikTokProof({ error }: { error: string | null }) {
  const { data } = useQuery({ ...tiktokConnectionQuery(), staleTime: 0 });
  const isProven = data?.provenUntil != null && error === null;
  return (
    <div className="grid gap-2">
      {isProven ? (
        <p>TikTok has just confirmed that it is you.</p>
      ) : (
        <>
          <p>First confirm with TikTok that it is you. Then come back here and do it within 10 minutes.</p>
          <ConnectTikTok returnPath="/settings" words="Confirm with TikTok" />
        </>
      )}
      <p className="font-semibold text-danger empty:hidden" role="alert">
        {error}
      </p>
    </div>
  );
}
