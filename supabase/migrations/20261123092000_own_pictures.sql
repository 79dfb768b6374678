-- The bucket of the team's pictures is public: who knows an address sees the picture. Listing is another matter, as it
-- gives away all names and who added them. One lists one's own pictures; those who run the site list all. That a member
-- row of a server one manages names a picture is no reason to list it: whoever knows an address can write it into a row.
drop policy "Whoever manages editors lists team avatars" on storage.objects;
create policy "One lists the team avatars one added" on storage.objects for select to authenticated
  using (bucket_id = 'team-avatars'
    and (owner_id = (select auth.uid())::text or (select private.has_every_server())));

-- A person keeps 200 pictures at most. One more is refused with 54000, not as a missing right. Uploads of a person wait for
-- each other, so that two at once do not both find room.
create function private.may_add_avatar() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  uploader uuid := (select auth.uid());
begin
  if not private.manages_some_editors() then return false; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(uploader::text, 2));
  if (select count(*) from storage.objects
      where bucket_id = 'team-avatars' and owner_id = uploader::text) >= 200 then
    raise exception 'Too many pictures' using errcode = '54000';
  end if;
  return true;
end $$;
grant execute on function private.may_add_avatar() to authenticated;

drop policy "Whoever manages editors adds team avatars" on storage.objects;
create policy "Whoever manages editors adds team avatars" on storage.objects for insert to authenticated
  with check (bucket_id = 'team-avatars' and private.is_avatar_name(name) and private.may_add_avatar());
