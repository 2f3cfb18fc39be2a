import type { AdminDoor, AdminHealth } from '@app/contracts/admin/figures.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clockTime, dayAndTime, timeOrDay } from '#web/features/admin/format.ts';
import { healthQuery } from '#web/features/admin/import-health.api.ts';
import {
  canaryWords,
  databaseState,
  doorName,
  isSourceBad,
  jobLines,
  jobName,
  jobState,
  outCauses,
  readsWords,
  sourceName,
  sourceState,
} from '#web/features/admin/import-health.messages.ts';
import { usePausedUpdates } from '#web/features/admin/list/use-paused-updates.ts';
import { useNow } from '#web/lib/browser/use-now.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { failureShare } from './counters.ts';

/** Lines that come or go wait for a tap; numbers in their places change by themselves. */
export function ImportHealth() {
  const query = useQuery(healthQuery());
  const { error, dataUpdatedAt } = query;
  const { shown, isNewer, show } = usePausedUpdates(query.data, 'health', outlineOf);
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="health">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="health" className="text-lg leading-tight font-bold">
          Import health
        </h2>
        {isNewer ? (
          <Button onClick={show}>New data</Button>
        ) : (
          <span className="text-sm text-muted">
            {shown &&
              `As of ${clockTime(new Date(dataUpdatedAt).toISOString())}${error ? ', not refreshed since' : ''}`}
          </span>
        )}
      </div>
      <Answer query={{ ...query, data: shown }} failed="Failed to load the import health" loading={<Loading />}>
        {(health) => <HealthPanels health={health} />}
      </Answer>
    </section>
  );
}

const outlineOf = ({ jobs, sources }: AdminHealth) =>
  JSON.stringify([
    jobLines(jobs).flatMap(({ job, waiting }) => (waiting > 0 ? [job] : [])),
    sources.map(({ source, doors }) => [source, outlineOfDoors(doors)]),
  ]);

const outlineOfDoors = (doors: AdminDoor[]) => doors.map(({ out, canaries }) => [out !== null, canaries.length]);

const Loading = () => (
  <Skeletons label="Loading the import health" looks={['h-40', 'h-40']} className="grid gap-4 md:grid-cols-2" />
);

function HealthPanels({ health }: { health: AdminHealth }) {
  const nowMs = useNow(30_000);
  const { imports, jobs, sources, database, version, startedAt } = health;
  const waiting = jobLines(jobs).filter((job) => job.waiting > 0);
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <div className="grid gap-4">
        <HealthPanel title="TikTok sources">
          {sources.map((source) => (
            <Line
              key={source.source}
              name={sourceName(source.source)}
              state={sourceState(source, nowMs)}
              alert={isSourceBad(source)}
              causes={outCauses(source, nowMs)}
            />
          ))}
        </HealthPanel>
        <HealthPanel title="Imports today">
          <Line name="Runs" state={failureShare(imports.runs, imports.failures)} />
          <Line
            name="Last one that went well"
            state={imports.lastSucceededAt === null ? 'None yet' : timeOrDay(imports.lastSucceededAt, nowMs)}
          />
        </HealthPanel>
        <HealthPanel title="Service">
          <Line name="Database" state={databaseState(database)} />
          <Line name="Running since" state={dayAndTime(startedAt)} />
          <Line name="Version" state={version ?? 'Not named'} />
        </HealthPanel>
      </div>
      <HealthPanel title="Waiting jobs">
        {waiting.map((job) => (
          <Line key={job.job} name={jobName(job.job)} state={jobState(job)} />
        ))}
        {waiting.length === 0 && <Line name="All queues" state="Nothing is waiting" />}
      </HealthPanel>
      <SourceDoors doors={sources.flatMap(({ doors }) => doors)} nowMs={nowMs} />
    </div>
  );
}

function HealthPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} level="h3" look="mb-2 font-semibold" className="panel">
      <dl className="grid gap-2">{children}</dl>
    </Section>
  );
}

interface LineProps {
  name: string;
  state: string;
  alert?: boolean;
  causes?: string[];
}

function Line({ name, state, alert = false, causes = [] }: LineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className={`wrap-anywhere ${alert ? 'font-semibold text-danger' : 'font-medium'}`}>{state}</dd>
      {causes.map((cause) => (
        <dd key={cause} className="basis-full text-sm">
          {cause}
        </dd>
      ))}
    </div>
  );
}

function SourceDoors({ doors, nowMs }: { doors: AdminDoor[]; nowMs: number }) {
  return (
    <Section title="Reads of TikTok in 24 hours" level="h3" look="mb-2 font-semibold" className="panel md:col-span-2">
      <ul className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        {doors.map((door) => {
          const canaries = canaryWords(door, nowMs);
          return (
            <li key={door.door} className="min-w-0 wrap-anywhere">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="text-muted">{doorName(door)}</span>
                <span className="font-medium">{readsWords(door)}</span>
              </p>
              {canaries && <p className="text-sm text-muted">Test accounts: {canaries}</p>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
