-- The bucket of the team's pictures is public, so anyone with a URL can see the picture. Listing the bucket would
-- reveal the names of all pictures, and who uploaded each of them. Users can therefore list only their own pictures;
-- people who run the site can list all. A member row that refers to a picture gives no right to list the picture,
-- because anyone who knows a URL can write it into a row.
drop policy "Whoever manages editors lists team avatars" on storage.objects;
create policy "One lists the team avatars one added" on storage.objects for select to authenticated
  using (bucket_id = 'team-avatars'
    and (owner_id = (select auth.uid())::text or (select private.has_every_server())));

-- A user can store 200 pictures. The next upload fails with 54000, which differs from the code for a missing right.
-- Uploads of the same user wait for each other, so that concurrent uploads cannot exceed the limit.
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
