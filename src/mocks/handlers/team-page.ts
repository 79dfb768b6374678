import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit } from '../admit';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import type { Person } from '../people';
import { MAX_ROWS, noSuchFunction } from '../postgrest';
import type { PermissionRow } from '../team';
import { teamRights } from '../team-rights';

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
      server_member_permissions: (givenTo.get(member.id) ?? []).map(
        ({ server_id: id, server_name, allowed_panels }) => ({
          server_id: id,
          server_name,
          allowed_panels,
        }),
      ),
    }));
}
