import type { WebSocketHandler } from 'msw';
import * as v from 'valibot';
import { MOCK_ANON_KEY, MOCK_SECRET_KEY } from './context';
import {
  type Binding,
  type Frame,
  frame,
  join,
  type RowChange,
  token,
  wants,
} from './realtime-frames';
import { linkTo } from './realtime-link';

interface Channel {
  joinRef: string | null;
  bindings: readonly (Binding & { id: number })[];
  accessToken: string | undefined;
}

interface Socket {
  /** Channels without an access token have the rights of this key. */
  apiKey: string;
  channels: Map<string, Channel>;
  send(frame: Frame): void;
  close(code: number, reason: string): void;
}

export type MockRealtime = ReturnType<typeof createRealtime>;

/** Mocks Supabase Realtime: joining, leaving, heartbeats, row changes and broadcasts, but not presence. */
export function createRealtime({
  url,
  rejects,
  mayJoinTopic = () => false,
}: {
  url: string;
  /** Returns whether the user with this access token may join a private channel other than the bot's. */
  mayJoinTopic?: (name: string, accessToken: string | undefined) => boolean;
  /** 'socket' rejects all connections, 'channel' rejects all joins, and null rejects nothing. */
  rejects: 'socket' | 'channel' | null;
}) {
  const sockets = new Set<Socket>();
  const joinTokens: (string | undefined)[] = [];
  let lastId = 0;
  let attempts = 0;

  const handler: WebSocketHandler = linkTo(url).addEventListener('connection', ({ client }) => {
    const apiKey = client.url.searchParams.get('apikey') ?? '';
    const socket: Socket = {
      apiKey,
      channels: new Map(),
      send: (out) => client.send(JSON.stringify(out)),
      close: (code, reason) => client.close(code, reason),
    };
    if (rejects === 'socket' || (apiKey !== MOCK_ANON_KEY && apiKey !== MOCK_SECRET_KEY)) {
      client.close(1011, 'rejected');
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
    if (event === 'presence') return reply('ok');
    // A new access token on a joined channel gets no reply.
    if (event === 'access_token') {
      channel.accessToken = v.is(token, payload) ? payload.access_token : undefined;
      return;
    }
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
    const isClosed = parsed.success && isClosedTo(name, parsed.output);
    if (rejects === 'channel' || isClosed || !parsed.success) {
      const reason = `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`;
      return reply('error', { reason });
    }
    const bindings = parsed.output.config.postgres_changes.map((wanted) => {
      lastId += 1;
      return { id: lastId, ...wanted };
    });
    const { access_token: accessToken } = parsed.output;
    joinTokens.push(accessToken);
    socket.channels.set(topic, { joinRef, bindings, accessToken });
    reply('ok', { postgres_changes: bindings });
    if (bindings.length === 0) return;
    const subscribed = {
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
    };
    socket.send([joinRef, null, topic, 'system', { ...subscribed, channel: name }]);
  }

  /** The channel of the bot and the topics of broadcasts are private, and no other channel is. */
  function isClosedTo(
    name: string,
    { config, access_token: accessToken }: v.InferOutput<typeof join>,
  ): boolean {
    if (name === 'bot') return !config.private;
    const isTopic = /^(server-updates|db-changes):/.test(name);
    return config.private !== isTopic || (isTopic && !mayJoinTopic(name, accessToken));
  }

  return {
    handler,

    /** Sends a message without content to a private channel, as `private.broadcast_team_change` does. */
    broadcast(name: string): void {
      const topic = `realtime:${name}`;
      const message = { type: 'broadcast', event: 'changed', payload: {} };
      for (const socket of sockets) {
        if (socket.channels.has(topic)) socket.send([null, null, topic, 'broadcast', message]);
      }
    },

    /** Skips channels of visitors, who may not read the published tables. */
    change({ type, table, record }: RowChange): void {
      const message = { schema: 'public', table, type, columns: [], errors: null };
      const rows = type === 'DELETE' ? { old_record: record } : { record };
      const data = { ...message, ...rows, commit_timestamp: new Date().toISOString() };
      for (const socket of sockets) {
        for (const [topic, { bindings, accessToken = socket.apiKey }] of socket.channels) {
          if (accessToken === MOCK_ANON_KEY) continue;
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

    topics(): readonly string[] {
      return [...sockets].flatMap(({ channels }) => [...channels.keys()]);
    },

    joined(): number {
      return [...sockets].reduce((sum, { channels }) => sum + channels.size, 0);
    },

    attempts: () => attempts,

    /** The access token of each join, oldest first. */
    joinTokens: (): readonly (string | undefined)[] => joinTokens,

    /** Closes a channel from the server side, as the server does if a token expires. The client does not rejoin. */
    closeChannel(name: string): void {
      const topic = `realtime:${name}`;
      for (const socket of sockets) {
        const channel = socket.channels.get(topic);
        if (!channel) continue;
        socket.channels.delete(topic);
        socket.send([channel.joinRef, null, topic, 'phx_close', {}]);
      }
    },

    /** Drops all connections, as if the network were lost. The client reconnects. */
    drop(): void {
      for (const socket of sockets) socket.close(1011, 'down');
    },
  };
}
