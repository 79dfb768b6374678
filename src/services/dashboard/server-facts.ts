import * as v from 'valibot';
import type { Result } from '#domain/result';
import type { ServerFacts, ServerFactsError } from '#domain/servers/server-facts';
import { ownReadErrors, resultOf } from '../answers';
import { listOf, row } from '../rows';
import { rpc } from '../supabase/call-backend';
import { watchTopic } from '../supabase/channel';
import { lastCheck } from './last-check';

const time = v.pipe(
  v.string(),
  v.check((written) => !Number.isNaN(Date.parse(written))),
);

const facts = v.pipe(
  row(
    {
      serverId: v.string(),
      isSetUp: v.boolean(),
      savedAt: v.nullable(time),
      savedBy: v.nullable(v.string()),
      request: v.nullable(v.object({ status: v.picklist(['open', 'declined']), at: time })),
      health: lastCheck,
      waitingRequests: v.number(),
    },
    { savedBy: 'saved_by_name' },
  ),
  v.transform(({ savedAt: at, savedBy: by, ...each }) => ({
    ...each,
    lastSave: at !== null && by !== null ? { at, by } : null,
  })),
);

/** Returns the site's own data about each of the viewer's servers. Times of saves are in ISO 8601. */
export function loadServerFacts(
  signal?: AbortSignal,
): Promise<Result<readonly ServerFacts[], ServerFactsError>> {
  return resultOf(rpc('my_server_facts', {}, { signal }), listOf(facts), ownReadErrors);
}

export interface ServerUpdatesListener {
  /** Also called when the channel was rejoined, because changes may have been missed. */
  onChange: () => void;
  /** The channel was lost, and changes are no longer reported. Called once for each loss. */
  onLost: () => void;
}

/**
 * Calls `onChange` when the viewer's access to servers changes (product.md §7.10). Returns a function that unsubscribes.
 */
export function watchServerUpdates({ onChange, onLost }: ServerUpdatesListener): () => void {
  return watchTopic('server-updates:viewer', { onChange, onLost, onBack: onChange });
}
