import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, denied } from '../admit';
import type { Guild } from '#domain/servers/server';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import { guildsOf, ownerIdOf } from '../market/membership';
import { membershipTypeError } from '../market/membership-checks';
import { people, type Person } from '../session/people';
import { MAX_ROWS, noSuchFunction } from '../postgrest';
import { guilds } from './servers';
import type { MemberRow, PermissionRow } from './team';
import { teamRights } from './team-rights';
import { rpcUnderCondition } from '../handlers/rpc-under-condition';

const pageCall = v.strictObject({
  server_id: v.optional(v.nullable(v.string()), null),
  after_id: v.optional(v.pipe(v.string(), v.uuid()), '00000000-0000-0000-0000-000000000000'),
  page_size: v.optional(v.pipe(v.number(), v.integer()), MAX_ROWS),
});

/** Mocks the function `team_page()`: members with their rights, page by page in the order of their ids. */
export function teamPageHandler(context: MockContext): RequestHandler {
  const { url, conditions } = context;
  return http.post(
    `${url}/rest/v1/rpc/team_page`,
    endpoint(context, 'read', async ({ request }) => {
      if (conditions.teamList === 'unreachable') return HttpResponse.error();
      const call = v.safeParse(pageCall, await jsonBodyOf(request.clone()));
      if (!call.success) return noSuchFunction('team_page');
      const person = admit(request, 'function team_page', context);
      if (person instanceof Response) return person;
      return HttpResponse.json(pageOf(call.output, person, context));
    }),
  );
}

/** Mocks `confirm_editors()`: the owner of a server keeps the editors of a former owner. */
export function confirmEditorsHandler(context: MockContext): RequestHandler {
  const { conditions, store } = context;
  return rpcUnderCondition(context, {
    name: 'confirm_editors',
    takes: 'save',
    condition: conditions.confirming,
    schema: v.strictObject({ server_id: v.string(), member_ids: v.array(v.string()) }),
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
      return HttpResponse.json('confirmed');
    },
  });
}

/** Mocks `private.awaits_owner()`. */
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
  { server_id, after_id, page_size }: v.InferOutput<typeof pageCall>,
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
    }));
}
