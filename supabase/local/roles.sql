-- Creates the roles of a Supabase project. Roles belong to the whole cluster, so this script runs once per cluster. As
-- on the platform, `postgres` is not a superuser. A migration that would fail on the platform therefore also fails
-- here.
create role supabase_admin superuser createdb createrole replication bypassrls login;
create role postgres nosuperuser createdb createrole replication bypassrls login;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin nologin noinherit createrole;
create role supabase_storage_admin nologin noinherit createrole;
create role supabase_realtime_admin nologin noinherit;
create role dashboard_user nologin createdb createrole replication;
