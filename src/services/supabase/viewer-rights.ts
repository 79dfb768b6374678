import { watchTable } from './channel';

export interface RightsListener {
  /** Rights or a role changed, possibly those of another user. */
  onChange: () => void;
  /** Changes are not reported anymore. Called once for each loss; the channel is rejoined. */
  onLost: () => void;
  /** Changes are reported again. Changes in between were missed. */
  onBack: () => void;
}

/**
 * Subscribes to the tables that `viewer_rights()` reads, as far as the viewer may see them (product.md §16.5). Returns
 * a function that stops it.
 */
export function watchRights(listener: RightsListener): () => void {
  return watchTable({
    channel: 'viewer-rights',
    table: ['server_member_permissions', 'team_members'],
    ...listener,
  });
}
