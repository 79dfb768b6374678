import {
  isImported,
  type FileRow,
  type MemberImportError,
  refusalReasons,
  type RowResult,
} from '#domain/marketplace/member-file';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { changeErrors, fail, resultOf } from '../answers';
import { rpc } from '../supabase/call-backend';

const rowResults = v.array(
  v.pipe(
    v.object({
      action: v.picklist(['add', 'update', 'unchanged', 'refused']),
      reason: v.nullable(v.string()),
    }),
    v.transform(({ action, reason }): RowResult => {
      if (action !== 'refused') return { action };
      return { action, reason: refusalReasons.find((each) => each === reason) ?? null };
    }),
  ),
);

interface ImportRequest {
  storeId: string;
  rows: readonly FileRow[];
}

type Imported = Result<readonly RowResult[], MemberImportError>;

/** Returns, for each row, the result that an import would have. Stores nothing. */
export async function previewImport(
  { storeId, rows }: ImportRequest,
  signal?: AbortSignal,
): Promise<Imported> {
  const imported = await sendRows({ storeId, rows }, true, signal);
  return !imported.ok && imported.error.kind === 'unanswered' ? fail('unreachable') : imported;
}

/**
 * Imports all members or none. Without a response, requests another preview of the same rows. If it has no changes
 * left, the import succeeded, and the results are those of `preview`.
 */
export async function importMembers(
  { storeId, rows, preview }: ImportRequest & { preview: readonly RowResult[] },
  signal?: AbortSignal,
): Promise<Imported> {
  const imported = await sendRows({ storeId, rows }, false, signal);
  if (imported.ok || imported.error.kind !== 'unanswered') return imported;
  const again = await sendRows({ storeId, rows }, true, signal);
  if (!again.ok) return imported;
  return isImported(preview, again.value) ? { ok: true, value: preview } : fail('unreachable');
}

/** Rows are added in one transaction, so an import that took too long has added none. */
const importErrors = {
  ...changeErrors,
  factorRequired: 'factorRequired',
  tooSlow: 'tooSlow',
} as const;

function sendRows(
  { storeId, rows }: ImportRequest,
  isTrial: boolean,
  signal: AbortSignal | undefined,
): Promise<Imported> {
  const sent = rows.map(({ cells: { name, ...cells } }) => ({ ...cells, display_name: name }));
  const args = { store_id: storeId, rows: sent, is_trial: isTrial };
  const body = v.pipe(rowResults, v.length(rows.length));
  return resultOf(rpc('import_store_members', args, { signal }), body, importErrors);
}
