import type { RealtimeChannel } from '@supabase/supabase-js';
import { type Hold, holdChannel } from './hold-channel';

interface TableWatch extends Pick<Hold, 'channel' | 'onLost' | 'onJoined' | 'onBack'> {
  /** One table of the public schema, or several. */
  table: string | readonly string[];
  /** Such as 'server_id=eq.1'; without it every row counts. No deletion passes a filter. */
  filter?: string;
  /** More tables of the public schema, of which every row counts. */
  unfiltered?: readonly string[];
  /** A row was inserted, updated or deleted: the row as it is now, {} for a deletion. */
  onChange: (row: unknown) => void;
}

/** Follows the changes of tables through Supabase Realtime. Returns the way to stop. */
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
