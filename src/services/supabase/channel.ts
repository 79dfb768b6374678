import type { RealtimeChannel } from '@supabase/realtime-js';
import { type Hold, holdChannel } from './hold-channel';

interface TableWatch extends Pick<Hold, 'channel' | 'onLost' | 'onJoined' | 'onBack'> {
  /** One or more tables in the public schema. */
  table: string | readonly string[];
  /** A Realtime filter such as 'server_id=eq.1'; all rows if omitted. Deletions never match a filter. */
  filter?: string;
  /** More tables in the public schema, to which the filter does not apply. */
  unfiltered?: readonly string[];
  /** A row was inserted, updated, or deleted. For a deletion, `row` is {}. */
  onChange: (row: unknown) => void;
}

/** What a list of rows that is followed has to know. */
export interface RowsListener {
  onChange: () => void;
  /** The channel was lost, and changes are no longer reported. Called once for each loss; the channel rejoins by itself. */
  onLost: () => void;
  /** The channel was rejoined. Changes in the meantime were missed. */
  onBack: () => void;
}

/** Subscribes to changes of tables through Supabase Realtime. Returns a function that unsubscribes. */
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
