import { siteRoleOf, type SiteRole } from '#domain/admin/site-role';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { viewerRightsCall } from '../early-answers';
import { bodyOf } from '../http';
import { callBackend } from '../supabase/call-backend';

/** The columns of `viewer_rights()` that apply to the whole site. */
const rightsRow = v.object({ role: v.string() });

type RoleError = { kind: 'signInRequired' | 'unreachable' };

/** Returns the viewer's role on the site; null if the viewer has no site role. */
export async function loadSiteRole(
  signal?: AbortSignal,
): Promise<Result<SiteRole | null, RoleError>> {
  const answer = await callBackend(viewerRightsCall, { signal });
  if (answer.kind === 'unreachable') return { ok: false, error: { kind: 'unreachable' } };
  if (answer.status === 401) return { ok: false, error: { kind: 'signInRequired' } };
  const parsed = v.safeParse(rightsRow, bodyOf(answer));
  return parsed.success
    ? { ok: true, value: siteRoleOf(parsed.output.role) }
    : { ok: false, error: { kind: 'unreachable' } };
}
