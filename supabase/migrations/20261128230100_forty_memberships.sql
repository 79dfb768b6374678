-- A store can have 40 memberships that are not archived.
create or replace function private.limits() returns table (thing text, most int)
language sql immutable set search_path = '' as $$
  values ('stores', 10), ('memberships', 40), ('allMemberships', 200), ('features', 100), ('featureLength', 200),
    ('addresses', 20), ('plans', 500), ('editors', 500), ('importRows', 5000), ('imports', 100), ('waitingLists', 50),
    ('reports', 10), ('storePictures', 100), ('editorPictures', 200)
$$;
