/** An administrator as `npm run admin:create` makes one. */
export interface NewAdmin {
  username: string;
  password: string;
  role: 'owner' | 'support' | 'viewer';
}

/** What a test asks of the service's process. */
export type ToService =
  | 'stop'
  | 'close_tiktok'
  | 'allow_next_codes'
  | { countsOf: string }
  | { makeAdmin: NewAdmin }
  | { endTrialOf: string; inMs: number }
  | { endPaidOf: string; inMs: number }
  | 'send_reminders'
  | 'watch_sources'
  | { endPromptOf: string; passedMs: number }
  | { ageOrder: string; byMs: number }
  | { ageProductsOf: string; byMs: number }
  | { endCodePauseOf: string };

/** What the process answers. */
export type FromService =
  | { type: 'ready'; origin: string; tiktokOrigin: string; paymentsOrigin: string }
  | { type: 'tiktok_closed' }
  | { type: 'next_codes_allowed' }
  | { type: 'trial_ends' }
  | { type: 'paid_ends' }
  | { type: 'reminders_sent' }
  | { type: 'sources_watched' }
  | { type: 'prompt_ended' }
  | { type: 'order_aged' }
  | { type: 'products_aged' }
  | { type: 'code_pause_ended' }
  | { type: 'admin_made' }
  | { type: 'counts'; counts: Record<string, number> };
