import { watchTable } from './channel';

export interface ServerUpdatesListener {
  /** Rights changed, or the channel is back after a loss, and changes may have been missed. */
  onChange: () => void;
  /** Changes are not reported anymore. Called once for each loss. */
  onLost: () => void;
}

/**
 * Calls back when rights to servers change (channel 'server-updates', product.md §7.10). Returns a function that stops
 * it.
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
