import { watchTable } from '../supabase/channel';

export interface RightsListener {
  /** The rights or the role of some user changed, possibly the viewer's. */
  onChange: () => void;
  /**
   * The channel was lost, and changes are no longer reported. Called once for each loss; the channel rejoins
   * automatically.
   */
  onLost: () => void;
  /** The channel was rejoined. Changes in the meantime were missed. */
  onBack: () => void;
}

/**
 * Subscribes to the tables that `viewer_rights()` reads. Realtime reports only rows that the viewer can see (product.md
 * §16.5). Returns a function that unsubscribes.
 */
export function watchRights(listener: RightsListener): () => void {
  return watchTable({
    channel: 'viewer-rights',
    table: ['server_member_permissions', 'team_members'],
    ...listener,
  });
}
