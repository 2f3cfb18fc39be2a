import type { TestService } from '#server/test/service.testing.ts';
import { createSourceSwitches } from '#server/tiktok/sources/source-switches.ts';
import { createTikTokSources, openSources } from '#server/tiktok/sources/sources.ts';
import { createSourceHealth } from './source-health.ts';

export const canaryHandles = ['canary.one', 'canary.two'];

/** Sources and health as a process of their own has them, with breakers that stay closed. */
export function aProcess(service: TestService, handles: readonly string[] = canaryHandles) {
  const { db, clock, config, tiktokOrigin: webOrigin } = service;
  const { apify, logger } = service.app.services.ingestion;
  const options = { order: config.tiktok.sources, webOrigin, gap: async () => {}, breaker: { threshold: 1000 } };
  const switches = createSourceSwitches(db, 0);
  const health = createSourceHealth({
    db,
    clock,
    logger,
    canaries: { handles, sources: openSources(options), switches },
    rememberMs: 0,
    flushEveryMs: 1e8,
  });
  const sources = createTikTokSources({ ...options, switches, health, apify: apify?.source });
  return { health, sources, watch: () => health.watch(new AbortController().signal) };
}
