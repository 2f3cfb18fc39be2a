import type { SimulatorState } from './simulator-state.ts';
import { escapeHtml } from './state-page.ts';

export function controlPage(state: SimulatorState, _shopOrigin: string | null, _query: URLSearchParams): string {
  return `<!DOCTYPE html><title>TikTok simulator</title><pre>${escapeHtml(state.origin)}</pre>`;
}
