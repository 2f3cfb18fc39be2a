import type { Plan } from '#faults/plan/plan.ts';

export default {
  about:
    'TikTok, SMS and the payment providers are slow, lie and are gone, while the embedded service is killed as well.',
  stage: 'embedded',
  steps: 260,
  thinkMs: 200,
  actors: { buyer: 3, seller: 3, newcomer: 2, administrator: 1 },
  withPages: false,
  faults: [
    { kind: 'tiktok-gone', from: 12, seconds: 20 },
    { kind: 'payments-lose-answers', from: 32, seconds: 20 },
    { kind: 'tiktok-slow', from: 68, seconds: 20 },
    { kind: 'payments-slow', from: 72, seconds: 25 },
    { kind: 'web-killed', from: 92, seconds: 1 },
    { kind: 'tiktok-lies', from: 128, seconds: 20 },
    { kind: 'payments-gone', from: 132, seconds: 20 },
    { kind: 'sms-gone', from: 48, seconds: 10 },
    { kind: 'sms-slow', from: 100, seconds: 10 },
    { kind: 'sms-refuses', from: 160, seconds: 10 },
    { kind: 'payments-lie', from: 180, seconds: 25 },
    { kind: 'web-killed', from: 200, seconds: 1 },
  ],
} satisfies Plan;
