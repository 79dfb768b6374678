import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, denied } from '../admit';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import { visibleKeys } from '../market/membership';
import { people, type Person, userOf } from '../session/people';
import { noSuchFunction } from '../postgrest';
import { visiblePart } from './secrets';
import { openServer } from '../handlers/tables';

const configCall = v.strictObject({ server_id: v.string() });

const historyCall = v.strictObject({
  server_id: v.string(),
  setting: v.optional(v.nullable(v.string()), null),
  older_than: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  page_size: v.optional(v.pipe(v.number(), v.integer()), 30),
});

/**
 * Mocks the functions that read a configuration and its history. The responses contain only settings that the viewer
 * may see.
 */
export function settingsHandlers(context: MockContext): RequestHandler[] {
  const { url, conditions } = context;
  return [
    http.post(
      `${url}/rest/v1/rpc/server_config`,
      endpoint(context, 'read', async ({ request }) => {
        if (conditions.config === 'unreachable') return HttpResponse.error();
        const call = v.safeParse(configCall, await jsonBodyOf(request.clone()));
        if (!call.success) return noSuchFunction('server_config');
        const person = admit(request, 'function server_config', context);
        if (person instanceof Response) return person;
        if (conditions.config === 'forbidden') return denied('function server_config', 403);
        return HttpResponse.json(configOf(call.output.server_id, person, context));
      }),
    ),
    http.post(
      `${url}/rest/v1/rpc/server_history`,
      endpoint(context, 'read', async ({ request }) => {
        if (conditions.history === 'unreachable') return HttpResponse.error();
        const call = v.safeParse(historyCall, await jsonBodyOf(request.clone()));
        if (!call.success) return noSuchFunction('server_history');
        const person = admit(request, 'function server_history', context);
        if (person instanceof Response) return person;
        if (conditions.history === 'forbidden') return denied('function server_history', 403);
        return HttpResponse.json(historyOf(call.output, person, context));
      }),
    ),
  ];
}

function configOf(serverId: string, person: Person, context: MockContext): readonly object[] {
  const server = openServer(person, `eq.${serverId}`, context);
  if (!server) return [];
  const { config, version } = context.store.configOf(serverId);
  const keys = visibleKeys(person, server);
  return [{ config: visiblePart(config, keys), version, keys: keys.toSorted() }];
}

function historyOf(
  { server_id, setting, older_than, page_size }: v.InferOutput<typeof historyCall>,
  person: Person,
  context: MockContext,
): readonly object[] {
  const server = openServer(person, `eq.${server_id}`, context);
  if (!server || context.conditions.history === 'empty') return [];
  const visible: readonly string[] = visibleKeys(person, server);
  if (setting !== null && !visible.includes(setting)) return [];
  return context.store
    .revisionsOf(server_id)
    .filter(
      ({ keys, version }) =>
        keys.some((key) => visible.includes(key)) &&
        (setting === null || keys.some((key) => key === setting)) &&
        (older_than === null || version < older_than),
    )
    .toSorted((a, b) => b.version - a.version)
    .slice(0, Math.min(Math.max(page_size, 0), 100))
    .map(({ id, version, saved_at, saved_by, saved_by_name, saved_by_discord_id, changes }) => ({
      id,
      version,
      saved_at,
      saved_by_name,
      saved_by_discord_id,
      saved_by_picture: pictureOf(saved_by),
      changes: changes.filter(({ key }) => visible.includes(key)),
    }));
}

/** Returns the URL of a person's picture on Discord; null without an account or a picture. */
function pictureOf(userId: string | null): string | null {
  const person: Person | undefined = Object.values(people).find(({ id }) => id === userId);
  if (!person) return null;
  const { avatar_url }: Record<string, unknown> = userOf(person).user_metadata;
  return typeof avatar_url === 'string' ? avatar_url : null;
}
