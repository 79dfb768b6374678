import { http, HttpResponse, type RequestHandler } from 'msw';
import { admit, denied } from '../admit';
import type { MockContext } from '../context';
import { endpoint } from '../gate';
import { mayEdit, opensPanels, ownerIdOf, serverSeenBy, type SeenServer } from '../membership';
import type { Person } from '../people';
import { queried, rows, type Columns } from '../postgrest';
import { withoutSecretKeys } from '../secrets';

/** The tables of the pretend database. */
export const tables = {
  servers: {
    own: ['id', 'name', 'icon', 'owner_id', 'has_license', 'added_at'],
    computed: ['viewer_opens', 'viewer_role'],
  },
  server_configs: { own: ['server_id', 'config', 'version'] },
  server_config_revisions: {
    own: [
      'id',
      'server_id',
      'version',
      'saved_at',
      'saved_by',
      'saved_by_name',
      'saved_by_discord_id',
      'keys',
      'changes',
    ],
  },
  server_secrets: {
    own: ['server_id', 'key', 'secret_id', 'set_at', 'set_by_name'],
    closed: ['secret_id'],
  },
  team_members: {
    own: [
      'id',
      'name',
      'nickname',
      'discord_id',
      'custom_role',
      'panel_role',
      'profile_picture',
      'name_color',
      'allowed_panels',
      'added_by',
      'added_at',
    ],
    computed: ['server_member_permissions'],
  },
  server_member_permissions: {
    own: ['team_member_id', 'server_id', 'server_name', 'allowed_panels'],
  },
  managed_users: { own: ['discord_id', 'panel_id', 'is_owner', 'added_by', 'added_at'] },
} as const satisfies Record<string, Columns>;

type TableName = keyof typeof tables;

/** Reading rows, each table behind its row-level security (design.md §10). */
export function tableHandlers(context: MockContext): RequestHandler[] {
  const { url, conditions, store } = context;
  const table = (
    name: TableName,
    read: (person: Person, asked: URL) => readonly object[] | Response,
  ) =>
    http.get(
      `${url}/rest/v1/${name}`,
      endpoint(context, 'read', (call) => {
        if (isUnreachable(name, context)) return HttpResponse.error();
        const person = admit(call.request, `table ${name}`, context);
        if (person instanceof Response) return person;
        const found = read(person, call.url);
        return found instanceof Response ? found : rows(call.request, found, tables[name]);
      }),
    );

  return [
    table('server_configs', (person, { searchParams }) => {
      if (conditions.config === 'forbidden') return denied('table server_configs', 403);
      const server = openServer(person, searchParams.get('server_id'), context);
      if (!server) return [];
      const { config, version } = store.configOf(server.guild.id);
      return [{ server_id: server.guild.id, config: withoutSecretKeys(config), version }];
    }),
    table('server_config_revisions', (person, asked) => {
      if (conditions.history === 'forbidden') return denied('table server_config_revisions', 403);
      const server = openServer(person, asked.searchParams.get('server_id'), context);
      if (!server || conditions.history === 'empty') return [];
      return queried(store.revisionsOf(server.guild.id), asked);
    }),
    table('server_secrets', (person, { searchParams }) => {
      const server = openServer(person, searchParams.get('server_id'), context);
      if (!server || !mayEdit(person, server, 'WhopAPIKey')) return [];
      return store.secretsOf(server.guild.id);
    }),
    table('servers', (person, { searchParams }) => {
      const server = seenServer(person, searchParams.get('id'), context);
      return server ? [{ ...serverRow(server), viewer_opens: opensPanels(person, server) }] : [];
    }),
  ];
}

function isUnreachable(table: TableName, { conditions }: MockContext): boolean {
  if (table === 'server_secrets') return conditions.secrets === 'unreachable';
  if (table === 'server_config_revisions') return conditions.history === 'unreachable';
  return table === 'server_configs' && conditions.config === 'unreachable';
}

/** The server a filter names, if the person sees its card. */
function seenServer(person: Person, filter: string | null, { conditions, since }: MockContext) {
  const [, id] = /^eq\.(\d{1,20})$/.exec(filter ?? '') ?? [];
  if (id === undefined || conditions.config === 'missing') return null;
  if (conditions.guildAccess === 'lapsed' && !since.guildsWereListed) return null;
  return serverSeenBy(person, id, conditions);
}

/** The server a filter names, if the person may open a panel of it. */
function openServer(person: Person, filter: string | null, context: MockContext) {
  const server = seenServer(person, filter, context);
  return server && opensPanels(person, server) ? server : null;
}

/** A row of `servers`, as whoever asks may see it. */
export function serverRow({ guild, viewerRole }: SeenServer) {
  return {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    owner_id: ownerIdOf(guild),
    has_license: true,
    added_at: '2026-01-05T09:00:00+00:00',
    viewer_role: viewerRole,
  };
}
