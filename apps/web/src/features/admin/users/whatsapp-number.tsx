import { whatsappLink } from '@app/contracts/messages/message-text';

import { productName } from '#web/lib/product-name.ts';

export function WhatsappNumber({ number, handle, words = number }: { number: string; handle: string; words?: string }) {
  const greeting = `Hello @${handle}, this is ${productName} support.`;
  return (
    <a
      className="-my-2.5 inline-flex min-h-11 items-center whitespace-nowrap underline"
      href={whatsappLink(number, greeting)}
      target="_blank"
      rel="noopener"
      title="Write on WhatsApp"
    >
      {words}
    </a>
  );
}
