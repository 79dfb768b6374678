import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import * as v from 'valibot';
import {
  type Binding,
  type Frame,
  frame,
  join,
  presenceEvent,
  token,
  wants,
} from '#mocks/realtime-frames';
import { LOCAL_ANON_KEY, LOCAL_SECRET_KEY } from './api';
import {
  type Broadcast,
  type ChangedRow,
  openRealtimeRows,
  type RealtimeCaller,
} from './realtime-rows';

interface Channel {
  socket: WebSocket;
  topic: string;
  joinRef: string | null;
  bindings: readonly (Binding & { id: number })[];
  isPrivate: boolean;
  caller: RealtimeCaller;
  /** The presence key of the window. */
  key: string;
  /** The payload that the window tracks; null if it tracks none. */
  tracked: Readonly<Record<string, unknown>> | null;
}

export interface LocalRealtime {
  /** Takes over a request for a WebSocket. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  stop: () => Promise<void>;
}

const PATH = '/realtime/v1/websocket';

const message = v.pipe(v.string(), v.parseJson(), frame);

/**
 * Serves Supabase Realtime for a local database: changes of rows, presence, private channels, and what the database
 * broadcasts to them (supabase.md §5). A user gets the rows and columns that they may select. Unlike on the platform, a
 * row is read after the change, so it may already have newer values, and presence sends the whole state after each change.
 * @param claimsOf returns the claims of an access token, or null if the token is not valid
 */
export async function startRealtime(
  databaseUrl: string,
  claimsOf: (accessToken: string) => Promise<Readonly<Record<string, unknown>> | null>,
): Promise<LocalRealtime> {
  const channels = new Set<Channel>();
  /** The API key of each socket. A channel without an access token has the rights of this key. */
  const apiKeys = new WeakMap<WebSocket, string>();
  const server = new WebSocketServer({ noServer: true });
  let lastId = 0;
  // Changes are sent in the order in which they were committed.
  let sending = Promise.resolve();
  const rows = await openRealtimeRows(databaseUrl, (change) => {
    sending = sending
      .then(() => (change.type === 'broadcast' ? pass(change) : report(change)))
      .catch((error: unknown) => console.error(error));
  });

  server.on('connection', (socket, request) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const apiKey = searchParams.get('apikey') ?? '';
    if (apiKey !== LOCAL_ANON_KEY && apiKey !== LOCAL_SECRET_KEY) {
      return socket.close(1011, 'Invalid API key');
    }
    apiKeys.set(socket, apiKey);
    // Handle the messages of a socket one after the other. Otherwise, the socket could leave a channel before its join
    // request has been handled.
    let turn = Promise.resolve();
    socket.on('message', (data) => {
      const parsed = v.safeParse(message, Buffer.isBuffer(data) ? data.toString('utf8') : null);
      if (!parsed.success) return socket.close(1007, 'Not a frame');
      turn = turn
        .then(() => answer(socket, parsed.output as Frame))
        .catch((error: unknown) => console.error(error));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      turn = turn.then(() => forget(channelsOf(socket)));
    });
  });

  function channelsOf(socket: WebSocket, topic?: string): readonly Channel[] {
    return [...channels].filter(
      (channel) => channel.socket === socket && (topic ?? channel.topic) === channel.topic,
    );
  }

  function forget(left: readonly Channel[]): void {
    for (const channel of left) channels.delete(channel);
    for (const { topic } of left) sendPresence(topic);
  }

  async function answer(socket: WebSocket, sent: Frame): Promise<void> {
    const [joinRef, ref, topic, event, payload] = sent;
    const reply = (status: 'ok' | 'error', response: object = {}) =>
      send(socket, [joinRef, ref, topic, 'phx_reply', { status, response }]);
    if (topic === 'phoenix') return reply('ok');
    if (event === 'phx_join') {
      // A second join replaces the first one.
      forget(channelsOf(socket, topic));
      return joinChannel(socket, sent, reply);
    }
    const [channel] = channelsOf(socket, topic);
    if (!channel) return reply('error', { reason: 'unmatched topic' });
    if (event === 'presence') return track(channel, payload, reply);
    if (event === 'access_token') {
      const caller = v.is(token, payload) ? await callerOf(payload.access_token) : null;
      const isClosed =
        channel.isPrivate && caller && !(await rows.may('join', nameOf(topic), caller));
      if (!caller || isClosed) return closeChannel(channel);
      channel.caller = caller;
      return;
    }
    if (event !== 'phx_leave') return;
    reply('ok');
    closeChannel(channel);
  }

  function closeChannel(channel: Channel): void {
    send(channel.socket, [channel.joinRef, null, channel.topic, 'phx_close', {}]);
    forget([channel]);
  }

  async function joinChannel(
    socket: WebSocket,
    [joinRef, , topic, , payload]: Frame,
    reply: (status: 'ok' | 'error', response?: object) => void,
  ): Promise<void> {
    const wanted = v.safeParse(join, payload);
    const name = nameOf(topic);
    const caller = wanted.success
      ? await callerOf(wanted.output.access_token ?? apiKeys.get(socket) ?? '')
      : null;
    if (!wanted.success || !caller) return reply('error', { reason: 'Invalid token' });
    const { config } = wanted.output;
    if (config.private && !(await rows.may('join', name, caller))) {
      const reason = `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`;
      return reply('error', { reason });
    }
    const bindings = config.postgres_changes.map((each) => {
      lastId += 1;
      return { id: lastId, ...each };
    });
    lastId += 1;
    const key = config.presence?.key || `window-${lastId}`;
    const isPrivate = config.private;
    channels.add({ socket, topic, joinRef, bindings, isPrivate, caller, key, tracked: null });
    reply('ok', { postgres_changes: bindings });
    sendPresence(topic);
    if (bindings.length === 0) return;
    const subscribed = { extension: 'postgres_changes', status: 'ok', channel: name };
    const system = { ...subscribed, message: 'Subscribed to PostgreSQL' };
    send(socket, [joinRef, null, topic, 'system', system]);
  }

  async function track(
    channel: Channel,
    payload: unknown,
    reply: (status: 'ok' | 'error', response?: object) => void,
  ): Promise<void> {
    const shown = v.safeParse(presenceEvent, payload);
    const { topic, isPrivate, caller } = channel;
    const isAllowed = !isPrivate || (await rows.may('send', nameOf(topic), caller));
    if (!shown.success || !isAllowed) return reply('error', { reason: 'unauthorized' });
    channel.tracked = shown.output.event === 'track' ? shown.output.payload : null;
    reply('ok');
    sendPresence(topic);
  }

  /** A public and a private channel with the same name are different channels. */
  function sendPresence(topic: string): void {
    const here = [...channels].filter((channel) => channel.topic === topic);
    for (const { socket, joinRef, isPrivate } of here) {
      const state: Record<string, { metas: object[] }> = {};
      for (const other of here) {
        if (!other.tracked || other.isPrivate !== isPrivate) continue;
        const { metas } = (state[other.key] ??= { metas: [] });
        metas.push({ phx_ref: `${other.key}-${metas.length}`, ...other.tracked });
      }
      send(socket, [joinRef, null, topic, 'presence_state', state]);
    }
  }

  function pass({ topic: name, ...message }: Broadcast): void {
    for (const { socket, topic, isPrivate } of channels) {
      if (isPrivate && nameOf(topic) === name)
        send(socket, [null, null, topic, 'broadcast', message]);
    }
  }

  async function report(row: ChangedRow): Promise<void> {
    const { type, table } = row;
    for (const { socket, topic, bindings, caller } of channels) {
      const listening = bindings.filter((each) =>
        wants({ ...each, filter: undefined }, { type, table, record: {} }),
      );
      if (listening.length === 0) continue;
      const record = type === 'DELETE' ? { id: row.id } : await rows.read(row, caller);
      if (!record) continue;
      const ids = listening
        .filter((each) => wants(each, { type, table, record }))
        .map(({ id }) => id);
      if (ids.length === 0) continue;
      const data = {
        schema: 'public',
        table,
        type,
        columns: [],
        errors: null,
        commit_timestamp: new Date().toISOString(),
        ...(type === 'DELETE' ? { old_record: record } : { record }),
      };
      send(socket, [null, null, topic, 'postgres_changes', { ids, data }]);
    }
  }

  async function callerOf(accessToken: string): Promise<RealtimeCaller | null> {
    const claims = await claimsOf(accessToken);
    return claims && { role: String(claims['role']), claims };
  }

  return {
    upgrade(request, socket, head) {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
      if (pathname !== PATH) return socket.destroy();
      server.handleUpgrade(request, socket, head, (opened) =>
        server.emit('connection', opened, request),
      );
    },
    async stop() {
      for (const socket of server.clients) socket.terminate();
      server.close();
      await sending;
      await rows.close();
    },
  };
}

function nameOf(topic: string): string {
  return topic.replace(/^realtime:/, '');
}

function send(socket: WebSocket, out: Frame): void {
  socket.send(JSON.stringify(out));
}
