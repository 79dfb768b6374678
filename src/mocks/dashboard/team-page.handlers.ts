import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { denied } from '../gate';
import type { Guild } from '#domain/servers/server';
import type { MockContext } from '../context';
import { guildsOf, ownerIdOf } from '../market/membership';
import { membershipTypeError } from '../market/membership-checks';
import { people, type Person } from '../session/people';
import { MAX_ROWS } from '../postgrest';
import { guilds } from './servers';
import type { MemberRow, PermissionRow } from './team';
import { teamRights } from './team-rights';
import { type Given, rpcFor } from '../handlers/rpc';

const pageArguments = {
  server_id: v.optional(v.nullable(v.string()), null),
  after_id: v.optional(v.pipe(v.string(), v.uuid()), '00000000-0000-0000-0000-000000000000'),
  page_size: v.optional(v.pipe(v.number(), v.integer()), MAX_ROWS),
};

/** Mocks the function `team_page()`: members with their rights, page by page in the order of their ids. */
export function teamPageHandler(context: MockContext): RequestHandler {
  return rpcFor(context)('team_page', {
    takes: 'read',
    condition: context.conditions.teamList,
    args: pageArguments,
    answer: (person, given) => pageOf(given, person, context),
  });
}

/** Mocks `confirm_editors()`: the owner of a server keeps the editors of a former owner. */
export function confirmEditorsHandler(context: MockContext): RequestHandler {
  const { conditions, store } = context;
  return rpcFor(context)('confirm_editors', {
    takes: 'save',
    condition: conditions.confirming,
    args: { server_id: v.string(), member_ids: v.array(v.string()) },
    answer: (person, { server_id, member_ids }) => {
      const wrong = member_ids.map((id) => membershipTypeError({ id })).find((each) => each);
      if (wrong) return wrong;
      const isOwner = guildsOf(person, conditions).some(
        ({ id, owner }) => id === server_id && owner,
      );
      if (!isOwner || conditions.confirming === 'handedOnMeanwhile') {
        return denied('function confirm_editors', 403);
      }
      store.team.keepPermissions(
        store.team
          .rows()
          .permissions.map((row) =>
            row.server_id === server_id && member_ids.includes(row.team_member_id)
              ? { ...row, confirmed_owner_id: person.discord?.id ?? null }
              : row,
          ),
      );
      return 'confirmed';
    },
  });
}

function awaitsOwner(given: PermissionRow, { discord_id }: MemberRow): boolean {
  const { confirmed_owner_id: confirmed, server_id } = given;
  const guild = Object.values<Guild>(guilds).find(({ id }) => id === server_id);
  const owner = guild ? ownerIdOf(guild) : null;
  return (
    confirmed !== undefined &&
    owner !== null &&
    ![confirmed, discord_id].includes(owner) &&
    discord_id !== people.platformOwner.discord.id
  );
}

function pageOf(
  { server_id, after_id, page_size }: Given<typeof pageArguments>,
  person: Person,
  { conditions, store }: MockContext,
): readonly object[] {
  const rows = store.team.rows();
  const rights = teamRights(person, rows, conditions);
  const givenTo = new Map<string, PermissionRow[]>();
  for (const row of rows.permissions.filter(rights.seesPermission)) {
    const given = givenTo.get(row.team_member_id) ?? [];
    givenTo.set(row.team_member_id, [...given, row]);
  }
  const saves =
    server_id === null || conditions.history === 'empty' ? [] : store.revisionsOf(server_id);
  const seesTeam = server_id !== null && rights.managesEditors(server_id);
  const lastChangeOf = ({ discord_id }: MemberRow) =>
    discord_id !== null && (seesTeam || discord_id === person.discord?.id)
      ? (saves.findLast((save) => save.saved_by_discord_id === discord_id)?.saved_at ?? null)
      : null;
  return rows.members
    .filter((member) => {
      if (member.id <= after_id || !rights.seesMember(member)) return false;
      const given = givenTo.get(member.id) ?? [];
      return (
        server_id === null ||
        given.some((row) => row.server_id === server_id) ||
        (given.length === 0 && member.added_by === person.id)
      );
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, Math.min(Math.max(page_size, 0), MAX_ROWS))
    .map((member) => ({
      ...member,
      server_member_permissions: (givenTo.get(member.id) ?? []).map((given) => ({
        server_id: given.server_id,
        server_name: given.server_name,
        allowed_panels: given.allowed_panels,
        ...(awaitsOwner(given, member) && { awaits_owner: true }),
      })),
      last_change_at: lastChangeOf(member),
    }));
}
