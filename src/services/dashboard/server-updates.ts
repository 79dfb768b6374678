import { watchTable } from '../supabase/channel';

export interface ServerUpdatesListener {
  /**
   * Called when access changed, and when the channel was rejoined after a loss, because changes may have been missed.
   */
  onChange: () => void;
  /** The channel was lost, and changes are no longer reported. Called once for each loss. */
  onLost: () => void;
}

/**
 * Calls `onChange` when access to servers changes (channel 'server-updates', product.md §7.10). Returns a function that
 * unsubscribes.
 */
export function watchServerUpdates({ onChange, onLost }: ServerUpdatesListener): () => void {
  return watchTable({
    channel: 'server-updates',
    table: 'server_member_permissions',
    onChange,
    onLost,
    onBack: onChange,
  });
}
