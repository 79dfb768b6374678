import { ws, type WebSocketHandler } from 'msw';
import * as v from 'valibot';
import { MOCK_ANON_KEY } from './context';

/** One frame of Phoenix channels, serializer 2.0.0 (backend.md §4). */
type Frame = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: unknown,
];

const frame = v.tuple([
  v.nullable(v.string()),
  v.nullable(v.string()),
  v.string(),
  v.string(),
  v.unknown(),
]);

/** What a channel wants to hear of, echoed in this order when it joins, each with a number of its own. */
const binding = v.object({
  event: v.picklist(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: v.string(),
  table: v.optional(v.string()),
  filter: v.optional(v.string()),
});
type Binding = v.InferOutput<typeof binding>;

const join = v.object({
  config: v.object({ postgres_changes: v.optional(v.array(binding), []) }),
});

interface Channel {
  joinRef: string | null;
  bindings: readonly (Binding & { id: number })[];
}

interface Socket {
  channels: Map<string, Channel>;
  send(frame: Frame): void;
  close(code: number, reason: string): void;
}

/** A change of one row, as the database would tell it. */
export interface RowChange {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  table: string;
  record: Readonly<Record<string, unknown>>;
}

export type MockRealtime = ReturnType<typeof createRealtime>;

/** Supabase Realtime, as much of it as the app uses: joining, leaving, heartbeats and changes of rows. */
export function createRealtime({
  url,
  refuses,
}: {
  /** The backend's address. */
  url: string;
  /** Null lets a socket's channels be joined; 'socket' and 'channel' say what is turned away. */
  refuses: 'socket' | 'channel' | null;
}) {
  const sockets = new Set<Socket>();
  let lastId = 0;
  let attempts = 0;

  const handler: WebSocketHandler = linkTo(url).addEventListener('connection', ({ client }) => {
    const socket: Socket = {
      channels: new Map(),
      send: (out) => client.send(JSON.stringify(out)),
      close: (code, reason) => client.close(code, reason),
    };
    if (refuses === 'socket' || client.url.searchParams.get('apikey') !== MOCK_ANON_KEY) {
      client.close(1011, 'refused');
      return;
    }
    sockets.add(socket);
    client.addEventListener('close', () => sockets.delete(socket));
    client.addEventListener('message', ({ data }) => {
      const parsed = v.safeParse(frame, typeof data === 'string' ? JSON.parse(data) : null);
      if (parsed.success) answer(socket, parsed.output as Frame);
    });
  });

  function answer(socket: Socket, [joinRef, ref, topic, event, payload]: Frame): void {
    const reply = (status: 'ok' | 'error', response: object = {}) =>
      socket.send([joinRef, ref, topic, 'phx_reply', { status, response }]);
    if (topic === 'phoenix') return reply('ok');
    if (event === 'phx_join')
      return joinChannel(socket, [joinRef, ref, topic, event, payload], reply);
    const channel = socket.channels.get(topic);
    if (!channel) return reply('error', { reason: 'unmatched topic' });
    // A new access token on an open channel is taken without a word.
    if (event !== 'phx_leave') return;
    socket.channels.delete(topic);
    reply('ok');
    socket.send([channel.joinRef, null, topic, 'phx_close', {}]);
  }

  function joinChannel(
    socket: Socket,
    [joinRef, , topic, , payload]: Frame,
    reply: (status: 'ok' | 'error', response?: object) => void,
  ): void {
    attempts += 1;
    const parsed = v.safeParse(join, payload);
    const name = topic.replace(/^realtime:/, '');
    if (refuses === 'channel' || !parsed.success) {
      const reason = `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`;
      return reply('error', { reason });
    }
    const bindings = parsed.output.config.postgres_changes.map((wanted) => {
      lastId += 1;
      return { id: lastId, ...wanted };
    });
    socket.channels.set(topic, { joinRef, bindings });
    reply('ok', { postgres_changes: bindings });
    if (bindings.length === 0) return;
    const subscribed = {
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
    };
    socket.send([joinRef, null, topic, 'system', { ...subscribed, channel: name }]);
  }

  return {
    handler,

    /** Tells every channel that wants to know of a changed row. */
    change({ type, table, record }: RowChange): void {
      const told = { schema: 'public', table, type, columns: [], errors: null };
      const rows = type === 'DELETE' ? { old_record: record } : { record };
      const data = { ...told, ...rows, commit_timestamp: new Date().toISOString() };
      for (const socket of sockets) {
        for (const [topic, { bindings }] of socket.channels) {
          const ids = bindings.filter((wanted) => wants(wanted, { type, table, record }));
          if (ids.length === 0) continue;
          socket.send([
            null,
            null,
            topic,
            'postgres_changes',
            { ids: ids.map(({ id }) => id), data },
          ]);
        }
      }
    },

    /** How many channels are joined, over all sockets. */
    joined(): number {
      return [...sockets].reduce((sum, { channels }) => sum + channels.size, 0);
    },

    /** How often anyone tried to join a channel. */
    attempts: () => attempts,

    /** Closes a channel from the server's side, as an expired token does: the client does not join it again. */
    closeChannel(name: string): void {
      const topic = `realtime:${name}`;
      for (const socket of sockets) {
        const channel = socket.channels.get(topic);
        if (!channel) continue;
        socket.channels.delete(topic);
        socket.send([channel.joinRef, null, topic, 'phx_close', {}]);
      }
    },

    /** Drops every connection, as a lost network does: the client connects again by itself. */
    drop(): void {
      for (const socket of sockets) socket.close(1011, 'down');
    },
  };
}

/** One link for each address: MSW keeps every link it was ever asked for listening. */
const links = new Map<string, ReturnType<typeof ws.link>>();

function linkTo(url: string): ReturnType<typeof ws.link> {
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket`;
  const link = links.get(address) ?? ws.link(address);
  links.set(address, link);
  return link;
}

function wants(wanted: Binding, { type, table, record }: RowChange): boolean {
  if (wanted.event !== '*' && wanted.event !== type) return false;
  if (wanted.schema !== 'public' || (wanted.table ?? table) !== table) return false;
  if (wanted.filter === undefined) return true;
  const [, column = '', value] = /^(\w+)=eq\.(.*)$/.exec(wanted.filter) ?? [];
  return value !== undefined && String(record[column]) === value;
}
