-- A deletion that is due one day, and one that was due long ago.
update accounts set deletion_due_at = '2099-01-31T00:00:00Z' where account_id = '00000000-0000-4000-8000-0000000000d4';
update accounts set deletion_due_at = '2024-03-31T00:00:00Z', contact_new_until = '2099-01-08T00:00:00Z'
  where account_id = '00000000-0000-4000-8000-0000000000f6';
update accounts set contact_new_until = '2025-03-08T10:00:00Z' where account_id = '00000000-0000-4000-8000-0000000000a1';
update shops set owner_display_name = 'Amina 👗 "Kampala"' where shop_id = '00000000-0000-4000-8000-0000000000a1';
update shops set owner_display_name = '' where shop_id = '00000000-0000-4000-8000-0000000000e5';
update sessions set device = 'Chrome on Android' where session_id = '00000000-0000-4000-8000-000000010001';
