import { whatsappLink } from '@app/contracts/messages/message-text';
import { Link } from 'react-router';
import { formatPhone } from '#web/features/chat/whatsapp-link.ts';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';

const greeting = `Hello! I need help with ${productName}.`;

/** The support's WhatsApp. */
export function SupportContact({ number }: { number: string }) {
  return (
    <p>
      <a className="button button-chat" href={whatsappLink(number, greeting)} rel="noopener">
        <Icon name="chat" />
        Chat with us on WhatsApp
      </a>
      <span className="mt-2 block text-center text-sm text-muted">{formatPhone(number)}</span>
    </p>
  );
}

export function SupportLine({ number }: { number: string | null }) {
  if (number === null)
    return (
      <p className="text-sm text-muted">
        Need help?{' '}
        <Link className="text-brand underline" to={paths.help} discover="none">
          Read the answers to common questions
        </Link>
      </p>
    );
  return (
    <p className="text-sm text-muted">
      Need help?{' '}
      <a className="text-brand underline" href={whatsappLink(number, greeting)} rel="noopener">
        WhatsApp {formatPhone(number)}
      </a>
    </p>
  );
}
