import { type RowsListener, watchTopic } from '../supabase/channel';

/** Reports that the viewer's rights changed (product.md §16.5). Returns a function that unsubscribes. */
export function watchRights(listener: RowsListener): () => void {
  return watchTopic('server-updates:viewer', listener);
}
