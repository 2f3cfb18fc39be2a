import { useQuery } from '@tanstack/react-query';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { adminSettingsQuery } from './admin-settings.api.ts';
import { ImportSources } from './import-sources.tsx';
import { PriceAndTrialSection } from './price-and-trial.tsx';
import { SecondFactorForAll } from './second-factor-for-all.tsx';

/** What is set for all sellers and administrators. */
export function ServiceSettings() {
  const { data, error, refetch } = useQuery(adminSettingsQuery());
  if (!data)
    return error ? (
      <ErrorState error={error} words="Failed to load the settings" onRetry={refetch} />
    ) : (
      <SkeletonScreen panels={3} />
    );
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <PriceAndTrialSection settings={data} />
      <div className="grid gap-4">
        <ImportSources sources={data.sources} />
        <SecondFactorForAll settings={data} />
      </div>
    </div>
  );
}
