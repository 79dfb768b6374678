import { watchTable } from './channel';

/** What is heard of rights. */
export interface RightsListener {
  /** Somebody was given or taken something, or has another role; perhaps the viewer. */
  onChange: () => void;
  /** Changes are no longer told. Once for each loss; it joins again by itself. */
  onLost: () => void;
  /** They are told again; what happened meanwhile was not. */
  onBack: () => void;
}

/** Follows the tables that `viewer_rights()` is answered from, as far as the viewer sees them. Returns the way to stop. */
export function watchRights(listener: RightsListener): () => void {
  return watchTable({
    channel: 'viewer-rights',
    table: ['server_member_permissions', 'team_members'],
    ...listener,
  });
}
