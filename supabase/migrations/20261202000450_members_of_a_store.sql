-- The members of a store are counted from this index. It is the beginning of others, but a tenth of their size, because
-- all members of a store share an entry.
create index store_members_store_id_idx on public.store_members (store_id);
