import type { Result } from '#domain/result';
import type { PictureError } from '#domain/team/failure';
import { checkPicture, storedName, storedNameIn, type Square } from '#domain/team/picture';
import { cropPicture } from '../browser/crop-picture';
import { reachableClient } from './client';

const BUCKET = 'team-avatars';

/** How long a picture may be kept by who shows it, in seconds (spec §9). */
const CACHE_CONTROL = '3600';

/**
 * Stores somebody's picture, cropped to a square where one is given, under a random name (spec §5). Answers the address
 * it is seen at. A picture nobody waits for any more is taken away again.
 */
export async function uploadPicture(
  { file, crop }: { file: File; crop: Square | null },
  signal?: AbortSignal,
): Promise<Result<string, PictureError>> {
  const image = crop ? await cropPicture(file, crop) : file;
  if (!image) return refuse('pictureRejected');
  const { type, size } = image;
  const name = storedName(crypto.randomUUID(), { name: file.name, type });
  if (name === null || checkPicture({ name, type, size }) !== null)
    return refuse('pictureRejected');
  const client = await reachableClient();
  if (!client) return refuse('unreachable');
  const bucket = client.storage.from(BUCKET);
  const { error } = await bucket.upload(name, image, { cacheControl: CACHE_CONTROL });
  if (error) return refuse(kindOf(error));
  const address = bucket.getPublicUrl(name).data.publicUrl;
  if (signal?.aborted) await removePicture(address);
  return { ok: true, value: address };
}

/** Takes a picture away that was stored here; one that is elsewhere, or somebody else's, stays. */
export async function removePicture(address: string): Promise<void> {
  const name = storedNameIn(address, BUCKET);
  const client = name === null ? null : await reachableClient();
  if (name !== null && client) await client.storage.from(BUCKET).remove([name]);
}

/** Storage says in the body what it means; without an answer there is none. */
function kindOf({ statusCode }: { statusCode?: string | undefined }): PictureError['kind'] {
  if (statusCode === undefined) return 'unreachable';
  return ['401', '403'].includes(statusCode) ? 'notAllowed' : 'pictureRejected';
}

function refuse(kind: PictureError['kind']): { ok: false; error: PictureError } {
  return { ok: false, error: { kind } };
}
