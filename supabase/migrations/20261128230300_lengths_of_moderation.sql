-- What outlives a store no longer refers to its row, so its texts need lengths of their own.
alter table public.store_reports add constraint store_reports_store_id_length
  check (char_length(store_id) <= 68) not valid;
alter table private.removed_stores add constraint removed_stores_length check (char_length(id) <= 68
  and char_length(discord_id) <= 20 and char_length(name) <= 100 and char_length(slug) <= 40) not valid;
alter table private.suspended_sellers add constraint suspended_sellers_length check (char_length(store_id) <= 68
  and char_length(discord_id) <= 20 and char_length(reason) <= 1000) not valid;
