import { parseWebhookUrl } from '#domain/message/webhook-url';
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import type { MockContext } from '../context';
import type { Data } from '../data';
import { denied } from '../gate';
import { rpcFor } from '../handlers/rpc';
import { mayOpen, serverSeenBy } from '../market/membership';
import { postgrestError } from '../postgrest';
import type { Person } from '../session/people';
import { authorOf } from './history';

type NoticeRow = NonNullable<Data['notices'][string]>;

/** A message is sent this long after it was queued. */
const QUEUED_MS = 10_000;
const HOUR = 3_600_000;

export function serverNoticeHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, now } = context;
  const rpc = rpcFor(context);
  const { notices, noticeChanges } = conditions;
  const condition = noticeChanges;

  // The panel comes with an admin role (product.md §12.3).
  const administers = (person: Person, serverId: string) => {
    const server = serverSeenBy(person, serverId, conditions);
    return server !== null && mayOpen(person, server, 'misc');
  };
  const hoursAgo = (hours: number) => new Date(now() - hours * HOUR).toISOString();
  const starting: NoticeRow | null =
    notices === 'set' || notices === 'gone'
      ? { set_at: hoursAgo(100), set_by_name: 'mira.resells', sent_at: hoursAgo(3), test_at: null }
      : null;
  const rowOf = (serverId: string) => {
    const kept = store.noticesOf(serverId);
    return kept === undefined ? starting : kept;
  };

  return [
    rpc('server_notices', {
      takes: 'read',
      condition: notices,
      args: { server_id: v.string() },
      answer: (person, { server_id }) => {
        if (!administers(person, server_id) || notices === 'notAllowed') return null;
        const row = rowOf(server_id);
        const isGone = notices === 'gone' && row === starting;
        return { webhook: row && { ...stateOf(row, now()), ...(isGone && gone(hoursAgo(2))) } };
      },
    }),
    rpc('set_notice_webhook', {
      takes: 'save',
      condition,
      args: { server_id: v.string(), address: v.string() },
      answer: (person, { server_id, address }) => {
        if (!administers(person, server_id) || noticeChanges === 'rightTakenMeanwhile') {
          return denied('notices', 403);
        }
        if (address === '') {
          store.keepNotices(server_id, null);
          return 'removed';
        }
        if (!parseWebhookUrl(address).ok || noticeChanges === 'rejects') {
          return postgrestError(400, '22023', 'Not the address of a webhook');
        }
        store.keepNotices(server_id, {
          set_at: new Date(now()).toISOString(),
          set_by_name: authorOf(person).saved_by_name,
          sent_at: null,
          test_at: null,
        });
        return 'saved';
      },
    }),
    rpc('send_test_notice', {
      takes: 'save',
      condition,
      args: { server_id: v.string() },
      answer: (person, { server_id }) => {
        if (!administers(person, server_id) || noticeChanges === 'rightTakenMeanwhile') {
          return denied('notices', 403);
        }
        if (noticeChanges === 'removedMeanwhile') store.keepNotices(server_id, null);
        const row = rowOf(server_id);
        if (!row || (notices === 'gone' && row === starting)) return 'noWebhook';
        store.keepNotices(server_id, { ...row, test_at: new Date(now()).toISOString() });
        return 'queued';
      },
    }),
  ];
}

function stateOf({ set_at, set_by_name, sent_at, test_at }: NoticeRow, now: number) {
  const due = test_at === null ? null : Date.parse(test_at) + QUEUED_MS;
  const sentAt = due !== null && due <= now ? new Date(due).toISOString() : null;
  return {
    set_at,
    set_by_name,
    sent_at: sentAt ?? sent_at,
    failure: null,
    failed_at: null,
    waiting: due !== null && sentAt === null ? 1 : 0,
    given_up: 0,
    test: test_at === null ? null : { queued_at: test_at, sent_at: sentAt, given_up_at: null },
  };
}

function gone(failed_at: string) {
  return { failure: 'gone', failed_at, given_up: 3 };
}
