import type { ListedMembership } from '#domain/marketplace/checklist';
import type { OwnStoresError } from '#domain/marketplace/own-store';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { listedMembershipsCall } from '../backend-calls';
import { isSuccess } from '../http';
import { callBackend, rowsOf } from './call-backend';
import { httpsUrl } from './store-columns';

const row = v.object({
  checkout_url: httpsUrl,
  is_visible: v.boolean(),
  archived_at: v.nullable(v.string()),
});

/** Returns what the checklist of a store needs to know of its memberships (product.md §21.12). */
export async function loadListedMemberships(
  { storeId }: { storeId: string },
  signal?: AbortSignal,
): Promise<Result<readonly ListedMembership[], OwnStoresError>> {
  const answer = await callBackend(listedMembershipsCall(storeId), { signal });
  const rows = answer.kind === 'answered' && isSuccess(answer) ? rowsOf(answer) : null;
  if (rows) return { ok: true, value: rows.flatMap(membershipFrom) };
  const isSignedOut = answer.kind === 'answered' && answer.status === 401;
  return { ok: false, error: { kind: isSignedOut ? 'signInRequired' : 'unreachable' } };
}

function membershipFrom(stored: unknown): ListedMembership[] {
  const parsed = v.safeParse(row, stored);
  if (!parsed.success) return [];
  const { checkout_url, is_visible, archived_at } = parsed.output;
  return [{ checkoutUrl: checkout_url, isVisible: is_visible, archivedAt: archived_at }];
}
