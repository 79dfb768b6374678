-- A name on Discord that draws nothing counts as no name (product.md §19.7). Names are stored and shown without control
-- characters and direction overrides.

-- Returns the first name that draws something among those of a Discord identity; null if there is none.
create function private.discord_name(data jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(nullif(private.clean_name(data #>> '{custom_claims,global_name}'), ''),
    nullif(private.clean_name(data ->> 'full_name'), ''), nullif(private.clean_name(data ->> 'name'), '')), 100)
$$;

create or replace function private.name_of(user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select left(coalesce(
    (select private.discord_name(identities.identity_data) from auth.identities
      where identities.user_id = name_of.user_id and identities.provider = 'discord'
      order by identities.created_at limit 1),
    (select nullif(split_part(users.email, '@', 1), '') from auth.users where users.id = name_of.user_id),
    'Someone'), 100));
end $$;

create or replace function private.staff_cards(keys uuid[])
returns table (key uuid, name text, role text, picture text, name_color text)
language sql stable security definer set search_path = '' as $$
  select cards.key,
    coalesce(cards.name, private.discord_name(discord.data), 'Staff'),
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

create or replace function private.reviewer_name(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.discord_name(identities.identity_data - 'name')
  from auth.identities
  where identities.user_id = reviewer_name.user_id and identities.provider = 'discord'
  order by identities.created_at limit 1
$$;

create or replace function private.shown_name(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select left(coalesce(
    (select private.discord_name(identities.identity_data) from auth.identities
      where identities.user_id = shown_name.user_id and identities.provider = 'discord'
      order by identities.created_at limit 1),
    (select seller.username from public.seller_accounts seller where seller.user_id = shown_name.user_id),
    'Someone'), 100)
$$;
