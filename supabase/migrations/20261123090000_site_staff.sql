-- The "Staff online" list shows site admins and the platform owner. Their names, pictures, roles, and colors come from
-- the database. Clients use only the keys that are sent through the presence channel, and ignore everything else in it.

-- The profile cards of the staff. An operator sets the texts; null falls back to Discord's data.
create table private.staff_cards (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The key is public, because clients send it through the presence channel. It is a random value instead of the user
  -- id, because the user id would identify the account.
  key uuid not null unique default gen_random_uuid(),
  name text check (char_length(btrim(name)) between 1 and 100),
  role text check (char_length(btrim(role)) between 1 and 50),
  picture text check (picture ~ '^https://\S+$' and char_length(picture) <= 2048),
  name_color text check (name_color ~ '^#[0-9a-fA-F]{6}$')
);
alter table private.staff_cards enable row level security;
revoke all on private.staff_cards from public, anon, authenticated;
grant select, insert, update, delete on private.staff_cards to service_role;
create policy "Nobody reads it through the API" on private.staff_cards for select to authenticated using (false);

-- Returns the viewer's presence key, creating it on the first call; null for users who are not staff.
create function private.staff_key() returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
begin
  if not private.has_every_server() then return null; end if;
  insert into private.staff_cards (user_id) values (viewer) on conflict do nothing;
  return (select cards.key from private.staff_cards cards where cards.user_id = viewer);
end $$;
create function public.staff_key() returns uuid
language sql volatile security invoker set search_path = '' as $$ select private.staff_key() $$;

-- Returns the cards of current staff for the first 100 keys. Keys are required, so that the function does not list
-- staff who are offline. Without a name in the card, an account without Discord is named 'Staff', because its other
-- name would be the first part of an email address.
create function private.staff_cards(keys uuid[])
returns table (key uuid, name text, role text, picture text, name_color text)
language sql stable security definer set search_path = '' as $$
  select cards.key,
    coalesce(cards.name, left(nullif(btrim(coalesce(discord.data #>> '{custom_claims,global_name}',
      discord.data ->> 'full_name', discord.data ->> 'name')), ''), 100), 'Staff'),
    coalesce(cards.role, case when staff.is_owner then 'Owner' else 'Admin' end),
    coalesce(cards.picture, case when discord.data ->> 'avatar_url' ~ '^https://cdn\.discordapp\.com/\S+$'
      then discord.data ->> 'avatar_url' end),
    cards.name_color
  from private.staff_cards cards
  cross join lateral (select private.is_the_platform_owner(private.discord_id_of(cards.user_id)) as is_owner,
    exists (select 1 from private.site_admins admins where admins.user_id = cards.user_id) as is_admin) staff
  left join lateral (select identities.identity_data as data from auth.identities
    where identities.user_id = cards.user_id and identities.provider = 'discord'
    order by identities.created_at limit 1) discord on true
  where cards.key = any (keys[1:100]) and (staff.is_owner or staff.is_admin)
$$;
create function public.staff_cards(keys uuid[])
returns table (key uuid, name text, role text, picture text, name_color text)
language sql stable security invoker set search_path = '' as $$ select * from private.staff_cards(keys) $$;

grant execute on function private.staff_key(), public.staff_key() to authenticated;
grant execute on function private.staff_cards(uuid[]), public.staff_cards(uuid[]) to anon, authenticated;

-- A row in team_members does not make a user staff, because every owner of a server can add rows to that table.
drop policy "The team shows that it is online" on realtime.messages;
drop function private.is_team();
create policy "The staff shows that it is online" on realtime.messages for insert to authenticated
  with check ((select realtime.topic()) = 'presence' and extension = 'presence' and (select private.has_every_server()));

-- The bot has its own channel. No policy allows clients to track in this channel. The bot's service role bypasses
-- policies.
drop policy "Everyone sees who is online" on realtime.messages;
create policy "Everyone sees who is online" on realtime.messages for select to anon, authenticated
  using ((select realtime.topic()) in ('presence', 'bot') and extension = 'presence');
