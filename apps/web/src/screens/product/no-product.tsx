import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { forgetSeen } from '#web/features/recent/seen-store.ts';
import { paths } from '#web/paths.ts';
import { CenteredPage } from '#web/ui/centered-page.tsx';

export function NoProduct({ shopHandle }: { shopHandle: string | null }) {
  const { videoId } = useParams();
  useEffect(() => forgetSeen(videoId ?? ''), [videoId]);
  return (
    <CenteredPage>
      <h1 className="text-xl leading-tight font-bold">Product Not Found</h1>
      <p className="max-w-sm text-muted">The seller may have removed it, or the link is not complete.</p>
      {shopHandle ? (
        <Link className="button button-brand" to={paths.shop(shopHandle)} discover="none">
          See what @{shopHandle} sells
        </Link>
      ) : (
        <Link className="button button-brand" to={paths.home} discover="none">
          Return to Home
        </Link>
      )}
    </CenteredPage>
  );
}
