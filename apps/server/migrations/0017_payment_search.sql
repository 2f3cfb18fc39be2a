-- A reference or a receipt as it is compared: read out on the phone or typed from a statement, without spaces and dashes, in capitals.
create function payment_search_text(reference text, receipt text) returns text language sql immutable as $$
  select upper(regexp_replace(reference || '/' || coalesce(receipt, ''), '[\s-]', '', 'g'));
$$;
create index payments_search on payments using gin (payment_search_text(reference, receipt) gin_trgm_ops) with (fastupdate = off);
