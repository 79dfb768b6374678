import type {
  RealtimeChannel,
  RealtimeChannelOptions,
  RealtimeClient,
} from '@supabase/realtime-js';
import { reachableRealtime } from './realtime';

/** A subscription that rejoins its channel until the subscription is stopped. */
export interface Hold {
  /** The channel's name. A later subscription with the same name replaces this subscription. */
  channel: string;
  options?: RealtimeChannelOptions;
  /** Adds the listeners before the channel is joined. */
  listen: (channel: RealtimeChannel) => RealtimeChannel;
  /** The channel was lost, and events may be missed. Called once for each loss. */
  onLost?: () => void;
  /** The channel was joined. Called the first time and after each loss. */
  onJoined?: (channel: RealtimeChannel) => void;
  /** The channel was rejoined after a loss. Events in the meantime were missed. */
  onBack?: () => void;
}

/** Delays in ms before each attempt to rejoin, see product.md §16.5. */
const rejoinDelays = [1_000, 2_000, 5_000, 10_000];

/** The current subscription of each channel name. A replaced subscription must not rejoin. */
const holders = new Map<string, Hold>();

/** Subscribes to a Realtime channel and rejoins it after each loss. Returns a function that leaves the channel. */
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
  const onStatus = (status: string, channel: RealtimeChannel) => {
    if (!isOurs()) return;
    if (status === 'SUBSCRIBED') {
      if (lost) hold.onBack?.();
      hold.onJoined?.(channel);
      lost = false;
      losses = 0;
      // The library rejoins on its own, except if the server closed the channel, for example because the token expired.
    } else if (status === 'CLOSED') joinLater();
    else lose();
  };
  const join = async () => {
    const client = await reachableRealtime();
    if (!isOurs()) return;
    if (!client) return joinLater();
    const channel = await openChannel(client, hold);
    if (!isOurs()) return;
    leave = () => void client.removeChannel(channel);
    hold.listen(channel).subscribe((status) => onStatus(status, channel));
  };

  void join();
  return () => {
    const isHolder = isOurs();
    stopped = true;
    clearTimeout(timer);
    // If another subscription has replaced this one, it uses the channel now.
    if (!isHolder) return;
    holders.delete(hold.channel);
    leave();
  };
}

/** Waits until an old channel with the same name was left, because the client would return that one. */
async function openChannel(
  client: RealtimeClient,
  { channel, options }: Hold,
): Promise<RealtimeChannel> {
  const old = client.getChannels().find(({ topic }) => topic === `realtime:${channel}`);
  if (old) await client.removeChannel(old);
  // Otherwise the client joins without the token, and the database hides private channels and rows.
  await client.setAuth();
  return options ? client.channel(channel, options) : client.channel(channel);
}
