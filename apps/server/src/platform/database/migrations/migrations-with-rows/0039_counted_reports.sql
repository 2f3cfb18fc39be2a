update reports set report_count = 2147483647 where report_id = '00000000-0000-4000-8000-000000130002';
update recent_reports set report_id = '00000000-0000-4000-8000-000000130002' where report_hash = '\xee01';
