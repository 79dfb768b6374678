import type { Result } from '#domain/result';
import type { PictureError } from '#domain/team/failure';
import type { Square } from '#domain/team/picture';
import { dropPicture, storePicture } from '../dashboard/pictures';

const BUCKET = 'store-media';

/** Uploads a logo to the folder of a store and returns its name in the bucket (product.md §21.7). */
export async function uploadLogo(
  { storeId, ...picture }: { storeId: string; file: File; crop: Square | null },
  signal?: AbortSignal,
): Promise<Result<string, PictureError>> {
  const answer = await storePicture({ bucket: BUCKET, folder: storeId, ...picture }, signal);
  return answer.ok ? { ok: true, value: answer.value.name } : answer;
}

/** Deletes a logo that no store uses anymore. */
export async function dropLogo(path: string): Promise<void> {
  await dropPicture(BUCKET, path);
}
