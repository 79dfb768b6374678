import { checkPicture } from '#domain/team/picture';
import { HttpResponse } from 'msw';
import type { MockContext } from '../context';
import { callerOf } from '../gate';
import type { Person } from '../session/people';
import type { StoredPicture } from '../dashboard/team-store';

/** Returns a request handler that only signed-in users can call. Other requests get an error response. */
export const forCallers =
  (context: MockContext, answer: (person: Person, request: Request) => Promise<Response>) =>
  ({ request }: { request: Request }): Promise<Response> | Response => {
    const caller = callerOf(request, context);
    return caller.kind === 'person'
      ? answer(caller.person, request)
      : storageError(403, 'Invalid JWT');
  };

/** Returns a Storage error: the status is 400, and the body contains the real status. */
export function storageError(statusCode: number, message: string): Response {
  return HttpResponse.json(
    { statusCode: String(statusCode), error: message, message },
    { status: 400 },
  );
}

/** Returns the bucket's error response for an invalid picture or a missing cache time (product.md §12.15). */
export async function pictureIn(
  request: Request,
  owner: Person,
  { conditions }: MockContext,
): Promise<StoredPicture | Response> {
  const form = await request.formData().catch(() => null);
  const file = form?.get('');
  if (!(file instanceof File) || form?.get('cacheControl') !== '3600') {
    return storageError(400, 'No file was sent');
  }
  const problem = checkPicture({ name: file.name, type: file.type, size: file.size });
  if (problem === 'tooLarge') {
    return storageError(413, 'The object exceeded the maximum allowed size');
  }
  if (problem === 'notAnImage' || conditions.avatars === 'rejected') {
    return storageError(415, `mime type ${file.type} is not supported`);
  }
  const data = base64(new Uint8Array(await file.arrayBuffer()));
  return { owner: owner.id, type: file.type, data };
}

/** Returns the response to a public request for a stored picture. */
export function publicPicture(picture: StoredPicture | null, { conditions }: MockContext) {
  if (conditions.network === 'down') return HttpResponse.error();
  if (!picture) return storageError(404, 'Object not found');
  const bytes = Uint8Array.from(atob(picture.data), (byte) => byte.charCodeAt(0));
  return new HttpResponse(bytes, { headers: { 'content-type': picture.type } });
}

/** Returns the object names (`prefixes`) in the body of a delete request. */
export function namesToRemove(body: unknown): readonly string[] {
  const prefixes = typeof body === 'object' && body !== null && 'prefixes' in body && body.prefixes;
  return Array.isArray(prefixes) ? prefixes.map(String) : [];
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
