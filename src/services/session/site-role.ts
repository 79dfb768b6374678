import { siteRoleOf, type SiteRole } from '#domain/admin/site-role';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { readErrors, resultOf } from '../answers';
import { viewerRightsCall } from '../early-answers';
import { callBackend } from '../supabase/call-backend';

const siteRole = v.pipe(
  v.object({ role: v.string() }),
  v.transform(({ role }) => siteRoleOf(role)),
);

/** Every user may read their rights, so only a session can be missing. */
const errors = { ...readErrors, notAllowed: 'unreachable', tooSlow: 'unreachable' } as const;

export function loadSiteRole(
  signal?: AbortSignal,
): Promise<Result<SiteRole | null, { kind: 'signInRequired' | 'unreachable' }>> {
  return resultOf(callBackend(viewerRightsCall, { signal }), siteRole, errors);
}
