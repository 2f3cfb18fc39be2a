import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

export const AgreeLine = () => (
  <p className="text-sm text-muted">
    By opening a shop you agree to the{' '}
    <Link className="underline" to={paths.terms} target="_blank">
      Terms
    </Link>
    . What we keep about you is in{' '}
    <Link className="underline" to={paths.privacy} target="_blank">
      Privacy
    </Link>
    .
  </p>
);
