import { maxReportNoteLength } from '@app/contracts/bounds';
import { changeReport } from '@app/contracts/reports/reports.endpoints';
import type { ChangeReportBody, Report } from '@app/contracts/reports/reports.schemas';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { WordsDialog } from '#web/features/admin/reason-dialog.tsx';
import { aboutWords, type Step, stepHints, stepsOf } from '#web/features/admin/reports/report.messages.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showError, showSuccess } from '#web/ui/seller/toasts.tsx';

const failed = 'Failed to change the report. Please try again.';

export const noteField = {
  name: 'note',
  label: 'Note',
  hint: 'Say what you found and did. It stays with the report.',
  minLength: 1,
  maxLength: maxReportNoteLength,
  missing: 'Please write a note',
};

interface ReportActionsProps {
  report: Report;
  onChanged: (report: Report) => void;
  /** What else can be done, behind "More". */
  children: ReactNode;
}

/** The next steps of a report; the others wait behind "More", in each card at the same place. */
export function ReportActions({ report, onChanged, children }: ReportActionsProps) {
  const [open, setOpen] = useState<Step | 'note' | null>(null);
  const [hasMore, setMore] = useState(false);
  const moreId = useId();
  const about = aboutWords(report);
  const change = async (body: ChangeReportBody, done: string) => {
    onChanged((await callAdmin(changeReport, { params: { reportId: report.reportId }, body })).data);
    showSuccess(done);
  };
  const take = useMutation({
    mutationFn: (step: Step) => change({ state: step.state }, step.done),
    onError: (error) => showError(error, failed),
  });
  const buttonOf = (step: Step, variant: 'brand' | 'quiet') => (
    <Button
      key={step.label}
      variant={variant}
      pending={take.isPending && !step.asksNote}
      aria-label={`${step.label}: ${about}`}
      onClick={() => (step.asksNote ? setOpen(step) : take.mutate(step))}
    >
      {step.label}
    </Button>
  );
  const [next, second, ...others] = stepsOf(report.state);
  return (
    <div className="report-actions">
      <div className="flex flex-wrap gap-2">
        {next && buttonOf(next, 'brand')}
        {second && buttonOf(second, 'quiet')}
        <Button
          aria-expanded={hasMore}
          aria-controls={moreId}
          aria-label={`More: ${about}`}
          onClick={() => setMore(!hasMore)}
        >
          More
          <ChevronDown size={18} className={hasMore ? 'rotate-180' : ''} aria-hidden="true" />
        </Button>
      </div>
      <div id={moreId} className="report-more" hidden={!hasMore}>
        {hasMore && (
          <>
            {others.map((step) => buttonOf(step, 'quiet'))}
            <Button aria-label={`Add a note: ${about}`} onClick={() => setOpen('note')}>
              Add a note
            </Button>
            {children}
          </>
        )}
      </div>
      {open && (
        <WordsDialog
          onClose={() => setOpen(null)}
          title={open === 'note' ? 'Add a note' : `${open.label} the report?`}
          text={open === 'note' ? about : [about, stepHints[open.state]].filter(Boolean).join('. ')}
          field={noteField}
          confirmLabel={open === 'note' ? 'Add the note' : open.label}
          failed={failed}
          onConfirm={(note) =>
            open === 'note' ? change({ note }, 'Note added') : change({ state: open.state, note }, open.done)
          }
        />
      )}
    </div>
  );
}
