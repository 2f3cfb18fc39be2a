import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

/** Why the seller sees the sign-in screen: the server ended the session, without saying which reason applies. */
export function SignedOutNotice() {
  return (
    <section className="panel mb-6" aria-labelledby="signed-out">
      <h2 id="signed-out" className="font-semibold">
        You were signed out
      </h2>
      <p className="mt-1 text-muted">
        Your session has ended. This can happen when the password was changed, when the session was ended from another
        phone, when somebody proved that the handle is theirs, when a session was used in two places at once, after 30
        days without a visit, or 180 days after you signed in.
      </p>
      <p className="mt-2">
        Was it not you?{' '}
        <Link className="text-brand underline" to={paths.claim('')} discover="none">
          Prove that the handle is yours
        </Link>
      </p>
    </section>
  );
}
