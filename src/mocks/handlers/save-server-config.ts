import { applyChanges, rebase } from '#domain/bot-config/changes';
import type { SaveRequest, StoredConfig } from '#domain/bot-config/config';
import { fieldOf, isConfigKey } from '#domain/bot-config/fields';
import { panels } from '#domain/permissions/panels';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import type { MockContext } from '../context';
import { mayEdit, serverSeenBy } from '../membership';
import type { Person } from '../people';
import { postgrestError } from '../postgrest';

const saveCall = v.object({
  server_id: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  base_version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  changes: v.array(
    v.object({
      key: v.custom<SaveRequest['changes'][number]['key']>(
        (key) => typeof key === 'string' && isConfigKey(key),
      ),
      before: v.custom<SaveRequest['changes'][number]['before']>((value) => value !== undefined),
      after: v.custom<SaveRequest['changes'][number]['after']>((value) => value !== undefined),
    }),
  ),
});

/**
 * The database function `save_server_config`: the right to each changed key's panel, then the merge, then the new
 * version. A true clash is an answer, not an error.
 */
export function saveServerConfig(body: unknown, person: Person, context: MockContext): Response {
  const { conditions, store } = context;
  if (conditions.save === 'breaks')
    return HttpResponse.json({ message: 'upstream' }, { status: 500 });
  const parsed = v.safeParse(saveCall, body);
  if (!parsed.success || conditions.save === 'unknownServer') {
    return postgrestError(400, '22023', 'Invalid server configuration');
  }
  const { server_id: serverId, changes } = parsed.output;
  const server = serverSeenBy(person, serverId, conditions);
  const mayEditSomething = server && panels.some((panel) => mayEdit(person, server, panel));
  if (!mayEditSomething || conditions.save === 'mayNotModify') {
    return postgrestError(403, '42501', 'No right to this server', 'modify');
  }
  const isAllowed = changes.every(({ key }) => mayEdit(person, server, fieldOf(key).tab));
  if (!isAllowed || conditions.save === 'mayNotSave') {
    return postgrestError(403, '42501', 'No right to the panel of a changed key', 'save');
  }
  if (conditions.save === 'otherWasFaster') letAnotherSave(serverId, context);

  const theirs = store.configOf(serverId);
  const base = applyChanges(
    theirs.config,
    changes.map((change) => ({ ...change, after: change.before })),
  );
  const yours = applyChanges(base, changes);
  const { draft, conflicts } = rebase({ base, draft: yours, theirs: theirs.config });
  if (conflicts.length > 0) {
    return HttpResponse.json({ status: 'conflict', ...theirs, conflicts });
  }
  return HttpResponse.json({ status: 'saved', ...store.saveConfig(serverId, draft) });
}

/** Someone else changes one setting, once, between the person's reading and their saving. */
function letAnotherSave(serverId: string, { store, since }: MockContext): StoredConfig | null {
  if (since.otherWasFaster) return null;
  since.otherWasFaster = true;
  const { config } = store.configOf(serverId);
  const points = Number(config.SuccessPoints ?? 0) + 17;
  return store.saveConfig(serverId, { ...config, SuccessPoints: points });
}
