import { type Presence, staffKeysIn, type StaffMember } from '#domain/presence/presence';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { holdChannel } from './hold-channel';
import { readStaff, readStaffKey } from './staff-cards';

export interface PresenceListener {
  /** Who is online now; at first, and whenever somebody comes or goes. */
  onChange: (presence: Presence) => void;
  /** Nothing more is heard of. Once for each loss. */
  onLost: () => void;
}

/** How long after a failed request the staff is read again, in ms. */
const READ_AGAIN = 5_000;

/**
 * Follows who is online, and counts the viewer among those who look at the site. In the private channel 'presence' the
 * staff shows keys, which the database lets nobody else do; who they belong to is read from the database. In the public
 * channel 'viewing' everybody is counted, under a name that is made up for the visit and says nothing of them; what
 * anybody says there besides is not read.
 * Returns the way to stop.
 */
export function watchPresence(
  { userId, visit }: { userId: string | null; visit: string },
  { onChange, onLost }: PresenceListener,
): () => void {
  let staff: readonly StaffMember[] | null = null;
  let viewers: readonly string[] | null = null;
  let isLost = false;
  const tell = () => {
    if (!staff || !viewers) return;
    isLost = false;
    onChange({ staff, viewing: viewers.length, isSeen: viewers.includes(visit) });
  };
  const lose = () => {
    if (!isLost) onLost();
    isLost = true;
  };
  const reader = staffReader((read) => {
    staff = read;
    if (read) tell();
    else lose();
  });
  const stopStaff = holdChannel({
    channel: 'presence',
    options: { config: { private: true } },
    listen: (channel) =>
      channel.on('presence', { event: 'sync' }, () =>
        reader.read(staffKeysIn(channel.presenceState())),
      ),
    onJoined: (channel) => void (userId && showUp(channel)),
    onLost: () => {
      reader.forget();
      staff = null;
      lose();
    },
  });
  const stopViewing = holdChannel({
    channel: 'viewing',
    options: { config: { presence: { key: visit } } },
    listen: (channel) =>
      channel.on('presence', { event: 'sync' }, () => {
        viewers = Object.keys(channel.presenceState());
        tell();
      }),
    onJoined: (channel) => void channel.track({}),
    onLost: () => {
      viewers = null;
      lose();
    },
  });
  return () => {
    reader.forget();
    stopStaff();
    stopViewing();
  };
}

/** Shows the viewer among the staff, if the database says that they are staff. */
async function showUp(channel: RealtimeChannel): Promise<void> {
  const key = await readStaffKey();
  if (key) await channel.track({ key });
}

/**
 * Reads who the staff behind keys is. `onRead` gets the result of the latest keys only; null after a failed request,
 * which is repeated until it succeeds.
 */
function staffReader(onRead: (staff: readonly StaffMember[] | null) => void) {
  let current: readonly string[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (keys: readonly string[]) => {
    const staff = await readStaff(keys);
    if (current !== keys) return;
    onRead(staff);
    if (!staff) timer = setTimeout(() => void ask(keys), READ_AGAIN);
  };
  return {
    /** Reads again only if the keys are others than before. */
    read(keys: readonly string[]): void {
      if (current && current.join() === keys.join()) return;
      clearTimeout(timer);
      current = keys;
      void ask(keys);
    },
    forget(): void {
      clearTimeout(timer);
      current = null;
    },
  };
}
