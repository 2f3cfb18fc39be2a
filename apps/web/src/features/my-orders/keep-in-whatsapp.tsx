import { isInAppBrowser } from './in-app-browser.ts';
import { keepInWhatsapp } from './keep-link.ts';

/** A browser inside of another app may forget the secret; WhatsApp keeps it. Elsewhere it need not be kept. */
export const KeepInWhatsapp = ({ number, url, secret }: { number: string; url: string; secret: string }) =>
  isInAppBrowser() && (
    <a className="button button-quiet w-full" href={keepInWhatsapp(number, url, secret)} rel="nofollow">
      <span className="leading-tight">
        Keep it in WhatsApp
        <small className="block font-normal text-muted">Saves your order's link in your own chat</small>
      </span>
    </a>
  );
