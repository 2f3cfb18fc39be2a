import { Link } from 'react-router';
import { SupportLine } from '#web/features/site/support-contact.tsx';
import { paths } from '#web/paths.ts';

export function LoginFoot({ supportWhatsapp }: { supportWhatsapp: string | null }) {
  return (
    <div className="mt-8 grid gap-3 border-t border-line pt-4">
      <p>
        No shop yet?{' '}
        <Link className="text-brand underline" to={paths.home} discover="none">
          Create your shop
        </Link>
      </p>
      <SupportLine number={supportWhatsapp} />
    </div>
  );
}
