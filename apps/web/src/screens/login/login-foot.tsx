import { Link } from 'react-router';
import { SupportLine } from '#web/features/site/support-contact.tsx';
import { paths } from '#web/paths.ts';

/** For who has no shop yet, and for who is stuck. Says honestly where there is no number to write to. */
export function LoginFoot({ supportWhatsapp }: { supportWhatsapp: string | null }) {
  return (
    <div className="mt-8 grid gap-3 border-t border-line pt-4">
      <p>
        No shop yet?{' '}
        <Link className="text-brand underline" to={paths.home} discover="none">
          Create your shop
        </Link>
      </p>
      {supportWhatsapp === null ? (
        <p className="text-sm text-muted">
          Need help?{' '}
          <Link className="text-brand underline" to={paths.support} discover="none">
            Read the answers to common questions
          </Link>
          . A WhatsApp number for help is not set up here.
        </p>
      ) : (
        <SupportLine number={supportWhatsapp} />
      )}
    </div>
  );
}
