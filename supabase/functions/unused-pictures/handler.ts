import * as v from 'valibot';
import { call, isSuccess } from '../_shared/call.ts';
import type { Environment } from '../_shared/environment.ts';
import { done, fail } from '../_shared/result.ts';
import { rpc } from '../_shared/rpc.ts';
import { scheduledEndpoint } from '../_shared/server-endpoint.ts';

const buckets = ['store-media', 'store-cards', 'team-avatars'] as const;
const pictures = v.array(v.object({ bucket: v.picklist(buckets), name: v.string() }));

/**
 * Deletes unused pictures (supabase/README.md): those of deleted stores, and those that are older than 30 days and that
 * no store, team member or staff card shows. Only a schedule calls it, with the secret key. Returns `{removed}`. One call
 * deletes at most 500 pictures.
 */
export function createHandler(environment: Environment): (request: Request) => Promise<Response> {
  return scheduledEndpoint('unused-pictures', environment, async () => {
    const unused = await rpc(environment, 'unused_pictures', {});
    const parsed = v.safeParse(pictures, unused.ok ? unused.value : undefined);
    if (!parsed.success) return fail('picturesNotRead');
    for (const bucket of buckets) {
      const found = parsed.output.filter((each) => each.bucket === bucket);
      if (found.length === 0) continue;
      const answer = await call(
        `${environment.supabaseUrl}/storage/v1/object/${bucket}`,
        {
          method: 'DELETE',
          headers: {
            apikey: environment.serviceKey,
            authorization: `Bearer ${environment.serviceKey}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ prefixes: found.map(({ name }) => name) }),
        },
        environment.supabaseTimeoutMs,
      );
      if (!isSuccess(answer)) return fail('picturesNotRemoved');
    }
    return done({ removed: parsed.output.length });
  });
}
