import type { RealtimeChannel } from '@supabase/supabase-js';
import { type Hold, holdChannel } from './hold-channel';

interface TableWatch extends Pick<Hold, 'channel' | 'onLost' | 'onJoined' | 'onBack'> {
  /** One or more tables of the public schema. */
  table: string | readonly string[];
  /** Such as 'server_id=eq.1'. Without it every row counts. Deletions never match a filter. */
  filter?: string;
  /** More tables of the public schema, without the filter. */
  unfiltered?: readonly string[];
  /** A row was inserted, updated or deleted. The row is {} for a deletion. */
  onChange: (row: unknown) => void;
}

/** Subscribes to changes of tables through Supabase Realtime. Returns a function that stops it. */
export function watchTable(watch: TableWatch): () => void {
  const { channel, onLost, onJoined, onBack } = watch;
  return holdChannel({
    channel,
    listen: (opened) => follow(opened, watch),
    ...(onLost && { onLost }),
    ...(onJoined && { onJoined }),
    ...(onBack && { onBack }),
  });
}

function follow(
  channel: RealtimeChannel,
  { table, filter, unfiltered = [], onChange }: TableWatch,
): RealtimeChannel {
  const wanted = [
    ...[table].flat().map((each) => ({ table: each, ...(filter && { filter }) })),
    ...unfiltered.map((each) => ({ table: each })),
  ];
  return wanted.reduce((followed, each) => {
    const rows = { event: '*', schema: 'public', ...each } as const;
    return followed.on('postgres_changes', rows, (change) => onChange(change.new));
  }, channel);
}
