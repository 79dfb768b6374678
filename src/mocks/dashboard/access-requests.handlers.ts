import { askErrorKinds, DECLINED_DAYS, REQUESTS_PER_DAY } from '#domain/team/access-request';
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import type { AccessRequestRow } from './access-request-store';
import { denied } from '../gate';
import type { MockContext } from '../context';
import {
  guildsOf,
  mayOpen,
  opensPanels,
  type SeenServer,
  serverSeenBy,
} from '../market/membership';
import type { Person } from '../session/people';
import { rpcFor } from '../handlers/rpc';
import { serverRow } from '../handlers/tables';

const ofServer = { server_id: v.string() };
const ofRequest = { request_id: v.string() };

const DAY = 86_400_000;
/** The maximum number of requests in one response. */
const MOST = 50;

export function accessRequestHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, now } = context;
  const requests = store.accessRequests;

  const rpc = rpcFor(context);
  const reads = { takes: 'read', condition: conditions.accessReads } as const;
  const changes = { takes: 'save', condition: conditions.accessChanges } as const;

  const managesEditors = (person: Person, serverId: string) => {
    const server = serverSeenBy(person, serverId, conditions);
    return server !== null && mayOpen(person, server, 'editors');
  };
  const isOf = (person: Person, serverId: string) => (row: AccessRequestRow) =>
    row.user_id === person.id && row.server_id === serverId;

  /** Returns the result of `ask_for_access()`, and adds the request if it is allowed. */
  function ask(person: Person, serverId: string): string {
    const server = serverSeenBy(person, serverId, conditions);
    const isIn = guildsOf(person, conditions).some(({ id }) => id === serverId);
    if (!server || !isIn || !person.discord) return 'notInServer';
    if (opensPanels(person, server)) return 'hasAccess';
    if (serverRow(server, context).added_at === null) return 'notSetUp';
    const mine = requests.rows(conditions).filter((row) => row.user_id === person.id);
    if (mine.some((row) => row.status === 'open' && row.server_id === serverId)) return 'asked';
    const isDeclined = mine.some(
      (row) => row.server_id === serverId && isRecentlyDeclined(row, now()),
    );
    if (isDeclined) return 'declinedRecently';
    const recent = mine.filter(({ asked_at }) => Date.parse(asked_at) > now() - DAY);
    if (recent.length >= REQUESTS_PER_DAY) return 'tooManyRequests';
    requests.add(conditions, { person, serverId });
    return 'asked';
  }

  return [
    rpc('ask_for_access', {
      ...changes,
      errors: askErrorKinds,
      args: ofServer,
      answer: (person, { server_id }) => {
        const outcome = ask(person, server_id);
        const own = requests
          .rows(conditions)
          .find((row) => row.status === 'open' && isOf(person, server_id)(row));
        const asked_at = outcome === 'asked' ? (own?.asked_at ?? null) : null;
        return { outcome, asked_at };
      },
    }),
    rpc('withdraw_access_request', {
      ...changes,
      args: ofServer,
      answer: (person, { server_id }) => {
        requests.answer(conditions, 'withdrawn', isOf(person, server_id));
        return 'withdrawn';
      },
    }),
    rpc('server_access_requests', {
      ...reads,
      args: ofServer,
      answer: (person, { server_id }) => {
        if (!managesEditors(person, server_id) || conditions.accessReads === 'notAllowed') {
          return denied('access requests', 403);
        }
        const open = openRequests(server_id, context).toSorted((a, b) =>
          a.asked_at < b.asked_at ? -1 : 1,
        );
        return {
          total: open.length,
          requests: open
            .slice(0, MOST)
            .map(({ id, name, discord_id, asked_at }) => ({ id, name, discord_id, asked_at })),
        };
      },
    }),
    rpc('decline_access_request', {
      ...changes,
      args: ofRequest,
      answer: (person, { request_id }) => {
        if (conditions.accessChanges === 'withdrawnMeanwhile') {
          requests.answer(conditions, 'withdrawn', ({ id }) => id === request_id);
        }
        const found = requests.rows(conditions).find(({ id }) => id === request_id);
        const isAllowed = found && managesEditors(person, found.server_id);
        if (!isAllowed || conditions.accessChanges === 'rightTakenMeanwhile') {
          return denied('access requests', 403);
        }
        if (found.status !== 'open') return 'notOpen';
        requests.answer(conditions, 'declined', ({ id }) => id === request_id);
        return 'declined';
      },
    }),
  ];
}

function openRequests(serverId: string, { store, conditions }: MockContext) {
  return store.accessRequests
    .rows(conditions)
    .filter((row) => row.status === 'open' && row.server_id === serverId);
}

/** Returns the field `waiting_requests` of `my_server_facts()`. */
export function waitingRequestsSeenBy(person: Person, server: SeenServer, context: MockContext) {
  return mayOpen(person, server, 'editors') ? openRequests(server.guild.id, context).length : 0;
}

function isRecentlyDeclined({ status, answered_at }: AccessRequestRow, now: number): boolean {
  return status === 'declined' && Date.parse(answered_at ?? '') > now - DECLINED_DAYS * DAY;
}

/** Returns the format of `my_server_facts()`; null if that function would not return the request. */
export function ownRequestOf(person: Person, serverId: string, context: MockContext) {
  const { store, conditions, now } = context;
  const shown = store.accessRequests
    .rows(conditions)
    .filter((row) => row.user_id === person.id && row.server_id === serverId)
    .findLast((row) => row.status === 'open' || isRecentlyDeclined(row, now()));
  if (!shown) return null;
  const { status, asked_at, answered_at } = shown;
  return { status, at: status === 'open' ? asked_at : answered_at };
}

/**
 * Approves the open access requests of people who receive a panel or the admin role, as the database trigger does.
 */
export function approveAccessRequests({ store, conditions }: MockContext): void {
  const approve = () => {
    const { members, permissions } = store.team.rows();
    store.accessRequests.answer(conditions, 'approved', ({ discord_id, server_id }) =>
      permissions.some((given) => {
        const member = members.find(({ id }) => id === given.team_member_id);
        const opens = given.allowed_panels.length > 0 || member?.panel_role === 'admin';
        return given.server_id === server_id && member?.discord_id === discord_id && opens;
      }),
    );
  };
  store.team.onChange(() => queueMicrotask(approve));
}
