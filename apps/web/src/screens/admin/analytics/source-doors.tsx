import type { AdminDoor } from '@app/contracts/admin/figures.schemas';
import { canaryWords, doorName, outWords, readsWords } from '#web/features/admin/import-health.messages.ts';

/** How each way in to TikTok fared in 24 hours; one that nobody asks because its page has changed says since when and why. */
export function SourceDoors({ doors, nowMs }: { doors: AdminDoor[]; nowMs: number }) {
  return (
    <section className="panel md:col-span-2" aria-labelledby="source-doors">
      <h3 id="source-doors" className="mb-2 font-semibold">
        Reads of TikTok in 24 hours
      </h3>
      <ul className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        {doors.map((door) => {
          const canaries = canaryWords(door, nowMs);
          return (
            <li key={door.door} className="min-w-0 wrap-anywhere">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="text-muted">{doorName(door)}</span>
                <span className="font-medium">{readsWords(door)}</span>
              </p>
              {door.out && <p className="text-sm font-semibold text-danger">{outWords(door.out, nowMs)}</p>}
              {canaries && <p className="text-sm text-muted">Test accounts: {canaries}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
