import { Link } from 'react-router';

/** A search without results, under a heading of the level above. */
export function NothingFound({ path, level }: { path: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <Heading className="text-lg font-bold">Nothing found</Heading>
      <p className="text-muted">Try another word, or the number the seller named in the video.</p>
      <Link className="button button-quiet" to={path} preventScrollReset discover="none">
        Show all products
      </Link>
    </div>
  );
}
