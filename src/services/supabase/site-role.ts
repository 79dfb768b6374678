import { siteRoleOf, type SiteRole } from '#domain/admin/site-role';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { reachableClient } from './client';
import { abortable } from './viewer';

/** The part of what `viewer_rights()` answers that is about the whole site. */
const rightsRow = v.object({ role: v.string() });

type RoleRefusal = { kind: 'signInRequired' | 'unreachable' };

/** The role the viewer has on the site; null for everybody who does not run it. */
export async function loadSiteRole(
  signal?: AbortSignal,
): Promise<Result<SiteRole | null, RoleRefusal>> {
  const client = await reachableClient();
  if (!client) return { ok: false, refusal: { kind: 'unreachable' } };
  const { data, status } = await abortable(client.rpc('viewer_rights'), signal);
  if (status === 401) return { ok: false, refusal: { kind: 'signInRequired' } };
  const parsed = v.safeParse(rightsRow, data);
  return parsed.success
    ? { ok: true, value: siteRoleOf(parsed.output.role) }
    : { ok: false, refusal: { kind: 'unreachable' } };
}
