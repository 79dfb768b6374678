import { isAdministrator } from '#domain/servers/administrator';
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, jwtExpired } from '../admit';
import type { MockContext } from '../context';
import { editorOf, guildsOf, isKnownServer, serverSeenBy } from '../market/membership';
import { noAnswer } from '../no-answer';
import { callerOf, endpoint, jsonBodyOf } from '../gate';
import { people, type Person } from '../session/people';
import { noSuchFunction, postgrestError } from '../postgrest';
import { staffCardsOf, staffKeyOf } from '../admin/site-staff';
import { replacePermissions } from '../dashboard/replace-permissions.handlers';
import { saveServerConfig } from '../dashboard/save-server-config.handlers';
import { serverRow } from './tables';

type Body = Readonly<Record<string, unknown>>;

export function databaseFunctionHandlers(context: MockContext): RequestHandler[] {
  const { url, conditions } = context;
  const rpc = (
    { name, parameters, takes }: { name: string; parameters: string[]; takes: 'read' | 'save' },
    answer: (person: Person, body: Body) => Response,
  ) =>
    http.post(
      `${url}/rest/v1/rpc/${name}`,
      endpoint(context, takes, async ({ request }) => {
        if (name === 'save_server_config' && conditions.save === 'signedOut') return jwtExpired();
        const read = await jsonBodyOf(request.clone());
        const body: Body = typeof read === 'string' ? {} : read;
        // PostgREST finds a function by the names of its arguments.
        const isFound = Object.keys(body).toSorted().join() === parameters.toSorted().join();
        if (!isFound) return noSuchFunction(name);
        const person = admit(request, `function ${name}`, context);
        if (person instanceof Response) return person;
        if (name !== 'save_server_config') return answer(person, body);
        if (conditions.save === 'neverAnswers') return noAnswer();
        const saved = answer(person, body);
        return conditions.save === 'answerIsLost' ? HttpResponse.error() : saved;
      }),
    );

  return [
    rpc({ name: 'viewer_rights', parameters: [], takes: 'read' }, (person) =>
      viewerRights(person, context),
    ),
    rpc(
      {
        name: 'save_server_config',
        parameters: ['server_id', 'base_version', 'changes'],
        takes: 'save',
      },
      (person, body) => saveServerConfig(body, person, context),
    ),
    rpc({ name: 'known_server', parameters: ['server_id'], takes: 'read' }, (person, body) => {
      const id = String(body['server_id']);
      const guild = guildsOf(person, conditions).find((own) => own.id === id);
      const known = conditions.config !== 'missing' && isKnownServer(id);
      return HttpResponse.json({ known, name: (known && guild?.name) || null });
    }),
    rpc({ name: 'staff_key', parameters: [], takes: 'read' }, (person) =>
      HttpResponse.json(staffKeyOf(person)),
    ),
    http.post(
      `${url}/rest/v1/rpc/staff_cards`,
      endpoint(context, 'read', async ({ request }) => {
        const body = await jsonBodyOf(request.clone());
        const caller = callerOf(request, context);
        const error = caller.kind === 'badToken' && admit(request, 'staff_cards', context);
        return error instanceof Response ? error : staffCards(body);
      }),
    ),
    rpc({ name: 'platform_owner_id', parameters: [], takes: 'read' }, () =>
      HttpResponse.json(people.platformOwner.discord.id),
    ),
    rpc(
      {
        name: 'replace_member_permissions',
        parameters: ['member_id', 'rows'],
        takes: 'save',
      },
      (person, body) => replacePermissions(body, person, context),
    ),
    rpc({ name: 'add_server', parameters: ['server_id'], takes: 'save' }, (person, body) =>
      addServer(String(body['server_id']), person, context),
    ),
  ];
}

/** Mocks `staff_cards()`. Of the functions in this file, it is the only one that anonymous visitors may also call. */
function staffCards(body: Body | string): Response {
  const parsed = v.safeParse(v.strictObject({ keys: v.array(v.string()) }), body);
  if (!parsed.success) return noSuchFunction('staff_cards');
  const { keys } = parsed.output;
  const isUuid = (key: string): boolean => v.is(v.pipe(v.string(), v.uuid()), key);
  const wrong = keys.find((key) => !isUuid(key));
  if (wrong === undefined) return HttpResponse.json(staffCardsOf(keys));
  return postgrestError(400, '22P02', `invalid input syntax for type uuid: "${wrong}"`);
}

function viewerRights(person: Person, { since }: MockContext): Response {
  const { discordId, role, allowedPanels, serverPermissions } = editorOf(person);
  return HttpResponse.json({
    discord_id: discordId,
    role: since.siteRoleWasTaken ? 'member' : role,
    allowed_panels: allowedPanels,
    server_permissions: serverPermissions.map((given) => ({
      server_id: given.serverId,
      server_name: given.serverName,
      role: given.role,
      allowed_panels: given.allowedPanels,
    })),
  });
}

/**
 * Adds a server to the site. The person must be the owner or an administrator of the server on Discord. This rule also
 * applies to people who run the site.
 */
function addServer(serverId: string, person: Person, context: MockContext): Response {
  const { conditions, store } = context;
  const guild = guildsOf(person, conditions).find(({ id }) => id === serverId);
  const server = serverSeenBy(person, serverId, conditions);
  const isAllowed = guild && (guild.owner || isAdministrator(guild.permissions));
  if (!server || !isAllowed || conditions.addServer === 'rejects') {
    return postgrestError(403, '42501', 'Not an administrator of this server');
  }
  store.addServer(serverId);
  return HttpResponse.json(serverRow(server, context));
}
