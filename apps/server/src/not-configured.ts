import type { Config } from './config.ts';
import { looksRandom } from './guessable-secret.ts';

const notRandom = 'does not look random: use a secret that "openssl rand -base64 48" made.';

/** What people will miss, or should change, as the service is configured: one line each, which names the variables. */
export function notConfigured(config: Config): string[] {
  const { payments, supportWhatsapp, sms, llm, tiktokApp, tokenSecret, metricsToken } = config;
  const lines: [missing: boolean, line: string][] = [
    [
      payments.mobile.length === 0 && payments.merchant === null,
      'MANUAL_MERCHANT_NUMBER and MANUAL_MERCHANT_NAME are not set: nobody can pay for a subscription.',
    ],
    [supportWhatsapp === null, 'SUPPORT_WHATSAPP is not set: sellers and buyers have nobody to write to for help.'],
    [sms.provider === 'none', 'SMS_PROVIDER is not set: nobody can sign up, sign in or get back in by phone.'],
    [tiktokApp === null, 'TIKTOK_CLIENT_KEY and TIKTOK_CLIENT_SECRET are not set: nobody can continue with TikTok.'],
    [llm === null, 'LLM_BASE_URL and LLM_MODEL are not set: captions are read by rules alone.'],
    [!looksRandom(tokenSecret), `TOKEN_SECRET ${notRandom} Changing it signs everybody out.`],
    [metricsToken !== null && !looksRandom(metricsToken), `METRICS_TOKEN ${notRandom}`],
  ];
  return lines.filter(([missing]) => missing).map(([, line]) => line);
}
