-- Who is on the site. A page calls site_presence() every 30 s while it is visible; it joins no Realtime channel, because
-- there each arrival sends a message to every visitor.

drop policy "The staff shows that it is online" on realtime.messages;
drop policy "Everyone sees who is online" on realtime.messages;
create policy "Everyone sees whether the bot is online" on realtime.messages for select to anon, authenticated
  using ((select realtime.topic()) = 'bot' and extension = 'presence');

drop function public.staff_key(), private.staff_key();
drop function public.staff_cards(uuid[]), private.staff_cards(uuid[]);

-- When the staff member's page last reported that it is open; null before the first time.
alter table private.staff_cards add column seen_at timestamptz check (private.is_time(seen_at));

-- The open pages. A crash of the database may empty these two tables: the pages report themselves again.
create unlogged table private.visits (
  -- A random id of one page view, made up by the page.
  visit uuid primary key,
  seen_at timestamptz not null default now() check (private.is_time(seen_at))
) with (fillfactor = 50);
alter table private.visits enable row level security;
create policy "Nobody reads it through the API" on private.visits for select to authenticated using (false);

-- The number of rows in private.visits, counted again at most every 10 s.
create unlogged table private.visit_count (
  is_only boolean primary key default true check (is_only),
  viewing integer not null,
  counted_at timestamptz not null check (private.is_time(counted_at))
);
alter table private.visit_count enable row level security;
create policy "Nobody reads it through the API" on private.visit_count for select to authenticated using (false);

-- Reports that a page is open, and returns how many are, whether this one is counted, and the staff who are online. A
-- page is open for 75 s after each call, so that one lost request does not matter. At 50,000 pages no more are counted.
-- Without a name in the card, an account without Discord is named 'Staff', because its other name would be the first part
-- of an email address.
create function private.site_presence(visit uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  oldest timestamptz := now() - interval '75 seconds';
  counted private.visit_count;
  is_seen boolean := false;
begin
  select * into counted from private.visit_count;
  if visit is not null and coalesce(counted.viewing, 0) < 50000 then
    insert into private.visits as stored (visit) values (site_presence.visit)
      on conflict on constraint visits_pkey do update set seen_at = now();
    is_seen := true;
  else
    update private.visits stored set seen_at = now() where stored.visit = site_presence.visit;
    is_seen := found;
  end if;
  -- One call counts; the others meanwhile use the last count.
  if (counted.counted_at is null or counted.counted_at < now() - interval '10 seconds')
      and pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('private.visit_count', 0)) then
    delete from private.visits stored where stored.seen_at < oldest;
    insert into private.visit_count as stored (viewing, counted_at) select count(*), now() from private.visits
      on conflict on constraint visit_count_pkey do update set viewing = excluded.viewing, counted_at = excluded.counted_at
      returning stored.* into counted;
  end if;
  if private.has_every_server() then
    insert into private.staff_cards as stored (user_id, seen_at) values (viewer, now())
      on conflict on constraint staff_cards_pkey do update set seen_at = now();
  end if;
  return jsonb_build_object('viewing', greatest(counted.viewing, 1), 'is_seen', is_seen, 'staff',
    coalesce((select jsonb_agg(jsonb_build_object(
      'key', cards.key,
      'name', coalesce(cards.name, private.discord_name(discord.data), 'Staff'),
      'role', coalesce(cards.role, case when person.is_owner then 'Owner' else 'Admin' end),
      'picture', coalesce(cards.picture, case when discord.data ->> 'avatar_url' ~ '^https://cdn\.discordapp\.com/\S+$'
        then discord.data ->> 'avatar_url' end),
      'name_color', cards.name_color))
    from (select * from private.staff_cards online where online.seen_at >= oldest order by online.key limit 100) cards
    cross join lateral (select private.is_the_platform_owner(private.discord_id_of(cards.user_id)) as is_owner,
      exists (select 1 from private.site_admins admins where admins.user_id = cards.user_id) as is_admin) person
    left join lateral (select identities.identity_data as data from auth.identities
      where identities.user_id = cards.user_id and identities.provider = 'discord'
      order by identities.created_at limit 1) discord on true
    where person.is_owner or person.is_admin), '[]'));
end $$;

create function public.site_presence(visit uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.site_presence(visit) $$;

grant execute on function private.site_presence, public.site_presence to anon, authenticated;
select private.hide_rows_in_errors('public.site_presence(uuid)');
