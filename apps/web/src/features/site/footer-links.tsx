import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

const links = [
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.support, label: 'Support' },
];

/** Into the foot of the pages that speak for the service itself; shops do not carry it. */
export function FooterLinks({ admin = false }: { admin?: boolean }) {
  return (
    <nav aria-label="About this service" className="-mx-2 flex flex-wrap">
      {links.map(({ to, label }) => (
        <Link key={to} className={linkLook} to={to} discover="none">
          {label}
        </Link>
      ))}
      {admin && (
        // Another part of the site, with scripts of its own: a full load.
        <a className={linkLook} href={paths.adminLogin}>
          Admin
        </a>
      )}
    </nav>
  );
}

const linkLook = 'inline-flex min-h-11 items-center px-2 underline underline-offset-4';
