-- Returns whether a text has a character that draws something. Control and format characters, white space and other
-- blanks (default ignorable characters, U+2800, U+1D159) draw nothing. The site has the same rule
-- (src/domain/names.ts), and a test compares them for every character.
create function private.is_visible(text text) returns boolean
language sql immutable set search_path = '' as $$
  select text ~ ('[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160'
    || '\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff'
    || '\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159'
    || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]')
$$;

-- Returns a name without control characters, direction overrides, and white space at its ends, or '' if it draws
-- nothing. Joiners and direction marks stay, because letters and emojis need them.
create function private.clean_name(text text) returns text
language sql immutable set search_path = '' as $$
  select case when private.is_visible(text) then
    regexp_replace(regexp_replace(text, '[\u0001-\u001f\u007f-\u009f\u202a-\u202e]', '', 'g'),
      '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
      '', 'g') else '' end
$$;
grant execute on function private.is_visible(text) to authenticated, service_role;

-- A name that draws nothing is replaced by what the row is.
update public.stores set name = slug where not private.is_visible(name);
update public.store_memberships set name = 'Membership' where not private.is_visible(name);
update public.team_members set name = coalesce(discord_id, 'Member') where not private.is_visible(name);
update public.team_members set nickname = null where nickname <> '' and not private.is_visible(nickname);
update public.team_members set custom_role = null where custom_role <> '' and not private.is_visible(custom_role);
update public.store_members set display_name = '' where display_name <> '' and not private.is_visible(display_name);
update private.staff_cards set name = null where not private.is_visible(name);
update private.staff_cards set role = null where not private.is_visible(role);

alter table public.stores add constraint stores_name_visible check (private.is_visible(name));
alter table public.store_memberships add constraint store_memberships_name_visible check (private.is_visible(name));
alter table public.team_members
  add constraint team_members_name_visible check (private.is_visible(name)),
  add constraint team_members_nickname_visible check (nickname = '' or private.is_visible(nickname)),
  add constraint team_members_custom_role_visible check (custom_role = '' or private.is_visible(custom_role));
alter table private.staff_cards
  add constraint staff_cards_name_visible check (private.is_visible(name)),
  add constraint staff_cards_role_visible check (private.is_visible(role));

-- As before, except that a server whose name draws nothing is named by its id.
create or replace function private.record_guild_access(user_id uuid, guilds jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if guilds is null or jsonb_typeof(guilds) <> 'array' then
    raise exception 'Not a list of guilds' using errcode = '22023';
  end if;
  -- Concurrent calls for the same user wait for each other, so that their lists do not mix.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(record_guild_access.user_id::text, 1));
  delete from private.guild_access access where access.user_id = record_guild_access.user_id;
  insert into private.guild_access (user_id, server_id, name, icon, owner, permissions, believed_until)
  select record_guild_access.user_id, guild.id, case when private.is_visible(left(guild.name, 100)) then btrim(left(guild.name, 100)) else guild.id end,
    case when guild.icon ~ '^[A-Za-z0-9_]{1,64}$' then guild.icon end, coalesce(guild.owner, false),
    coalesce(guild.permissions, ''), now() + interval '24 hours'
  from jsonb_to_recordset(guilds) guild (id text, name text, icon text, owner boolean, permissions text)
  where guild.id ~ '^[0-9]{17,20}$'
  on conflict do nothing;
  -- Insert in a fixed order. Otherwise, calls for two users with the same guilds could deadlock.
  insert into public.servers as known (id, name, icon, owner_id)
  select access.server_id, access.name, access.icon, case when access.owner then private.discord_id_of(access.user_id) end
  from private.guild_access access
  where access.user_id = record_guild_access.user_id and (access.owner or private.is_administrator(access.permissions))
  order by access.server_id
  on conflict (id) do update set name = excluded.name, icon = excluded.icon,
    owner_id = coalesce(excluded.owner_id, nullif(known.owner_id, private.discord_id_of(record_guild_access.user_id)));
end $$;
