-- How many bytes the history of a server and the texts of a store's memberships can have. See product.md §21.21.

create or replace function private.limits() returns table (thing text, most int)
language sql immutable set search_path = '' as $$
  values ('stores', 10), ('memberships', 40), ('allMemberships', 200), ('membershipBytes', 3000000), ('features', 100),
    ('featureLength', 200), ('addresses', 20), ('plans', 500), ('editors', 500), ('historyBytes', 8000000),
    ('importRows', 5000), ('imports', 100), ('waitingLists', 50), ('reports', 10), ('storePictures', 100),
    ('editorPictures', 200)
$$;

-- The bytes of all saves of the server up to this one, with those that were removed since.
alter table public.server_config_revisions add column bytes_so_far bigint;
update public.server_config_revisions saves set bytes_so_far = summed.bytes from (
  select id, sum(octet_length(changes::text)) over (partition by server_id order by version) as bytes
  from public.server_config_revisions) summed
where summed.id = saves.id;

create function private.count_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.bytes_so_far := octet_length(new.changes::text) + coalesce((
    select saves.bytes_so_far from public.server_config_revisions saves
    where saves.server_id = new.server_id order by saves.version desc limit 1), 0);
  return new;
end $$;
revoke all on function private.count_history() from public;
create trigger count_history before insert on public.server_config_revisions
  for each row execute function private.count_history();

-- Removes the oldest saves that are followed by more than the limit, at most 100 for each save.
create function private.trim_history() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  oldest public.server_config_revisions;
begin
  for count in 1 .. 100 loop
    select saves.* into oldest from public.server_config_revisions saves
      where saves.server_id = new.server_id order by saves.version limit 1;
    exit when (oldest.bytes_so_far <= new.bytes_so_far - private.limit_of('historyBytes')) is not true;
    delete from public.server_config_revisions saves where saves.id = oldest.id;
  end loop;
  return null;
end $$;
revoke all on function private.trim_history() from public;
create trigger trim_history after insert on public.server_config_revisions
  for each row execute function private.trim_history();
select private.hide_rows_in_errors('private.trim_history()');

create function private.membership_bytes(membership public.store_memberships) returns int
language sql stable set search_path = '' as $$
  select octet_length(membership.name) + octet_length(membership.description)
    + octet_length(array_to_string(membership.features, ''))
$$;
revoke all on function private.membership_bytes(public.store_memberships) from public;

-- A change that makes a membership no longer is accepted, so that a store above the limit can be brought below it.
create function private.limit_membership_bytes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null
    or tg_op = 'UPDATE' and private.membership_bytes(new) <= private.membership_bytes(old) then return new; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.store_id, 7));
  if private.membership_bytes(new) + (select coalesce(sum(private.membership_bytes(other)), 0)
      from public.store_memberships other where other.store_id = new.store_id and other.id <> new.id)
    > private.limit_of('membershipBytes') then
    perform private.refuse_more('store_memberships', 'bytes');
  end if;
  return new;
end $$;
revoke all on function private.limit_membership_bytes() from public;
create trigger limit_membership_bytes before insert or update of name, description, features on public.store_memberships
  for each row execute function private.limit_membership_bytes();
