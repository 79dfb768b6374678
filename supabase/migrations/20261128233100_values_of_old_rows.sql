-- Features could have 500 characters before. A membership that has such a feature can be changed in everything else, and its
-- features once they are shorter.

alter table public.store_memberships drop constraint store_memberships_features_length;
alter table public.store_memberships add constraint store_memberships_features_size
  check (private.is_within(features, 100, 500)) not valid;

create function private.check_features() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_within(new.features, 2147483647, 200) then
    raise exception 'new row for relation "store_memberships" violates check constraint "store_memberships_features_length"'
      using errcode = '23514', constraint = 'store_memberships_features_length';
  end if;
  return new;
end $$;
revoke all on function private.check_features() from public;
create trigger check_new_features before insert on public.store_memberships
  for each row execute function private.check_features();
create trigger check_changed_features before update of features on public.store_memberships
  for each row when (new.features is distinct from old.features) execute function private.check_features();

-- A color that is none would refuse every change of its store, a moderator's too. Pages show the default in its place.
update public.stores set design = design - array(
    select key from unnest(array['primaryColor', 'secondaryColor', 'accentColor']) key
    where design ->> key !~ '^#[0-9a-fA-F]{6}$')
  where exists (select from unnest(array['primaryColor', 'secondaryColor', 'accentColor']) key
    where design ->> key !~ '^#[0-9a-fA-F]{6}$');
alter table public.stores validate constraint stores_design_colors;
