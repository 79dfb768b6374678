-- The time limits of the Data API's roles. The platform sets some of them itself (supabase/README.md, "Time limits").
-- PostgREST applies the settings of the role that runs a statement.

-- Visitors: the server that renders a store page waits three seconds.
alter role anon set statement_timeout = '3s';
alter role anon set lock_timeout = '2s';
-- Users: the page waits 20 seconds, so it learns that the statement was stopped.
alter role authenticated set statement_timeout = '8s';
alter role authenticated set lock_timeout = '3s';
-- Edge functions and the bot: a function waits five seconds. `record_payment_event` waits two seconds for a lock.
alter role service_role set statement_timeout = '4s';
alter role service_role set lock_timeout = '3s';
-- The connections of the pool, before they have changed to one of these roles.
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '3s';
alter role authenticator set idle_in_transaction_session_timeout = '10s';
notify pgrst, 'reload config';
