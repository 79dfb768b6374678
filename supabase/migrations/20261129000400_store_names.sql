-- A published store never has the name of another seller's published store (product.md §21.11), so that nobody can pose as
-- somebody else.

-- Returns a name as people see it: without case, accents, spaces and punctuation, and with letters and digits that look like
-- a Latin letter as this letter. src/mocks/store-checks.ts has the same rule.
create function private.store_name_key(name text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(nullif(regexp_replace(folded.value, '[[:space:]!-/:-@\[-`{-~]', '', 'g'), ''), folded.value)
  from (select translate(private.folded(name),
    'авсԁеһіјкӏмнорԛѕтуԝхүѵαβεικνορτυχɑɡ01',
    'abcdehijklmhopqstywxyvabeikvoptuxagol')) folded (value)
$$;
revoke all on function private.store_name_key from public;
-- Whoever writes a row of an index calls its function.
grant execute on function private.store_name_key, private.folded to authenticated, service_role;
create index stores_name_key_idx on public.stores (private.store_name_key(name)) where is_visible;

create function private.is_store_name_taken(store_id text, owner uuid, name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  key text := private.store_name_key(name);
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(key, 12));
  return exists (select 1 from public.stores other
    where private.store_name_key(other.name) = key and other.is_visible and not other.hidden_by_site
      and other.id <> store_id and other.owner_id is distinct from owner);
end $$;
revoke all on function private.is_store_name_taken from public;
grant execute on function private.is_store_name_taken to authenticated;

create function private.check_store_name() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and private.is_store_name_taken(new.id, new.owner_id, new.name) then
    raise exception 'duplicate key value violates unique constraint "stores_name_key"'
      using errcode = '23505', constraint = 'stores_name_key';
  end if;
  return new;
end $$;
create trigger check_store_name before update of name, is_visible on public.stores
  for each row when (new.is_visible and (not old.is_visible or new.name is distinct from old.name))
  execute function private.check_store_name();
