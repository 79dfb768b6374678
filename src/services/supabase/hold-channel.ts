import type { RealtimeChannel, RealtimeChannelOptions } from '@supabase/supabase-js';
import { type Client, reachableClient } from './client';

/** A channel somebody wants to stay in. */
export interface Hold {
  /** The channel's name; a later hold of the same name takes it over. */
  channel: string;
  options?: RealtimeChannelOptions;
  /** Says what is wanted of the channel, before it is joined. */
  listen: (channel: RealtimeChannel) => RealtimeChannel;
  /** What it tells may be missed from now on. Once for each loss. */
  onLost?: () => void;
  /** The channel is joined: at first, and each time it is back. */
  onJoined?: (channel: RealtimeChannel) => void;
  /** The channel is back after a loss; what happened meanwhile is not told. */
  onBack?: () => void;
}

/** Spec §9: reconnect delays 1, 2, 5, 10 s. */
const rejoinDelays = [1_000, 2_000, 5_000, 10_000];

/** Who holds a channel's name now: one that was taken over must not fight for it. */
const holders = new Map<string, Hold>();

/** Stays in a channel of Supabase Realtime, whatever happens to the connection. Returns the way to leave it. */
export function holdChannel(hold: Hold): () => void {
  let stopped = false;
  let lost = false;
  let losses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = () => {};
  holders.set(hold.channel, hold);

  const isOurs = () => !stopped && holders.get(hold.channel) === hold;
  const lose = () => {
    if (!lost) hold.onLost?.();
    lost = true;
  };
  const joinLater = () => {
    lose();
    const delay = rejoinDelays[Math.min(losses, rejoinDelays.length - 1)];
    losses += 1;
    timer = setTimeout(() => void join(), delay);
  };
  const hear = (status: string, channel: RealtimeChannel) => {
    if (!isOurs()) return;
    if (status === 'SUBSCRIBED') {
      if (lost) hold.onBack?.();
      hold.onJoined?.(channel);
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
    const channel = await openChannel(client, hold);
    if (!isOurs()) return;
    leave = () => void client.removeChannel(channel);
    hold.listen(channel).subscribe((status) => hear(status, channel));
  };

  void join();
  return () => {
    const isHolder = isOurs();
    stopped = true;
    clearTimeout(timer);
    // The channel of a name that was taken over is another's by now: leaving it would cut them off.
    if (!isHolder) return;
    holders.delete(hold.channel);
    leave();
  };
}

/** A channel of that name that nobody has joined: one still being left would be handed out again. */
async function openChannel(client: Client, { channel, options }: Hold): Promise<RealtimeChannel> {
  const old = client.getChannels().find(({ topic }) => topic === `realtime:${channel}`);
  if (old) await client.removeChannel(old);
  // A private channel is joined as somebody: the library would join it before it has looked up as whom.
  if (options?.config.private) await client.realtime.setAuth();
  return options ? client.channel(channel, options) : client.channel(channel);
}
