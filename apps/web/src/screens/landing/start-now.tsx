import { Link } from 'react-router';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';

export function StartNow({ priceUgx, trialDays }: { priceUgx: number; trialDays: number }) {
  return (
    <section className="wrap py-12 md:py-16" aria-labelledby="start">
      <div className="panel grid gap-6 p-6 md:grid-cols-2 md:items-center md:p-10">
        <div>
          <h2 id="start" className="text-xl leading-tight font-bold">
            Open your shop today
          </h2>
          <p className="mt-2 text-muted">
            You need your TikTok handle and a password. Your first {trialDays} days are free, then one price for
            everything. No credit card, cancel anytime.
          </p>
        </div>
        <div className="md:text-right">
          <p className="text-xl leading-tight font-bold">
            {formatPrice(priceUgx)} <span className="text-base font-medium text-muted">per month</span>
          </p>
          <Link className="button button-brand mt-4 w-full px-8 md:w-auto" to={paths.signup} discover="none">
            Start Now
          </Link>
        </div>
      </div>
    </section>
  );
}
