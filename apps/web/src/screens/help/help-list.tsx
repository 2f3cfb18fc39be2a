import { Form, Link } from 'react-router';
import { Section } from '#web/features/site/text-page.tsx';
import { paths } from '#web/paths.ts';
import type { FoundTopic } from './search-topics.ts';

interface HelpListProps {
  search: string;
  maxLength: number;
  topics: FoundTopic[];
}

/** All pages, or what was found. The search is a GET form, so it works without scripts. */
export function HelpList({ search, maxLength, topics }: HelpListProps) {
  return (
    <>
      <search className="no-print">
        <Form className="help-search" action={paths.help} preventScrollReset discover="none">
          <label className="sr-only" htmlFor="help-search">
            Search the help
          </label>
          <input
            key={search}
            className="field"
            id="help-search"
            type="search"
            name="search"
            placeholder="Search: price, delivery code"
            defaultValue={search}
            maxLength={maxLength}
            enterKeyHint="search"
          />
          <button className="button button-brand" type="submit">
            Search
          </button>
        </Form>
      </search>
      {/* Always there, so that a screen reader hears it change. */}
      <p role="status">{search !== '' && foundWords(search, topics.length)}</p>
      <ul className="help-list">
        {topics.map(({ name, title, lead }) => (
          <li key={name}>
            <Link className="panel help-link" to={paths.helpOn(name)} discover="none">
              {title}
              <small>{lead}</small>
            </Link>
          </li>
        ))}
      </ul>
      {search !== '' && (
        <p>
          <Link to={paths.help} discover="none">
            See all pages
          </Link>
        </p>
      )}
      <Section title="Is your question not here?">
        <p>
          <Link to={paths.support} discover="none">
            Go to support
          </Link>
        </p>
      </Section>
    </>
  );
}

function foundWords(search: string, count: number): string {
  if (count === 0) return `Nothing for “${search}” here. Try one other word, or ask support.`;
  return `${count === 1 ? '1 page' : `${count} pages`} for “${search}”`;
}
