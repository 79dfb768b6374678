import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import { storedSession } from '../session/stored-session';
import { reachableRealtime } from './realtime';

/** What a list of rows that is followed has to know. */
export interface RowsListener {
  /** Something that the viewer can see was changed. */
  onChange: () => void;
  /** The channel was lost, and changes are no longer reported. Called once for each loss; the channel rejoins by itself. */
  onLost: () => void;
  /** The channel was rejoined. Changes in the meantime were missed. */
  onBack: () => void;
}

interface ChannelListener extends Partial<RowsListener> {
  onChange: () => void;
  /** The channel was joined. Called the first time and after each loss. */
  onJoined?: () => void;
}

/** Which rows of tables in the public schema are followed. */
interface Rows {
  /** The channel's name, which any page can choose. */
  channel: string;
  table: string | readonly string[];
  /** A Realtime filter such as 'server_id=eq.1'. Deletions never match a filter. */
  filter: string;
}

/** Subscribes to changes of tables. Returns a function that unsubscribes. */
export function watchTable(
  { channel: name, table, filter }: Rows,
  listener: ChannelListener,
): () => void {
  const open = (client: RealtimeClient, onChange: () => void) =>
    [table]
      .flat()
      .reduce(
        (followed, each) =>
          followed.on(
            'postgres_changes',
            { event: '*', schema: 'public', table: each, filter },
            onChange,
          ),
        client.channel(name),
      );
  return hold(name, { nameNow: () => name, open }, listener);
}

/** The private channels on which the database reports changes (product.md §16.5). */
export type Topic = 'server-updates:viewer' | `db-changes:${string}`;

/**
 * Calls `onChange` when the database sends a message to the topic. `viewer` is replaced by the id of the user who is
 * signed in when the channel is joined. Returns a function that unsubscribes.
 */
export function watchTopic(topic: Topic, listener: ChannelListener): () => void {
  const nameNow = () => {
    if (topic !== 'server-updates:viewer') return topic;
    const userId = storedSession()?.user.id;
    return userId === undefined ? null : `server-updates:${userId}`;
  };
  const open = (client: RealtimeClient, onChange: () => void, name: string) =>
    client
      .channel(name, { config: { private: true } })
      .on('broadcast', { event: 'changed' }, onChange);
  return hold(topic, { nameNow, open }, listener);
}

interface Opening {
  /** Returns the channel's name; null if it cannot be joined now. */
  nameNow: () => string | null;
  /** Returns the channel with its listeners, before it is joined. */
  open: (client: RealtimeClient, onChange: () => void, name: string) => RealtimeChannel;
}

type ChannelState = 'joining' | 'joined' | 'lost' | 'left';

interface Held {
  listeners: Set<ChannelListener>;
  state: () => ChannelState;
  leave: () => void;
}

/** The channels that are held, by their keys. */
const held = new Map<string, Held>();

/** Joins a channel, or shares the one with the same key. The last listener that leaves closes the channel. */
function hold(key: string, opening: Opening, listener: ChannelListener): () => void {
  const shared = held.get(key);
  const channel = shared ?? join(key, opening);
  channel.listeners.add(listener);
  const found = shared?.state();
  const late = setTimeout(() => {
    if (channel.state() !== found) return;
    if (found === 'joined') listener.onJoined?.();
    if (found === 'lost') listener.onLost?.();
  });
  return () => {
    clearTimeout(late);
    if (!channel.listeners.delete(listener) || channel.listeners.size > 0) return;
    if (held.get(key) === channel) held.delete(key);
    channel.leave();
  };
}

/** Delays in ms before each attempt to rejoin, see product.md §16.5. */
const rejoinDelays = [1_000, 2_000, 5_000, 10_000];

function join(key: string, { nameNow, open }: Opening): Held {
  const listeners = new Set<ChannelListener>();
  let state: ChannelState = 'joining';
  let losses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = () => {};

  const lose = () => {
    if (state === 'lost') return;
    state = 'lost';
    for (const each of listeners) each.onLost?.();
  };
  const joinLater = () => {
    lose();
    const delay = rejoinDelays[Math.min(losses, rejoinDelays.length - 1)];
    losses += 1;
    timer = setTimeout(() => void start(), delay);
  };
  const onStatus = (status: string) => {
    if (status === 'SUBSCRIBED') {
      const wasLost = state === 'lost';
      state = 'joined';
      losses = 0;
      for (const each of listeners) {
        if (wasLost) each.onBack?.();
        each.onJoined?.();
      }
      // The library rejoins on its own, except if the server closed the channel, for example because the token expired.
    } else if (status === 'CLOSED') joinLater();
    else lose();
  };
  const isLeft = () => state === 'left';
  const start = async () => {
    const client = await reachableRealtime();
    const name = nameNow();
    if (isLeft()) return;
    if (!client || name === null) return joinLater();
    await whenFree(client, name);
    if (isLeft()) return;
    const channel = open(
      client,
      () => {
        for (const each of listeners) each.onChange();
      },
      name,
    );
    leave = () => void client.removeChannel(channel);
    channel.subscribe((status) => {
      if (!isLeft()) onStatus(status);
    });
  };

  void start();
  const channel: Held = {
    listeners,
    state: () => state,
    leave: () => {
      state = 'left';
      clearTimeout(timer);
      leave();
    },
  };
  held.set(key, channel);
  return channel;
}

/**
 * Waits until an old channel with the same name has been left, because otherwise the client would return the old channel,
 * and until the client knows the token. Without the token, the database would hide private channels, and rows that only
 * the signed-in user may see.
 */
async function whenFree(client: RealtimeClient, name: string): Promise<void> {
  const old = client.getChannels().find(({ topic }) => topic === `realtime:${name}`);
  if (old) await client.removeChannel(old);
  await client.setAuth();
}
