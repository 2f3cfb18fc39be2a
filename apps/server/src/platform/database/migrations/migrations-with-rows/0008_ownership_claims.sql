insert into ownership_claims (claim_hash, handle, code, created_at, expires_at, used_at) values
  ('\xb001', 'amina.boutique_ug', 'DK-CLAIM1', '2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z', '2025-01-01T01:00:00Z'),
  ('\xb002', 'nobody.yet', 'DK-CLAIM2', '2098-12-31T00:00:00Z', '2099-01-01T00:00:00Z', null);
insert into account_events (account_id, event_id, kind, happened_at, details) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000080001', 'taken_over', '2025-01-01T01:00:00Z', '{"sessionsEnded": 2, "hadPassword": false, "by": null}'),
  ('00000000-0000-4000-8000-0000000000f6', '00000000-0000-4000-8000-000000080001', 'deletion_asked', '2024-03-01T00:00:00Z', '{}');
insert into unused_pictures (hash, noted_at, removed_at) values
  ('old-1', '2025-01-01T00:00:00Z', null),
  ('p1', '2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z');
