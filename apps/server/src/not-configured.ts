import type { Config } from './config.ts';

/** What people will miss as the service is configured: one line each, which names the variables that bring it. */
export function notConfigured({ payments, supportWhatsapp, sms, llm, tiktokApp }: Config): string[] {
  const lines: [missing: boolean, line: string][] = [
    [
      payments.mobile.length === 0 && payments.merchant === null,
      'MANUAL_MERCHANT_NUMBER and MANUAL_MERCHANT_NAME are not set: nobody can pay for a subscription.',
    ],
    [supportWhatsapp === null, 'SUPPORT_WHATSAPP is not set: sellers and buyers have nobody to write to for help.'],
    [sms.provider === 'none', 'SMS_PROVIDER is not set: nobody can sign up, sign in or get back in by phone.'],
    [tiktokApp === null, 'TIKTOK_CLIENT_KEY and TIKTOK_CLIENT_SECRET are not set: nobody can continue with TikTok.'],
    [llm === null, 'LLM_BASE_URL and LLM_MODEL are not set: captions are read by rules alone.'],
  ];
  return lines.filter(([missing]) => missing).map(([, line]) => line);
}
