import { watchTable } from './channel';

/** What happened to the viewer's rights. */
export interface ServerUpdatesListener {
  /** Some right changed, or the channel is back after a loss, when anything may have changed. */
  onChange: () => void;
  /** Changes are no longer heard of. Once for each loss. */
  onLost: () => void;
}

/** Tells when anyone's rights to servers change (spec §4: channel 'server-updates'). Returns the way to stop. */
export function watchServerUpdates({ onChange, onLost }: ServerUpdatesListener): () => void {
  return watchTable({
    channel: 'server-updates',
    table: 'server_member_permissions',
    onChange,
    onLost,
    onBack: onChange,
  });
}
