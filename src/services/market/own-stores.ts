import {
  hasChange,
  type OwnStore,
  type OwnStoresError,
  type StoreChange,
  type StoreOpeningError,
  type StoreRemovalError,
  type StoreSaveError,
} from '#domain/marketplace/own-store';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import {
  databaseErrorOf,
  fail,
  failureOf,
  needsFactor,
  ownRowErrors,
  saveErrors,
  readErrors,
  resultOf,
} from '../answers';
import { type BackendCall, returnRows } from '../backend-call';
import { type Answer, isSuccess } from '../http';
import { callBackend, rowsOf, rpc } from '../supabase/call-backend';
import { columnsOf, listBy } from '../rows';
import { ownStoreColumns, ownStoreFrom } from './own-store-row';

const storesPath = `/rest/v1/stores?select=${ownStoreColumns}`;

/** Changes a store if its stored version still equals `version`. */
const saveStoreCall = (
  { id, version }: OwnStore,
  body: Readonly<Record<string, unknown>>,
): BackendCall => ({
  method: 'PATCH',
  path: `${storesPath}&id=eq.${id}&version=eq.${version}`,
  body,
  headers: returnRows,
});

const deleteStoreCall = (id: string): BackendCall => ({
  method: 'DELETE',
  path: `/rest/v1/stores?select=id&id=eq.${id}`,
  headers: returnRows,
});

/** Returns the stores of a seller, oldest first. `userId` is the seller's id on the site. */
export function loadOwnStores(
  { userId }: { userId: string },
  signal?: AbortSignal,
): Promise<Result<readonly OwnStore[], OwnStoresError>> {
  const path = `${storesPath}&owner_id=eq.${userId}&order=created_at.asc`;
  return resultOf(callBackend({ path }, { signal }), listBy(ownStoreFrom), ownRowErrors);
}

export interface StoreOpening {
  /** The seller's id on the site. */
  userId: string;
  columns: StoreChange & { name: string; slug: string };
  /** Whether an earlier attempt got no response. A store of the seller with this address is then the result of it. */
  mayExist: boolean;
}

/** The store is not designed and not visible. Without a response, looks for it to find out whether it was created. */
export async function openStore(
  { userId, columns, mayExist }: StoreOpening,
  signal?: AbortSignal,
): Promise<Result<OwnStore, StoreOpeningError>> {
  const call = { path: storesPath, body: columnsOf(columns), headers: returnRows };
  const answer = await callBackend(call, { signal });
  if (answer.kind === 'answered' && isSuccess(answer)) {
    const [store] = storesIn(answer);
    return store ? { ok: true, value: store } : fail('unanswered');
  }
  const error = answer.kind === 'unreachable' ? 'unreachable' : openingErrorOf(answer);
  const isOwn = error === 'unreachable' || (error === 'slugTaken' && mayExist);
  if (!isOwn) return fail(error);
  const found = await foundStore(
    { path: `${storesPath}&owner_id=eq.${userId}&slug=eq.${columns.slug}` },
    signal,
  );
  if (!found.ok) return fail('unanswered');
  return found.value ? { ok: true, value: found.value } : fail(error);
}

/**
 * Saves the changes of a store if its stored version still equals `store.version`. Otherwise returns a `conflict` with
 * the stored store. If there is no response, reads the stored store to find out whether the changes were saved.
 */
export async function saveStore(
  { store, change }: { store: OwnStore; change: StoreChange },
  signal?: AbortSignal,
): Promise<Result<OwnStore, StoreSaveError>> {
  const answer = await callBackend(saveStoreCall(store, columnsOf(change)), { signal });
  if (answer.kind === 'unreachable') return unansweredSave({ store, change }, signal);
  if (!isSuccess(answer)) return fail(errorOf(answer));
  const [saved] = storesIn(answer);
  if (saved) return { ok: true, value: saved };
  const stored = await readStore(store.id, signal);
  if (!stored.ok) return fail('unanswered');
  return stored.value
    ? { ok: false, error: { kind: 'conflict', theirs: stored.value } }
    : fail('notAllowed');
}

/** Deletes a store with its memberships. Succeeds if it was already deleted. */
export async function deleteStore(
  { storeId }: { storeId: string },
  signal?: AbortSignal,
): Promise<Result<null, StoreRemovalError>> {
  const answer = await callBackend(deleteStoreCall(storeId), { signal });
  if (answer.kind === 'answered' && !isSuccess(answer)) return fail(removalErrorOf(answer));
  const stored = await readStore(storeId, signal);
  if (!stored.ok) return fail('unanswered');
  if (stored.value === null) return { ok: true, value: null };
  return fail(answer.kind === 'unreachable' ? 'unreachable' : 'notAllowed');
}

/** Returns whether no other store uses this address; null if this could not be checked. */
export async function isSlugFree(
  { slug, storeId }: { slug: string; storeId: string | null },
  signal?: AbortSignal,
): Promise<boolean | null> {
  const call = rpc('is_slug_free', { slug, store_id: storeId ?? undefined }, { signal });
  const isFree = await resultOf(call, v.boolean(), readErrors);
  return isFree.ok ? isFree.value : null;
}

async function unansweredSave(
  { store, change }: { store: OwnStore; change: StoreChange },
  signal: AbortSignal | undefined,
): Promise<Result<OwnStore, StoreSaveError>> {
  const stored = await readStore(store.id, signal);
  if (!stored.ok || stored.value === null) return fail('unanswered');
  const { value } = stored;
  if (value.version > store.version && hasChange(value, change)) return { ok: true, value };
  return value.version === store.version
    ? fail('unreachable')
    : { ok: false, error: { kind: 'conflict', theirs: value } };
}

const readStore = (id: string, signal: AbortSignal | undefined) =>
  foundStore({ path: `${storesPath}&id=eq.${id}` }, signal);

/** Returns the store in the response to a request; null if the viewer has no such store. */
async function foundStore(
  request: BackendCall,
  signal: AbortSignal | undefined,
): Promise<{ ok: true; value: OwnStore | null } | { ok: false }> {
  const answer = await callBackend(request, { signal });
  if (answer.kind === 'unreachable' || !isSuccess(answer)) return { ok: false };
  const rows = rowsOf(answer);
  return rows ? { ok: true, value: rows.flatMap(ownStoreFrom)[0] ?? null } : { ok: false };
}

function storesIn(answer: { text: string }): OwnStore[] {
  return (rowsOf(answer) ?? []).flatMap(ownStoreFrom);
}

type PlainError = Exclude<StoreSaveError['kind'], 'conflict'>;

function errorOf(answer: Answer): PlainError {
  const failure = saveErrors[failureOf(answer)];
  const error = databaseErrorOf(answer);
  if (failure === 'signInRequired' || !error) return failure;
  const { code, message } = error;
  if (code === '23505' && message.includes('stores_slug_key')) return 'slugTaken';
  if (code === '23505' && message.includes('stores_name_key')) return 'nameTaken';
  if (code === '42501') {
    if (message.includes('hidden this store')) return 'hiddenBySite';
    return message.includes('administrator') ? 'notAdministrator' : 'notAllowed';
  }
  // Class 22: a column cannot hold the value, such as a NUL character. Class 23: it violates a constraint.
  return /^2[23]/.test(code) ? 'rejected' : 'unreachable';
}

function openingErrorOf(answer: Answer): StoreOpeningError['kind'] {
  const kind = errorOf(answer);
  return kind === 'hiddenBySite' || kind === 'nameTaken' ? 'notAllowed' : kind;
}

function removalErrorOf(answer: Answer): StoreRemovalError['kind'] {
  if (needsFactor(answer)) return 'factorRequired';
  const kind = errorOf(answer);
  if (kind === 'slugTaken' || kind === 'nameTaken') return 'rejected';
  return kind === 'notAdministrator' ? 'rejected' : kind;
}
