import { Link } from 'react-router';
import { Section } from '#web/features/site/text-page.tsx';
import { paths } from '#web/paths.ts';
import type { Marked, Topic } from './topics/topic.ts';

interface TopicTextProps extends Pick<Topic, 'steps' | 'questions'> {
  image: { src: string; alt: string; width: number; height: number };
}

/** Everything in sight, nothing folded: it is printed and searched in, too. */
export function TopicText({ steps, questions, image: { alt, ...image } }: TopicTextProps) {
  return (
    <>
      <ol className="help-steps">
        {steps.map((step) => (
          <li key={step}>
            <MarkedText text={step} />
          </li>
        ))}
      </ol>
      <img className="help-picture" alt={alt} loading="lazy" decoding="async" {...image} />
      {questions.map(({ title, text }) => (
        <Section key={title} title={title}>
          {text.map((one) => (
            <p key={one}>
              <MarkedText text={one} />
            </p>
          ))}
        </Section>
      ))}
      <div className="no-print">
        <Section title="Is your question not here?">
          <AllHelp />
        </Section>
      </div>
    </>
  );
}

/** A name on the screen looks like something to tap; a number to call is a link. */
function MarkedText({ text }: { text: Marked }) {
  const parts = text.match(/\[[^\]]+\]|\{[^}]+\}|[^[{]+/g) ?? [];
  return parts.map((part) => <Part key={part} part={part} />);
}

function Part({ part }: { part: string }) {
  const inside = part.slice(1, -1);
  if (part.startsWith('[')) return <b className="tap">{inside}</b>;
  if (part.startsWith('{')) return <a href={`tel:${inside}`}>{inside}</a>;
  return part;
}

export const AllHelp = () => (
  <p>
    <Link to={paths.help} discover="none">
      All help
    </Link>{' '}
    or{' '}
    <Link to={paths.support} discover="none">
      support
    </Link>
  </p>
);
