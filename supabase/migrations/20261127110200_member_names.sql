-- Cleans the name of a member, whoever writes it: a provider, a file, or the seller.
create function private.clean_member_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.display_name := private.clean_name(new.display_name);
  return new;
end $$;
create trigger clean_member_name before insert or update of display_name on public.store_members
  for each row execute function private.clean_member_name();
