import type { Result } from '#domain/result';
import type { PictureError } from '#domain/team/failure';
import { storePicture } from '../dashboard/pictures';

/** Uploads the social picture of a store and returns its name in the bucket (product.md §21.11). */
export async function uploadCard(
  { storeId, file, id }: { storeId: string; file: File; id: string },
  signal?: AbortSignal,
): Promise<Result<string, PictureError>> {
  const answer = await storePicture(
    { bucket: 'store-cards', folder: storeId, file, crop: null, id },
    signal,
  );
  return answer.ok ? { ok: true, value: answer.value.name } : answer;
}
