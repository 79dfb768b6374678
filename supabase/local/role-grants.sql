-- The memberships of the roles. Runs at each start, so that a local database of an earlier version gets new ones.
grant anon, authenticated, service_role to authenticator;
-- On the platform, an extension lets `postgres` change the settings of these roles. Here, the admin option has the same
-- effect.
grant anon, authenticated, service_role, authenticator to postgres with admin option;
-- On the platform, an extension lets `postgres` manage the policies of tables that these roles own. Here, membership in
-- the roles has the same effect.
grant supabase_storage_admin, supabase_realtime_admin to postgres;
