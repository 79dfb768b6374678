import type { Result } from '#domain/result';
import type { PictureError } from '#domain/team/failure';
import { storedNameIn, type Square } from '#domain/team/picture';
import { dropPicture, storePicture } from '../dashboard/pictures';

const BUCKET = 'team-avatars';

/** Uploads the picture of a team member and returns its URL (product.md §12.15). */
export async function uploadPicture(
  picture: { file: File; crop: Square | null },
  signal?: AbortSignal,
): Promise<Result<string, PictureError>> {
  const answer = await storePicture({ bucket: BUCKET, ...picture }, signal);
  return answer.ok ? { ok: true, value: answer.value.url } : answer;
}

/** Deletes a picture if it is in this bucket. Pictures on other sites or of other users are not deleted. */
export async function removePicture(address: string): Promise<void> {
  const name = storedNameIn(address, BUCKET);
  if (name !== null) await dropPicture(BUCKET, name);
}
