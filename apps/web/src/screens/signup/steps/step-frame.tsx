import type { ReactNode } from 'react';
import type { SignupStep } from '#web/screens/signup/signup-draft.ts';

const stepNames = ['TikTok handle', 'Signing in', 'WhatsApp number', 'Your shop'];

interface StepFrameProps {
  step: SignupStep;
  title: string;
  moved: boolean;
  lead?: ReactNode;
  children: ReactNode;
}

export function StepFrame({ step, title, moved, lead, children }: StepFrameProps) {
  return (
    <>
      {/* The last one is no question, and nothing is left to fill: its room is for what was reached. */}
      <ol className={step === 4 ? 'sr-only' : 'steps'} aria-label="Steps">
        {stepNames.map((name, index) => (
          <li key={name} aria-current={index + 1 === step ? 'step' : undefined} data-done={index + 1 < step}>
            <span className="sr-only">
              {name}
              {index + 1 < step && ' (done)'}
            </span>
          </li>
        ))}
      </ol>
      <p className={step === 4 ? 'sr-only' : 'mt-3 text-sm text-muted'}>Step {step} of 4</p>
      <h1
        // The last title counts products while they come: that must not scroll the seller back.
        key={step === 4 ? step : title}
        ref={moved ? showFromTop : undefined}
        tabIndex={-1}
        className={`${step === 4 ? '' : 'mt-1'} text-xl leading-tight font-bold outline-none`}
      >
        {title}
      </h1>
      {lead && <div className="mt-2 text-muted">{lead}</div>}
      <div className="mt-4">{children}</div>
    </>
  );
}

/** A new step begins at its heading. */
function showFromTop(heading: HTMLElement | null): void {
  if (!heading) return;
  scrollTo({ top: 0 });
  heading.focus({ preventScroll: true });
}
