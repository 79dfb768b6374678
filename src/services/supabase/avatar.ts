import type { Result } from '#domain/result';
import type { PictureError } from '#domain/team/failure';
import { checkPicture, storedName, storedNameIn, type Square } from '#domain/team/picture';
import { cropPicture } from '../browser/crop-picture';
import { reachableClient } from './client';

const BUCKET = 'team-avatars';

/** `Cache-Control` max-age of a picture in seconds (product.md §12.15). */
const CACHE_CONTROL = '3600';

/**
 * Uploads a picture under a random name and returns its URL (product.md §12.15). If `crop` is given, the picture is
 * cropped to that square first. If the upload is aborted, the picture is deleted again.
 */
export async function uploadPicture(
  { file, crop }: { file: File; crop: Square | null },
  signal?: AbortSignal,
): Promise<Result<string, PictureError>> {
  const image = crop ? await cropPicture(file, crop) : file;
  if (!image) return fail('pictureRejected');
  const { type, size } = image;
  const name = storedName(crypto.randomUUID(), { name: file.name, type });
  if (name === null || checkPicture({ name, type, size }) !== null) return fail('pictureRejected');
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const bucket = client.storage.from(BUCKET);
  const { error } = await bucket.upload(name, image, { cacheControl: CACHE_CONTROL });
  if (error) return fail(kindOf(error));
  const address = bucket.getPublicUrl(name).data.publicUrl;
  if (signal?.aborted) await removePicture(address);
  return { ok: true, value: address };
}

/** Deletes a picture if it is in this bucket. Pictures on other sites or of other users are not deleted. */
export async function removePicture(address: string): Promise<void> {
  const name = storedNameIn(address, BUCKET);
  const client = name === null ? null : await reachableClient();
  if (name !== null && client) await client.storage.from(BUCKET).remove([name]);
}

/** Storage puts the status in the body of its errors. If it is missing, there was no response. */
function kindOf({ statusCode }: { statusCode?: string | undefined }): PictureError['kind'] {
  if (statusCode === undefined) return 'unreachable';
  return ['401', '403'].includes(statusCode) ? 'notAllowed' : 'pictureRejected';
}

function fail(kind: PictureError['kind']): { ok: false; error: PictureError } {
  return { ok: false, error: { kind } };
}
