import type { AdminSource } from '@app/contracts/admin/figures.schemas';
import { switchSource } from '@app/contracts/admin/settings.endpoints';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { sourceName, sourceState } from '#web/features/admin/import-health.messages.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { useNow } from '#web/lib/browser/use-now.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { ConfirmedToggle } from './confirmed-toggle.tsx';

export function ImportSources({ sources }: { sources: AdminSource[] }) {
  const nowMs = useNow(30_000);
  return (
    <Section
      title="Import sources"
      lead="We read sellers’ videos from these sources, in this order. A source that keeps failing is paused for a while. A source that is switched off is never asked."
    >
      <ul className="grid gap-3">
        {sources.map((source) => (
          <SourceRow key={source.source} source={source} nowMs={nowMs} isLast={isLastOne(sources, source)} />
        ))}
      </ul>
    </Section>
  );
}

const isLastOne = (sources: AdminSource[], { source }: AdminSource) =>
  sources.every((one) => one.source === source || !one.enabled);

function SourceRow({ source, nowMs, isLast }: { source: AdminSource; nowMs: number; isLast: boolean }) {
  const { role } = useAdmin();
  const name = sourceName(source.source);
  const { enabled } = source;
  const others = isLast
    ? 'It is the last one. No shop imports anything until you switch one on.'
    : 'The other sources keep working.';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line pb-3 last:border-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{sourceState(source, nowMs)}</p>
      </div>
      {role === 'owner' && (
        <ConfirmedToggle
          label={`Read from ${name}`}
          hideLabel
          checked={enabled}
          title={enabled ? `Switch off ${name}?` : `Switch on ${name}?`}
          text={enabled ? `We stop reading from it, for all sellers. ${others}` : 'Imports use it again from now on.'}
          confirmLabel={enabled ? 'Switch off' : 'Switch on'}
          danger={enabled}
          failed="Failed to switch the source. Please try again."
          change={(reason) =>
            callAdmin(switchSource, { params: { source: source.source }, body: { enabled: !enabled, reason } })
          }
          done={enabled ? `${name} is switched off` : `${name} is switched on`}
        />
      )}
    </li>
  );
}
