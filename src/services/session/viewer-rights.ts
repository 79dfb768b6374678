import { type RowsListener, watchTable } from '../supabase/channel';

/** Realtime reports only rows that the viewer can see (product.md §16.5). Returns a function that unsubscribes. */
export function watchRights(listener: RowsListener): () => void {
  return watchTable({
    channel: 'viewer-rights',
    table: ['server_member_permissions', 'team_members'],
    ...listener,
  });
}
