import type { RealtimeChannel } from '@supabase/supabase-js';
import * as v from 'valibot';
import { type Presence, staffKeysIn, type StaffMember, staffFrom } from '#domain/presence/presence';
import { readErrors, resultOf } from '../answers';
import { rpc } from '../supabase/call-backend';
import { holdChannel } from '../supabase/hold-channel';

export interface PresenceListener {
  /** Called with the staff who are online and the number of viewers, initially and after each change. */
  onChange: (presence: Presence) => void;
  /** The channel was lost, and changes are no longer reported. Called once for each loss. */
  onLost: () => void;
}

/** Milliseconds to wait after a failed request before the staff are read again. */
const READ_AGAIN = 5_000;

/**
 * Reports which staff are online, and counts visitors, including the viewer (product.md §4.6, §4.7). Staff track their
 * keys in the private channel 'presence'; the database allows only staff to track there. The data of the staff members
 * is read from the database by these keys. Every visitor is counted in the public channel 'viewing', under a random
 * name for this visit; other payloads in that channel are ignored. Returns a function that unsubscribes.
 */
export function watchPresence(
  { userId, visit }: { userId: string | null; visit: string },
  { onChange, onLost }: PresenceListener,
): () => void {
  let staff: readonly StaffMember[] | null = null;
  let viewers: readonly string[] | null = null;
  let isLost = false;
  const report = () => {
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
    if (read) report();
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
        report();
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

/** Announces the viewer on the channel with the viewer's presence key. The database returns a key only to staff. */
async function showUp(channel: RealtimeChannel): Promise<void> {
  const key = await readStaffKey();
  if (key) await channel.track({ key });
}

/**
 * Creates a reader of the staff members who have the given presence keys. `onRead` receives only the result for the
 * latest keys, or null if the request failed. A failed request is retried until it succeeds.
 */
function staffReader(onRead: (staff: readonly StaffMember[] | null) => void) {
  let current: readonly string[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readKeys = async (keys: readonly string[]) => {
    const staff = await readStaff(keys);
    if (current !== keys) return;
    onRead(staff);
    if (!staff) timer = setTimeout(() => void readKeys(keys), READ_AGAIN);
  };
  return {
    /** Does nothing if the keys have not changed. */
    read(keys: readonly string[]): void {
      if (current && current.join() === keys.join()) return;
      clearTimeout(timer);
      current = keys;
      void readKeys(keys);
    },
    forget(): void {
      clearTimeout(timer);
      current = null;
    },
  };
}

/** Returns the viewer's presence key; null if the viewer is not staff or the database is unreachable. */
async function readStaffKey(): Promise<string | null> {
  const key = await resultOf(rpc('staff_key', {}), v.pipe(v.string(), v.uuid()), readErrors);
  return key.ok ? key.value : null;
}

/** Returns the staff members with the given presence keys; null if the database is unreachable. */
async function readStaff(keys: readonly string[]): Promise<readonly StaffMember[] | null> {
  if (keys.length === 0) return [];
  const read = await resultOf(rpc('staff_cards', { keys }), v.array(v.unknown()), readErrors);
  return read.ok ? staffFrom(read.value) : null;
}
