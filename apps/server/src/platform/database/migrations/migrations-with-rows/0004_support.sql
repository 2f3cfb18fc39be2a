insert into seller_notes (account_id, note_id, admin_id, text, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000140001', '00000000-0000-4000-8000-000000000ad2', E'Called <b>twice</b>\n''"%_\\ 😀', '2025-10-02T00:00:00Z'),
  -- Of an administrator who is gone.
  ('00000000-0000-4000-8000-0000000000f6', '00000000-0000-4000-8000-000000140002', '00000000-0000-4000-8000-000000000aff', '', '2099-10-02T00:00:00.000001Z');

-- One that was reported, and one that its owner had hidden before.
update products set hidden_after_report_of = video_id where shop_id = '00000000-0000-4000-8000-0000000000f6' and number = 3;
update products set hidden_after_report_of = video_id, hidden_by_owner = true
  where shop_id = '00000000-0000-4000-8000-0000000000a1' and number = 3;

-- Open, accepted, withdrawn and another one for the same person afterwards.
insert into admin_invitations (invitation_id, token_hash, username, role, invited_by, created_at, expires_at, accepted_at, withdrawn_at) values
  ('00000000-0000-4000-8000-000000140011', '\xaa01', 'new''"<b>@example.ug', 'viewer', '00000000-0000-4000-8000-000000000ad1', '2025-01-01T00:00:00Z', '2099-01-02T00:00:00Z', null, null),
  ('00000000-0000-4000-8000-000000000ad2', '\xaa02', 'support@example.ug', 'support', '00000000-0000-4000-8000-000000000ad1', '2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z', '2025-01-01T12:00:00Z', null),
  ('00000000-0000-4000-8000-000000140012', '\x', 'twice@example.ug', 'owner', '00000000-0000-4000-8000-000000000ad1', '2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z', null, '2025-01-01T01:00:00Z'),
  ('00000000-0000-4000-8000-000000140013', '\xaa03', 'twice@example.ug', 'owner', '00000000-0000-4000-8000-000000000ad3', '2025-01-01T02:00:00Z', '2025-01-02T02:00:00Z', null, null);
