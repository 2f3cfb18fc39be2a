-- One by one and several at once; one about a seller who is deleted; one whose time is before the entry before it.
insert into audit_log (at, admin_id, action, subject_id, address, reason, details) values
  ('2025-01-01T00:00:00Z', null, 'administrator_created', '00000000-0000-4000-8000-000000000ad1', null, null, '{}');
insert into audit_log (at, admin_id, action, subject_id, address, reason, details) values
  ('2025-02-01T00:00:00.000001Z', '00000000-0000-4000-8000-000000000ad1', 'trial_extended', '00000000-0000-4000-8000-0000000000a1', '203.0.113.7',
    'The seller was ill for a month', '{"days": 30, "was": "2025-01-07", "odd": [1.50, 1e30, null, "’\"<b>😀"]}'),
  ('2024-12-31T20:59:59.999999Z', '00000000-0000-4000-8000-000000000ad2', 'payment_confirmed', '00000000-0000-4000-8000-0000000000ee', '2001:db8::1',
    E'100% paid_\\ ''"<b> 😀 \u202Enommus', '{"amountUgx": 1500000000000}'),
  ('2099-01-01T00:00:00Z', '00000000-0000-4000-8000-000000000ad3', 'signed_in', null, '', '', '{}'),
  ('2025-02-02T00:00:00Z', '00000000-0000-4000-8000-000000000ad2', 'complimentary_granted', '00000000-0000-4000-8000-0000000000c3', '203.0.113.8',
    'Okulwala omwezi mulamba: ill, too', '{}');
