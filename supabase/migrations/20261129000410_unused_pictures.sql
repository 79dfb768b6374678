-- Pictures that nobody uses (supabase/README.md). Only Supabase Storage can delete a file, so the edge function
-- `unused-pictures` asks for their names and deletes them there.
create function public.unused_pictures() returns table (bucket text, name text)
language sql stable set search_path = '' as $$
  select picture.bucket_id, picture.name
  from storage.objects picture
  left join public.stores store on store.id = split_part(picture.name, '/', 1)
  where case
    when picture.bucket_id in ('store-media', 'store-cards') then
      store.id is null or picture.created_at < now() - interval '30 days'
        and picture.name is distinct from store.logo_path and picture.name is distinct from store.card_path
    when picture.bucket_id = 'team-avatars' then picture.created_at < now() - interval '30 days'
      and not exists (select 1 from public.team_members member where strpos(member.profile_picture, picture.name) > 0)
      and not exists (select 1 from private.staff_cards card where strpos(card.picture, picture.name) > 0)
    else false end
  order by picture.bucket_id, picture.name
  limit 500
$$;
revoke all on function public.unused_pictures() from public, anon, authenticated;
grant execute on function public.unused_pictures() to service_role;
