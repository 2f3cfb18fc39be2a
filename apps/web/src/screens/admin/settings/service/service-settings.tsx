import { useQuery } from '@tanstack/react-query';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { adminSettingsQuery } from './admin-settings.api.ts';
import { ImportSources } from './import-sources.tsx';
import { PriceAndTrialSection } from './price-and-trial.tsx';
import { SecondFactorForAll } from './second-factor-for-all.tsx';

export function ServiceSettings() {
  return (
    <Answer query={useQuery(adminSettingsQuery())} failed="Failed to load the settings" loading={<SkeletonScreen />}>
      {(settings) => (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <PriceAndTrialSection settings={settings} />
          <div className="grid gap-4">
            <ImportSources sources={settings.sources} />
            <SecondFactorForAll settings={settings} />
          </div>
        </div>
      )}
    </Answer>
  );
}
