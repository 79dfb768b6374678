import {
  type Presence,
  staffIn,
  type StaffCard,
  type StaffMember,
} from '#domain/presence/presence';
import { DEFAULT_NAME_COLOUR } from '#domain/team/name-colour';
import type { RealtimeChannel } from '@supabase/supabase-js';
import * as v from 'valibot';
import { reachableClient } from './client';
import { holdChannel } from './hold-channel';

export interface PresenceListener {
  /** Who is online now; at first, and whenever somebody comes or goes. */
  onChange: (presence: Presence) => void;
  /** Nothing more is heard of. Once for each loss. */
  onLost: () => void;
}

/**
 * Follows who is online, and counts the viewer among those who look at the site. In the private channel 'presence' the
 * staff shows itself, which the database lets nobody else do. In the public channel 'viewing' everybody is counted,
 * under a name that is made up for the visit and says nothing of them; what anybody says there besides is not read.
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
  const stopStaff = holdChannel({
    channel: 'presence',
    options: { config: { private: true, ...(userId && { presence: { key: userId } }) } },
    listen: (channel) =>
      channel.on('presence', { event: 'sync' }, () => {
        staff = staffIn(channel.presenceState());
        tell();
      }),
    onJoined: (channel) => void (userId && showUp(channel, userId)),
    onLost: () => {
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
    stopStaff();
    stopViewing();
  };
}

/** Shows the viewer among the staff, where they are one of it. */
async function showUp(channel: RealtimeChannel, userId: string): Promise<void> {
  const card = await readOwnCard(userId);
  if (card) await channel.track(card);
}

const ownRow = v.object({
  name: v.string(),
  custom_role: v.nullable(v.string()),
  panel_role: v.string(),
  profile_picture: v.nullable(v.string()),
  name_color: v.nullable(v.string()),
});

/** What the team says of the viewer, who is whoever has their Discord id there; null for everybody else. */
async function readOwnCard(userId: string): Promise<StaffCard | null> {
  const client = await reachableClient();
  const user = (await client?.auth.getSession())?.data.session?.user;
  const discordId: unknown = user?.user_metadata['provider_id'];
  if (!client || user?.id !== userId || typeof discordId !== 'string') return null;
  const { data } = await client
    .from('team_members')
    .select('name, custom_role, panel_role, profile_picture, name_color')
    .eq('discord_id', discordId)
    .order('id')
    .limit(1)
    .maybeSingle();
  const row = v.safeParse(ownRow, data);
  if (!row.success) return null;
  const { name, custom_role, panel_role, profile_picture, name_color } = row.output;
  return {
    name,
    role: custom_role ?? panel_role,
    nameColor: name_color ?? DEFAULT_NAME_COLOUR,
    avatar: profile_picture,
  };
}
