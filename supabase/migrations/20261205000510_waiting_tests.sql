-- A test message that was queued before the webhook was replaced goes to the new one, so it is told about as well.
create or replace function private.server_notices(server text) returns jsonb
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
          and (test.created_at >= recipient.set_at or test.sent_at is null and test.given_up_at is null)
        order by test.id desc limit 1))
    from private.message_recipients recipient where recipient.server_id = server));
end $$;
