import { PageLink } from '#web/ui/page-link.tsx';

export function ShowAll({ path, className }: { path: string; className: string }) {
  return (
    <PageLink className={`button ${className}`} to={path} preventScrollReset>
      Show all products
    </PageLink>
  );
}
