import type { Result } from '#domain/result';
import type { PictureError } from '#domain/team/failure';
import { checkPicture, storedName, type Square } from '#domain/team/picture';
import { cropPicture } from '../browser/crop-picture';
import { accessToken } from '../supabase/call-backend';
import { fetchWithin, supabaseAddress } from '../supabase/client';
import { UPLOAD_LIMIT } from '../time-limit';

/** The buckets for pictures. All of them are public and have the same limits as `checkPicture`. */
export type PictureBucket = 'team-avatars' | 'store-media' | 'store-cards';

/** `Cache-Control` max-age of a picture in seconds (product.md §12.15). */
const CACHE_CONTROL = '3600';

export interface StoredPicture {
  name: string;
  url: string;
}

/**
 * Uploads a picture under a random name (product.md §12.15), or under `id` if that follows from what it shows; one that
 * is there already is not uploaded again. If the upload is aborted, the picture is deleted again.
 */
export async function storePicture(
  {
    bucket,
    folder = null,
    file,
    crop,
    id = crypto.randomUUID(),
  }: {
    bucket: PictureBucket;
    folder?: string | null;
    file: File;
    crop: Square | null;
    id?: string;
  },
  signal?: AbortSignal,
): Promise<Result<StoredPicture, PictureError>> {
  const image = crop ? await cropPicture(file, crop) : file;
  if (!image) return fail('pictureRejected');
  const { type, size } = image;
  const own = storedName(id, { name: file.name, type });
  if (own === null || checkPicture({ name: own, type, size }) !== null) {
    return fail('pictureRejected');
  }
  const name = folder === null ? own : `${folder}/${own}`;
  const pictures = await bucketClient(bucket);
  if (!pictures) return fail('unreachable');
  const { error } = await pictures.upload(name, image, { cacheControl: CACHE_CONTROL });
  const isThere = error !== null && 'statusCode' in error && error.statusCode === '409';
  if (error && !isThere) return fail(kindOf(error));
  if (signal?.aborted) await dropPicture(bucket, name);
  return { ok: true, value: { name, url: pictures.getPublicUrl(name).data.publicUrl } };
}

/** Deletes a picture from its bucket. Has no effect if another user uploaded the picture. */
export async function dropPicture(bucket: PictureBucket, name: string): Promise<void> {
  await (await bucketClient(bucket))?.remove([name]);
}

/** Returns the client of a bucket; null if its library cannot be loaded. */
async function bucketClient(bucket: PictureBucket) {
  const loaded = await import('@supabase/storage-js').catch(() => null);
  if (!loaded) return null;
  const { url, anonKey } = supabaseAddress();
  const headers = { apikey: anonKey, Authorization: `Bearer ${(await accessToken()) ?? anonKey}` };
  const client = new loaded.StorageClient(`${url}/storage/v1`, headers, (input, init) =>
    fetchWithin(UPLOAD_LIMIT, input, init),
  );
  return client.from(bucket);
}

/** Supabase Storage puts the status in the body. Without a status, there was no response. */
function kindOf({ statusCode }: { statusCode?: string | undefined }): PictureError['kind'] {
  if (statusCode === undefined) return 'unreachable';
  return ['401', '403'].includes(statusCode) ? 'notAllowed' : 'pictureRejected';
}

function fail(kind: PictureError['kind']): { ok: false; error: PictureError } {
  return { ok: false, error: { kind } };
}
