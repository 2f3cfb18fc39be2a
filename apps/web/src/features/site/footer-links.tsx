import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

const links = [
  { to: paths.help, label: 'Help' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.support, label: 'Support' },
];

/** For pages about the service itself; shops have none. */
export function FooterLinks({ admin = false }: { admin?: boolean }) {
  return (
    <nav aria-label="About this service" className="-mx-2 flex flex-wrap">
      {links.map(({ to, label }) => (
        <Link key={to} className={linkLook} to={to} discover="none">
          {label}
        </Link>
      ))}
      {admin && (
        // Another part of the site with its own scripts: a full load.
        <a className={linkLook} href={paths.adminLogin}>
          Admin
        </a>
      )}
    </nav>
  );
}

const linkLook = 'inline-flex min-h-11 items-center px-2 underline underline-offset-4';
