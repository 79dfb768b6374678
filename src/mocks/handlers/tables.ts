import { http, HttpResponse, type RequestHandler } from 'msw';
import { admit, denied, endpoint } from '../gate';
import type { MockContext } from '../context';
import {
  mayEdit,
  opensPanels,
  ownerIdOf,
  serverSeenBy,
  type SeenServer,
} from '../market/membership';
import type { Person } from '../session/people';
import { postgrestError, rows, type Columns } from '../postgrest';
import { addedAtOf } from '../dashboard/servers';

export const tables = {
  servers: {
    own: ['id', 'name', 'icon', 'owner_id', 'has_license', 'added_at'],
    computed: ['viewer_opens', 'viewer_role'],
  },
  server_configs: { own: ['id', 'server_id', 'config', 'version'], closed: ['config'] },
  server_config_revisions: { own: [] },
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
    own: ['id', 'team_member_id', 'server_id', 'server_name', 'allowed_panels'],
  },
  seller_accounts: { own: ['user_id', 'username', 'created_at'] },
  stores: {
    own: [
      'id',
      'owner_id',
      'slug',
      'name',
      'tagline',
      'category',
      'server_id',
      'logo_path',
      'card_path',
      'design',
      'seller_name',
      'refund_policy',
      'support_url',
      'is_designed',
      'is_visible',
      'hidden_by_site',
      'hidden_reason',
      'server_link',
      'refused_role_ids',
      'version',
      'created_at',
    ],
  },
  store_memberships: {
    own: [
      'id',
      'store_id',
      'name',
      'description',
      'payment_type',
      'billing_interval',
      'price_minor',
      'currency',
      'position',
      'max_members',
      'early_bird_price_minor',
      'early_bird_until',
      'early_bird_places',
      'features',
      'checkout_url',
      'role_id',
      'is_visible',
      'archived_at',
      'version',
      'created_at',
    ],
    computed: ['taken_places'],
  },
  managed_users: { own: ['discord_id', 'panel_id', 'is_owner', 'added_by', 'added_at'] },
} as const satisfies Record<string, Columns>;

type TableName = keyof typeof tables;
type Body = Readonly<Record<string, unknown>>;

/** Returns the columns to write, or the database's error for invalid JSON, or for a column that is unknown or closed. */
export function columnsIn(
  body: Body | 'empty' | 'broken',
  name: TableName,
  writable: readonly string[],
): Body | Response {
  if (typeof body === 'string') return postgrestError(400, 'PGRST102', 'Empty or invalid json');
  const named = Object.keys(body);
  const unknown = named.find((column) => !tables[name].own.some((own) => own === column));
  if (unknown !== undefined) {
    const message = `Could not find the '${unknown}' column of '${name}' in the schema cache`;
    return postgrestError(400, 'PGRST204', message);
  }
  return named.every((column) => writable.includes(column)) ? body : denied(`table ${name}`, 403);
}

export function tableHandlers(context: MockContext): RequestHandler[] {
  const { url, conditions, store } = context;
  const table = (
    name: TableName,
    read: (person: Person, asked: URL) => readonly object[] | Response,
  ) =>
    http.get(
      `${url}/rest/v1/${name}`,
      endpoint(context, 'read', (call) => {
        if (name === 'server_secrets' && conditions.secrets === 'unreachable') {
          return HttpResponse.error();
        }
        const person = admit(call.request, `table ${name}`, context);
        if (person instanceof Response) return person;
        const found = read(person, call.url);
        return found instanceof Response ? found : rows(call.request, found, tables[name]);
      }),
    );

  return [
    table('server_configs', (person, { searchParams }) => {
      const server = openServer(person, searchParams.get('server_id'), context);
      if (!server) return [];
      const { version } = store.configOf(server.guild.id);
      return [{ id: configRowId(server.guild.id), server_id: server.guild.id, version }];
    }),
    table('server_secrets', (person, { searchParams }) => {
      const server = openServer(person, searchParams.get('server_id'), context);
      if (!server || !mayEdit(person, server, 'WhopAPIKey')) return [];
      return store.secretsOf(server.guild.id);
    }),
    table('servers', (person, { searchParams }) => {
      const server = seenServer(person, searchParams.get('id'), context);
      return server
        ? [{ ...serverRow(server, context), viewer_opens: opensPanels(person, server) }]
        : [];
    }),
  ];
}

export function configRowId(serverId: string): string {
  return `c0f16000-0000-4000-8000-${serverId.slice(-12).padStart(12, '0')}`;
}

function seenServer(person: Person, filter: string | null, { conditions, since }: MockContext) {
  const [, id] = /^eq\.(\d{1,20})$/.exec(filter ?? '') ?? [];
  if (id === undefined || conditions.config === 'missing') return null;
  if (conditions.guildAccess === 'expired' && !since.guildsWereListed) return null;
  return serverSeenBy(person, id, conditions);
}

export function openServer(person: Person, filter: string | null, context: MockContext) {
  const server = seenServer(person, filter, context);
  return server && opensPanels(person, server) ? server : null;
}

/** Returns a row of `servers`. `added_at` is null if the server was never added. */
export function serverRow({ guild, viewerRole }: SeenServer, { store }: MockContext) {
  return {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    owner_id: ownerIdOf(guild),
    has_license: true,
    added_at: addedAtOf(guild) ?? store.addedAtOf(guild.id),
    viewer_role: viewerRole,
  };
}
