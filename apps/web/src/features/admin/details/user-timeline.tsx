import { readTimeline } from '@app/contracts/admin/support/support.endpoints';
import type { TimelineEntry, TimelineKind } from '@app/contracts/admin/support/timeline.schemas';
import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CreditCard, Download, Flag, KeyRound, type LucideIcon, StickyNote, UserCog, Wrench } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dayAndTime } from '#web/features/admin/format.ts';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Options } from '#web/ui/seller/fields/text-field.tsx';
import { DetailSection } from './detail-list.tsx';
import { NoteForm } from './note-form.tsx';
import { entryFacts, entryWords, kindNames } from './timeline.messages.ts';

/** What happened to the seller, newest first, with the notes of colleagues. */
export function UserTimeline({ user }: { user: AdminUserDetail }) {
  const { role } = useAdmin();
  const [kind, setKind] = useState<TimelineKind | null>(null);
  const mayNote = isAtLeast(role, 'support') && user.subscriptionStatus !== 'pending';
  return (
    <DetailSection title="Timeline">
      {mayNote && <NoteForm userId={user.userId} />}
      <select
        className="field sort justify-self-start"
        aria-label="Show in the timeline"
        value={kind ?? ''}
        onChange={({ target }) => setKind((target.value || null) as TimelineKind | null)}
      >
        <Options of={[['', 'Everything'], ...Object.entries(kindNames)]} />
      </select>
      <Entries user={user} kind={kind} />
    </DetailSection>
  );
}

/** Each page is on the audit log, so nothing is asked for again by itself. */
function useTimeline({ userId, timeline }: AdminUserDetail, kind: TimelineKind | null) {
  const [newest] = timeline.entries;
  return useInfiniteQuery({
    // An action or a note adds an entry, and with it the question is another one.
    queryKey: [adminQueryKey, 'timeline', userId, kind, newest?.entryId, newest?.at],
    queryFn: async ({ pageParam: before, signal }) =>
      (await callAdmin(readTimeline, { params: { userId }, query: { kind, before }, signal })).data,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...(kind === null && { initialData: { pages: [timeline], pageParams: [null] } }),
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
}

function Entries({ user, kind }: { user: AdminUserDetail; kind: TimelineKind | null }) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useTimeline(user, kind);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const list = useRef<HTMLOListElement>(null);
  const newestId = user.timeline.entries[0]?.entryId;
  const seenId = useRef(newestId);
  useEffect(() => {
    // A note or an action has added it.
    if (seenId.current !== newestId) list.current?.firstElementChild?.scrollIntoView?.({ block: 'nearest' });
    seenId.current = newestId;
  }, [newestId]);
  return (
    <>
      {data && entries.length === 0 && <p className="text-sm text-muted">Nothing of this kind yet.</p>}
      <ol ref={list} className="timeline" aria-label="What happened" aria-busy={isFetching}>
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.entryId} ${entry.at}`} entry={entry} />
        ))}
      </ol>
      {!data && !error && (
        <p className="text-sm text-muted" role="status">
          Loading…
        </p>
      )}
      {error && (
        <p className="text-sm text-danger" role="alert">
          {wordsFor(error, 'Failed to load what happened')}
        </p>
      )}
      {(hasNextPage || error) && (
        <Button
          className="justify-self-start"
          pending={isFetching}
          onClick={() => (data ? fetchNextPage() : refetch())}
        >
          {data ? 'Show older' : 'Retry'}
        </Button>
      )}
    </>
  );
}

/** About three lines; the whole text of a report stands with the report, too. */
const maxReportLetters = 160;

function Words({ text, isLong }: { text: string; isLong: boolean }) {
  const [isWhole, setWhole] = useState(!isLong);
  return (
    <>
      <p className={isWhole ? 'whitespace-pre-wrap' : 'line-clamp-3'}>{text}</p>
      {!isWhole && (
        <Button variant="text" className="-ml-2" onClick={() => setWhole(true)}>
          Show all of it
        </Button>
      )}
    </>
  );
}

const symbols: Record<TimelineKind, LucideIcon> = {
  sign_in: KeyRound,
  import: Download,
  payment: CreditCard,
  report: Flag,
  note: StickyNote,
  change: UserCog,
  action: Wrench,
};

function Entry({ entry }: { entry: TimelineEntry }) {
  const { kind, at, text, what } = entry;
  const Sign = symbols[kind];
  const isBad = kind === 'report' || (kind === 'import' && what !== 'success');
  const facts = entryFacts(entry);
  return (
    <li data-kind={kind} data-bad={isBad || undefined}>
      <Sign size={18} aria-hidden="true" />
      <div className="min-w-0 wrap-anywhere">
        <p className="flex items-baseline justify-between gap-x-3 max-md:flex-col">
          <span className="font-semibold">{entryWords(entry)}</span>
          <time className="text-sm text-muted" dateTime={at}>
            {dayAndTime(at)}
          </time>
        </p>
        {text && <Words text={text} isLong={kind === 'report' && text.length > maxReportLetters} />}
        {facts && <p className="text-sm text-muted">{facts}</p>}
      </div>
    </li>
  );
}
