const reasonWords: Record<string, string> = {
  not_found: 'TikTok does not know the handle',
  private: 'the TikTok account is private',
  layout_changed: 'TikTok’s page has changed',
  blocked: 'TikTok refused us',
  rate_limited: 'TikTok limited us',
  quota: 'our quota is used up',
  transient: 'TikTok did not answer',
  another_account: 'another TikTok account has this handle now',
};

/** How an import ended: `ok`, or `failed: TikTok refused us`. What this build does not know is shown as it is. */
export function importOutcomeWords(outcome: string | null, reason: string | null): string {
  if (outcome === 'success') return 'ok';
  if (outcome === null) return 'not ended';
  const words = reason && (Object.hasOwn(reasonWords, reason) ? reasonWords[reason] : reason.replaceAll('_', ' '));
  return words ? `failed: ${words}` : 'failed';
}
