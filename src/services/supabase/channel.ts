import type { RealtimeChannel } from '@supabase/supabase-js';
import { type Client, reachableClient } from './client';

interface TableWatch {
  /** The channel's name; a later watch of the same name takes it over. */
  channel: string;
  /** One table of the public schema, or several. */
  table: string | readonly string[];
  /** Such as 'server_id=eq.1'; without it every row counts. */
  filter?: string;
  /** A row was inserted, updated or deleted: the row as it is now, {} for a deletion. */
  onChange: (row: unknown) => void;
  /** Changes may be missed from now on. Once for each loss. */
  onLost?: () => void;
  /** Changes are told from now on: at first, and each time the channel is back. */
  onJoined?: () => void;
  /** The channel is back after a loss; what happened meanwhile is not told. */
  onBack?: () => void;
}

/** Spec §9: reconnect delays 1, 2, 5, 10 s. */
const rejoinDelays = [1_000, 2_000, 5_000, 10_000];

/** Who holds a channel's name now: one that was taken over must not fight for it. */
const holders = new Map<string, TableWatch>();

/** Follows the changes of tables through Supabase Realtime. Returns the way to stop. */
export function watchTable(watch: TableWatch): () => void {
  let stopped = false;
  let lost = false;
  let losses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = () => {};
  holders.set(watch.channel, watch);

  const isOurs = () => !stopped && holders.get(watch.channel) === watch;
  const lose = () => {
    if (!lost) watch.onLost?.();
    lost = true;
  };
  const joinLater = () => {
    lose();
    const delay = rejoinDelays[Math.min(losses, rejoinDelays.length - 1)];
    losses += 1;
    timer = setTimeout(() => void join(), delay);
  };
  const hear = (status: string) => {
    if (!isOurs()) return;
    if (status === 'SUBSCRIBED') {
      if (lost) watch.onBack?.();
      watch.onJoined?.();
      lost = false;
      losses = 0;
      // The library joins again by itself, except after the server closed the channel, as it does to an expired token.
    } else if (status === 'CLOSED') joinLater();
    else lose();
  };
  const join = async () => {
    const client = await reachableClient();
    if (!isOurs()) return;
    if (!client) return joinLater();
    const channel = await openChannel(client, watch.channel);
    if (!isOurs()) return;
    leave = () => void client.removeChannel(channel);
    follow(channel, watch).subscribe(hear);
  };

  void join();
  return () => {
    const isHolder = isOurs();
    stopped = true;
    clearTimeout(timer);
    // The channel of a name that was taken over is another's by now: leaving it would cut them off.
    if (!isHolder) return;
    holders.delete(watch.channel);
    leave();
  };
}

/** A channel of that name that nobody has joined: one still being left would be handed out again. */
async function openChannel(client: Client, name: string): Promise<RealtimeChannel> {
  const old = client.getChannels().find(({ topic }) => topic === `realtime:${name}`);
  if (old) await client.removeChannel(old);
  return client.channel(name);
}

function follow(
  channel: RealtimeChannel,
  { table, filter, onChange }: TableWatch,
): RealtimeChannel {
  return [table].flat().reduce((followed, each) => {
    const rows = { event: '*', schema: 'public', table: each, ...(filter && { filter }) } as const;
    return followed.on('postgres_changes', rows, (change) => onChange(change.new));
  }, channel);
}
