import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { AddressLink } from '#web/lib/address/address-link.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { adminSettingsQuery } from './admin-settings.api.ts';
import { ImportSources } from './import-sources.tsx';
import { PriceAndTrialSection } from './price-and-trial.tsx';

/** Who changed what, and why, stands in the audit log, which owners read. */
function LastChanges() {
  const { role } = useAdmin();
  if (role !== 'owner') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted md:col-span-2">
      Who changed it last, and why:
      {(['settings.changed', 'source.switched'] as const).map((action) => (
        <AddressLink
          key={action}
          className="inline-flex min-h-11 items-center underline"
          change={() => `?tab=audit&action=${action}`}
          toTop
        >
          {action === 'settings.changed' ? 'Changes of price and trial' : 'Changes of sources'}
        </AddressLink>
      ))}
    </p>
  );
}

export function ServiceSettings() {
  return (
    <Answer query={useQuery(adminSettingsQuery())} failed="Failed to load the settings" loading={<SkeletonScreen />}>
      {(settings) => (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <PriceAndTrialSection settings={settings} />
          <ImportSources sources={settings.sources} />
          <LastChanges />
        </div>
      )}
    </Answer>
  );
}
