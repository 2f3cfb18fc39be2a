import type { HelpTopic } from '@app/contracts/addresses/help-topics';
import { paths } from '#web/paths.ts';

const subjects = {
  track: '#TRACK',
  prices: 'writing prices',
  'several-products': 'several products in one post',
  orders: 'orders',
  'delivery-code': 'the delivery code',
  paying: 'paying for your plan',
  'bio-link': 'the link in your TikTok bio',
  deleting: 'deleting your data',
} as const satisfies Partial<Record<HelpTopic, string>>;

/** Where a seller's question comes up. Another tab, so that nothing typed is lost. */
export function HelpLink({ on, className = '' }: { on: keyof typeof subjects; className?: string }) {
  return (
    <a
      className={`inline-flex min-h-11 items-center text-sm text-brand underline ${className}`}
      href={paths.helpOn(on)}
      target="_blank"
      rel="noopener"
      aria-label={`Help: ${subjects[on]} (opens a new tab)`}
    >
      Help
    </a>
  );
}
