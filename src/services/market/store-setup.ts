import type {
  OwnStore,
  StoreChange,
  StoreOpeningError,
  StoreSaveError,
} from '#domain/marketplace/own-store';
import type { Result } from '#domain/result';
import type { PictureError } from '#domain/team/failure';
import type { Square } from '#domain/team/picture';
import { addServerById } from '../dashboard/add-server';
import { dropPicture, storePicture } from '../dashboard/pictures';
import { openStore, saveStore, type StoreOpening } from './own-stores';
import {
  parseStoreDraft,
  type StoreDraft,
  type StoreDraftOwner,
} from '#domain/marketplace/store-draft';
import { openTabDraft, storeTabDraft } from '../browser/tab-drafts';

/** Creates a store (product.md §21.7). Before that, adds the store's Discord server to the site. */
export async function openStoreOnServer(
  opening: StoreOpening,
  signal?: AbortSignal,
): Promise<Result<OwnStore, StoreOpeningError>> {
  return (await serverError(opening.columns, signal)) ?? openStore(opening, signal);
}

/** If another Discord server was chosen, first adds it to the site (product.md §21.7). */
export async function saveStoreOnServer(
  save: { store: OwnStore; change: StoreChange },
  signal?: AbortSignal,
): Promise<Result<OwnStore, StoreSaveError>> {
  return (await serverError(save.change, signal)) ?? saveStore(save, signal);
}

/** Adds the server, because a store can only refer to one that the site knows. Returns the error if this fails. */
async function serverError(
  { serverId }: StoreChange,
  signal: AbortSignal | undefined,
): Promise<{ ok: false; error: { kind: 'notAdministrator' } } | null> {
  if (!serverId) return null;
  const added = await addServerById(serverId, signal);
  return added.ok ? null : { ok: false, error: { kind: 'notAdministrator' } };
}

const BUCKET = 'store-media';

/** Uploads a logo to the folder of a store and returns its name in the bucket (product.md §21.7). */
export async function uploadLogo(
  { storeId, ...picture }: { storeId: string; file: File; crop: Square | null },
  signal?: AbortSignal,
): Promise<Result<string, PictureError>> {
  const answer = await storePicture({ bucket: BUCKET, folder: storeId, ...picture }, signal);
  return answer.ok ? { ok: true, value: answer.value.name } : answer;
}

export async function dropLogo(path: string): Promise<void> {
  await dropPicture(BUCKET, path);
}

const prefixOf = ({ userId, storeId }: StoreDraftOwner) =>
  `grouped:store-setup:${userId}:${storeId ?? 'new'}:`;

/** Returns a seller's unsaved setup of a store. If this tab has none, returns the newest setup of a closed tab. */
export function openStoreDraft(owner: StoreDraftOwner): Promise<StoreDraft | null> {
  return openTabDraft(prefixOf(owner), parseStoreDraft);
}

export function keepStoreDraft(owner: StoreDraftOwner, draft: StoreDraft | null): void {
  storeTabDraft(prefixOf(owner), draft);
}
