-- Messages that the backend sends to others, and the channel on Discord that is told about changes of a server
-- (product.md §12.27). Triggers queue a message in the transaction of the change. The edge function `send-messages` sends it.

-- Where messages go. The address is in the vault, and only the service role can read it.
create table private.message_recipients (
  id uuid primary key default gen_random_uuid(),
  server_id text not null unique references public.servers (id) on delete cascade,
  secret_id uuid not null,
  set_at timestamptz not null default now() check (private.is_time(set_at)),
  set_by_name text not null check (char_length(set_by_name) <= 100),
  -- One sender at a time sends to a recipient.
  taken_by uuid,
  taken_until timestamptz check (private.is_time(taken_until)),
  rest_until timestamptz check (private.is_time(rest_until)),
  -- The attempts that have failed since the last success, and why the last one did.
  failures int not null default 0,
  failure text check (failure in ('gone', 'refused', 'limited', 'unanswered')),
  failed_at timestamptz check (private.is_time(failed_at)),
  sent_at timestamptz check (private.is_time(sent_at))
);
create unique index message_recipients_taken_by_idx on private.message_recipients (taken_by);
alter table private.message_recipients enable row level security;
create policy "Nobody reads it through the API" on private.message_recipients for select to authenticated using (false);
grant select, update on private.message_recipients to service_role;

-- A message belongs to a recipient and not to an address: after the address was replaced, it goes to the new one.
create table private.messages_to_send (
  id bigint generated always as identity primary key,
  recipient_id uuid not null references private.message_recipients (id) on delete cascade,
  kind text not null check (char_length(kind) <= 40),
  payload jsonb not null check (pg_column_size(payload) <= 65536),
  created_at timestamptz not null default clock_timestamp() check (private.is_time(created_at)),
  not_before timestamptz not null default clock_timestamp() check (private.is_time(not_before)),
  attempts int not null default 0,
  -- The attempts of which it is not known whether the message has arrived.
  doubts int not null default 0,
  sent_at timestamptz check (private.is_time(sent_at)),
  given_up_at timestamptz check (private.is_time(given_up_at)),
  constraint messages_to_send_end check (sent_at is null or given_up_at is null)
);
create index messages_to_send_waiting_idx on private.messages_to_send (recipient_id, not_before)
  where sent_at is null and given_up_at is null;
create index messages_to_send_recipient_idx on private.messages_to_send (recipient_id, id);
create index messages_to_send_created_at_idx on private.messages_to_send (created_at);
alter table private.messages_to_send enable row level security;
create policy "Nobody reads it through the API" on private.messages_to_send for select to authenticated using (false);
grant select, update on private.messages_to_send to service_role;

create trigger forget_secret after delete on private.message_recipients
  for each row execute function private.forget_secret();

/*
 * Queues a message about a server, if its owner wants to be told and the webhook is not known to be deleted. It waits for
 * `pause`, so that what follows within this time becomes one message on Discord.
 */
create function private.queue_message(server text, message_kind text, message jsonb, pause interval) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.messages_to_send (recipient_id, kind, payload, not_before)
  select recipient.id, message_kind, message, clock_timestamp() + pause
  from private.message_recipients recipient
  where recipient.server_id = server and recipient.failure is distinct from 'gone';
end $$;

-- Returns a value as a message shows it: a text of at most 200 characters, and {"long": true} for other long values.
create function private.told_value(value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'string' then to_jsonb(left(value #>> '{}', 200))
    when octet_length(value::text) > 1000 then '{"long": true}' else value end
$$;

-- A secret is in the history as '' or as dots. The setting of the platform owner is not told, because owners may not see it.
create function private.tell_of_save() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb;
  others int;
begin
  if not exists (select 1 from private.message_recipients recipient where recipient.server_id = new.server_id) then
    return null;
  end if;
  select jsonb_agg(jsonb_build_object('key', entry -> 'key', 'before', private.told_value(entry -> 'before'),
      'after', private.told_value(entry -> 'after')) order by place) filter (where place <= 20),
    greatest(count(*) - 20, 0) into told, others
  from (select entry, row_number() over (order by place) as place
    from jsonb_array_elements(new.changes) with ordinality given (entry, place)
    where entry ->> 'key' <> 'whopBotMasterRoleID') listed;
  if told is not null then
    perform private.queue_message(new.server_id, 'settingsChanged',
      jsonb_build_object('by', new.saved_by_name, 'changes', told, 'others', others), '10 seconds');
  end if;
  return null;
end $$;
create trigger tell_of_save after insert on public.server_config_revisions
  for each row execute function private.tell_of_save();

create function private.tell_of_editor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(new.server_id, case tg_op when 'INSERT' then 'editorAdded' else 'editorChanged' end,
    jsonb_build_object('by', private.name_of((select auth.uid())), 'name', member.name, 'discord_id', member.discord_id,
      'role', member.panel_role, 'panels', to_jsonb(new.allowed_panels)), '10 seconds')
  from public.team_members member where member.id = new.team_member_id;
  return null;
end $$;
create trigger tell_of_new_editor after insert on public.server_member_permissions
  for each row execute function private.tell_of_editor();
create trigger tell_of_changed_editor after update of allowed_panels on public.server_member_permissions
  for each row when (old.allowed_panels <> new.allowed_panels) execute function private.tell_of_editor();

-- The panel role and the account of a member hold in every server that the member has rights in.
create function private.tell_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(given.server_id, 'editorChanged',
    jsonb_build_object('by', private.name_of((select auth.uid())), 'name', new.name, 'discord_id', new.discord_id,
      'role', new.panel_role, 'panels', to_jsonb(given.allowed_panels)), '10 seconds')
  from public.server_member_permissions given where given.team_member_id = new.id order by given.server_id;
  return null;
end $$;
create trigger tell_of_member after update of discord_id, panel_role on public.team_members
  for each row when (old.discord_id is distinct from new.discord_id or old.panel_role <> new.panel_role)
  execute function private.tell_of_member();

create function private.tell_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(new.server_id, 'accessAsked',
    jsonb_build_object('name', new.name, 'discord_id', new.discord_id), '10 seconds');
  return null;
end $$;
create trigger tell_of_request after insert on public.access_requests
  for each row execute function private.tell_of_request();

/*
 * Returns the state of the channel that is told about changes of a server: {webhook}, which is null if there is none, or
 * {set_at, set_by_name, sent_at, failure, failed_at, waiting, given_up, test}. `waiting` and `given_up` count messages, and
 * `test` is the last test message: {queued_at, sent_at, given_up_at}. Returns null if the viewer may not see it.
 */
create function private.server_notices(server text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_full_access(server) then return null; end if;
  return jsonb_build_object('webhook', (
    select jsonb_build_object('set_at', recipient.set_at, 'set_by_name', recipient.set_by_name,
      'sent_at', recipient.sent_at, 'failure', recipient.failure, 'failed_at', recipient.failed_at,
      'waiting', (select count(*) from private.messages_to_send waiting where waiting.recipient_id = recipient.id
        and waiting.sent_at is null and waiting.given_up_at is null),
      'given_up', (select count(*) from private.messages_to_send lost where lost.recipient_id = recipient.id
        and lost.given_up_at >= recipient.set_at),
      'test', (select jsonb_build_object('queued_at', test.created_at, 'sent_at', test.sent_at,
          'given_up_at', test.given_up_at)
        from private.messages_to_send test where test.recipient_id = recipient.id and test.kind = 'test'
          and test.created_at >= recipient.set_at
        order by test.id desc limit 1))
    from private.message_recipients recipient where recipient.server_id = server));
end $$;

create function public.server_notices(server_id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.server_notices(server_id) $$;

-- Sets the webhook that is told about changes of a server, or removes it if `address` is ''. Returns 'saved' or 'removed'.
-- Has the same rule as `parseWebhookUrl` in src/domain/message/webhook-url.ts.
create function private.set_notice_webhook(server text, address text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
  name text := private.name_of((select auth.uid()));
begin
  perform 1 from public.servers where servers.id = server for no key update;
  if not found or not coalesce(private.has_full_access(server), false) then
    raise exception 'Only an administrator of a server can choose who is told about its changes' using errcode = '42501';
  end if;
  if address = '' then
    delete from private.message_recipients recipient where recipient.server_id = server;
    return 'removed';
  end if;
  if address is null or char_length(address) > 400
    or address !~ '^https://((canary|ptb)\.)?discord\.com/api(/v[0-9]{1,2})?/webhooks/[0-9]{1,20}/[A-Za-z0-9_-]+(\?thread_id=[0-9]{1,20})?$' then
    raise exception 'Not the address of a webhook' using errcode = '22023';
  end if;
  select recipient.secret_id into kept from private.message_recipients recipient where recipient.server_id = server;
  if kept is null then
    insert into private.message_recipients (server_id, secret_id, set_by_name)
    values (server, vault.create_secret(address), name);
  else
    perform vault.update_secret(kept, address);
    update private.message_recipients recipient set set_at = now(), set_by_name = name, rest_until = null, failures = 0,
      failure = null, failed_at = null, sent_at = null
    where recipient.server_id = server;
  end if;
  return 'saved';
end $$;

create function public.set_notice_webhook(server_id text, address text) returns text
language sql volatile security invoker set search_path = '' as $$ select private.set_notice_webhook(server_id, address) $$;

-- Queues a test message, unless one is waiting. Returns 'queued', or 'noWebhook' if there is none or Discord has deleted it.
create function private.send_test_notice(server text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  recipient uuid;
begin
  if not coalesce(private.has_full_access(server), false) then
    raise exception 'Only an administrator of a server can send a test message' using errcode = '42501';
  end if;
  select told.id into recipient from private.message_recipients told
    where told.server_id = server and told.failure is distinct from 'gone' for no key update;
  if recipient is null then return 'noWebhook'; end if;
  if not exists (select 1 from private.messages_to_send waiting where waiting.recipient_id = recipient
    and waiting.kind = 'test' and waiting.sent_at is null and waiting.given_up_at is null) then
    perform private.queue_message(server, 'test',
      jsonb_build_object('by', private.name_of((select auth.uid()))), '0 seconds');
  end if;
  return 'queued';
end $$;

create function public.send_test_notice(server_id text) returns text
language sql volatile security invoker set search_path = '' as $$ select private.send_test_notice(server_id) $$;

/*
 * Takes messages of one recipient for a minute, and returns {taken_by, address, messages}; null if nothing is to be sent.
 * `messages` are at most 25, the oldest first: [{id, kind, payload, at, may_be_repeat}]. If one of them is due, those that are
 * due within the next 10 seconds are taken, too. A sender that is killed leaves them for the next one.
 */
create function public.take_messages() returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  taken private.message_recipients;
  messages jsonb;
begin
  select recipient.* into taken from private.message_recipients recipient
    where recipient.id = any (array(select distinct due.recipient_id from private.messages_to_send due
        where due.sent_at is null and due.given_up_at is null and due.not_before <= now()))
      and coalesce(recipient.taken_until <= now(), true) and coalesce(recipient.rest_until <= now(), true)
    order by recipient.sent_at nulls first, recipient.id limit 1 for no key update skip locked;
  if not found then return null; end if;
  update private.message_recipients recipient set taken_by = gen_random_uuid(), taken_until = now() + interval '1 minute'
    where recipient.id = taken.id returning recipient.* into taken;
  update private.messages_to_send message set given_up_at = now()
    where message.recipient_id = taken.id and message.sent_at is null and message.given_up_at is null
      and message.attempts >= 10;
  with next as (
    select waiting.id from private.messages_to_send waiting
    where waiting.recipient_id = taken.id and waiting.sent_at is null and waiting.given_up_at is null
      and waiting.not_before <= now() + interval '10 seconds'
    order by waiting.id limit 25
  ), tried as (
    update private.messages_to_send message set attempts = message.attempts + 1, doubts = message.doubts + 1
    from next where message.id = next.id
    returning message.id, message.kind, message.payload, message.created_at, message.doubts
  )
  select jsonb_agg(jsonb_build_object('id', tried.id, 'kind', tried.kind, 'payload', tried.payload,
    'at', extract(epoch from tried.created_at)::bigint, 'may_be_repeat', tried.doubts > 1) order by tried.id)
  into messages from tried;
  if messages is null then
    update private.message_recipients recipient set taken_by = null, taken_until = null where recipient.id = taken.id;
    return null;
  end if;
  return jsonb_build_object('taken_by', taken.taken_by, 'messages', messages, 'address',
    (select secret.decrypted_secret from vault.decrypted_secrets secret where secret.id = taken.secret_id));
end $$;

/*
 * Stores what became of messages that were taken. `tried` were in the message to Discord, and `untried` did not fit into it.
 * `outcome` is 'sent', 'gone' (Discord says that the webhook was deleted: nothing more is sent to it), 'refused' (these
 * messages are given up), 'limited' or 'unanswered' (they are tried again after a pause that doubles, 10 times in all). With
 * 'limited', the pause is at least `rest` seconds. Returns 'recorded', or 'late' if another sender has taken them since.
 */
create function public.record_messages(sender uuid, tried bigint[], untried bigint[], outcome text, rest int default 0)
returns text
language plpgsql volatile security invoker set search_path = '' as $$
declare
  recipient private.message_recipients;
begin
  if outcome is null or outcome not in ('sent', 'gone', 'refused', 'limited', 'unanswered') then
    raise exception 'Unknown outcome' using errcode = '22023';
  end if;
  select taken.* into recipient from private.message_recipients taken where taken.taken_by = sender for no key update;
  if outcome = 'sent' then
    -- They have arrived, even if another sender has taken them since.
    update private.messages_to_send message set sent_at = now(), given_up_at = null where message.id = any (tried);
  end if;
  if recipient.id is null then return 'late'; end if;
  update private.messages_to_send message set attempts = message.attempts - 1, doubts = message.doubts - 1
    where message.id = any (untried);
  if outcome = 'limited' then
    update private.messages_to_send message set doubts = message.doubts - 1 where message.id = any (tried);
  end if;
  update private.messages_to_send message set given_up_at = now()
    where message.recipient_id = recipient.id and message.sent_at is null and message.given_up_at is null
      and (outcome = 'gone' or message.id = any (tried) and (outcome = 'refused' or message.attempts >= 10));
  update private.message_recipients taken set taken_by = null, taken_until = null,
    failures = case outcome when 'sent' then 0 else taken.failures + 1 end,
    failure = case outcome when 'sent' then null else outcome end,
    failed_at = case outcome when 'sent' then null else now() end,
    sent_at = case outcome when 'sent' then now() else taken.sent_at end,
    rest_until = now() + interval '1 second' * case outcome when 'sent' then 3
      else greatest(rest, least(30 * 2 ^ least(taken.failures, 10), 7200)) end
  where taken.id = recipient.id;
  return 'recorded';
end $$;

grant execute on function private.server_notices, public.server_notices, private.set_notice_webhook,
  public.set_notice_webhook, private.send_test_notice, public.send_test_notice to authenticated;
grant execute on function public.take_messages, public.record_messages to service_role;

select private.hide_rows_in_errors(each.oid::regprocedure) from pg_catalog.pg_proc each
  where each.pronamespace = 'public'::regnamespace
    and each.proname in ('set_notice_webhook', 'send_test_notice', 'take_messages', 'record_messages')
  or each.pronamespace = 'private'::regnamespace
    and each.proname in ('tell_of_save', 'tell_of_editor', 'tell_of_member', 'tell_of_request');

-- For how many days each kind is kept. src/domain/kept-days.ts has the same, for the privacy policy.
create or replace function private.days_kept() returns table (kind text, days int)
language sql immutable set search_path = '' as $$
  values ('visits', 400), ('unusedEvents', 90), ('answeredRequests', 365), ('lapsedRoles', 30), ('messages', 7)
$$;

/*
 * Removes at most `most` rows of each kind, the oldest first, so that no call holds locks for long. Rows that another
 * transaction uses are left for a later call. Returns how many rows of each kind were removed; null if another call is
 * running.
 *
 * An event that changed nothing is kept longer than its provider can send it again. All other events stay, because members
 * and transactions are derived from them. So each event counts once for as long as its store exists. The newest event of a
 * provider stays too: the page of payments says when it came.
 */
create or replace function private.prune(most int default 5000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  visits int;
  unused_events int;
  answered_requests int;
  lapsed_roles int;
  checkout_codes int;
  messages int;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('prune', 15)) then return null; end if;
  delete from public.store_daily_counts counted where (counted.store_id, counted.day, counted.kind, counted.referrer) in (
    select each.store_id, each.day, each.kind, each.referrer from public.store_daily_counts each
    where each.day <= private.utc_today() - private.days_kept('visits')
    order by each.day limit most for update skip locked);
  get diagnostics visits = row_count;
  delete from private.store_events event where (event.store_id, event.provider, event.event_id) in (
    select each.store_id, each.provider, each.event_id from private.store_events each
    where each.outcome = 'ignored' and each.received_at < now() - private.days_kept('unusedEvents') * interval '1 day'
      and exists (select 1 from private.store_events newer where newer.store_id = each.store_id
        and newer.provider = each.provider and newer.received_at > each.received_at)
    order by each.received_at limit most for update skip locked);
  get diagnostics unused_events = row_count;
  delete from public.access_requests asked where asked.id in (
    select each.id from public.access_requests each
    where each.status <> 'open' and each.answered_at < now() - private.days_kept('answeredRequests') * interval '1 day'
    order by each.answered_at limit most for update skip locked);
  get diagnostics answered_requests = row_count;
  delete from private.guild_access access where (access.user_id, access.server_id) in (
    select each.user_id, each.server_id from private.guild_access each
    where each.believed_until < now() - private.days_kept('lapsedRoles') * interval '1 day'
    order by each.believed_until limit most for update skip locked);
  get diagnostics lapsed_roles = row_count;
  delete from private.buyer_references known where known.reference in (
    select each.reference from private.buyer_references each where each.expires_at <= now()
    order by each.expires_at limit most for update skip locked);
  get diagnostics checkout_codes = row_count;
  delete from private.messages_to_send message where message.id in (
    select each.id from private.messages_to_send each
    where each.created_at < now() - private.days_kept('messages') * interval '1 day'
    order by each.created_at limit most for update skip locked);
  get diagnostics messages = row_count;
  perform private.forget_bodies();
  return jsonb_build_object('visits', visits, 'unusedEvents', unused_events, 'answeredRequests', answered_requests,
    'lapsedRoles', lapsed_roles, 'checkoutCodes', checkout_codes, 'messages', messages);
end $$;
