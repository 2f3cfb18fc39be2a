-- Above a limit, reports of one shop from one network are counted on one row; for a day it is known which row that is.
alter table reports add column report_count integer not null default 1 check (report_count > 0);
alter table recent_reports add column report_id uuid;
