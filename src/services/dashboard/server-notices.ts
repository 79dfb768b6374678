import * as v from 'valibot';
import type { Result } from '#domain/result';
import {
  type NoticeChange,
  type NoticeChangeError,
  noticeChangeErrorKinds,
  noticeFailures,
  type ServerNotices,
  type ServerNoticesError,
} from '#domain/servers/server-notices';
import { changeErrors, fail, outcomeOf, outcomes, readErrors, resultOf } from '../answers';
import { count, row } from '../rows';
import { rpc } from '../supabase/call-backend';
import { factorErrors } from './factor-need';

const time = v.nullable(v.string());
const notices = row({
  webhook: v.nullable(
    row({
      setAt: v.string(),
      setByName: v.string(),
      sentAt: time,
      failure: v.nullable(v.picklist(noticeFailures)),
      failedAt: time,
      waiting: count,
      givenUp: count,
      test: v.nullable(row({ queuedAt: v.string(), sentAt: time, givenUpAt: time })),
    }),
  ),
});

export async function loadServerNotices(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<ServerNotices, ServerNoticesError>> {
  const call = rpc('server_notices', { server_id: serverId }, { signal });
  const read = await resultOf(call, v.nullable(notices), readErrors);
  if (!read.ok) return read;
  return read.value ? { ok: true, value: read.value } : fail('notAllowed');
}

const changeOutcomes = outcomes(noticeChangeErrorKinds, {
  ...changeErrors,
  ...factorErrors,
  saved: null,
  removed: null,
  queued: null,
});

export function changeServerNotices(
  { serverId, change }: { serverId: string; change: NoticeChange },
  signal?: AbortSignal,
): Promise<Result<null, NoticeChangeError>> {
  const address = change.kind === 'webhook' ? change.address : '';
  const call =
    change.kind === 'test'
      ? rpc('send_test_notice', { server_id: serverId }, { signal })
      : rpc('set_notice_webhook', { server_id: serverId, address }, { signal });
  return outcomeOf(call, changeOutcomes);
}
