import { checkPicture } from '#domain/team/picture';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { MockContext } from '../context';
import { callerOf, endpoint, jsonBodyOf } from '../gate';
import { runsTheSite } from '../membership';
import type { Person } from '../people';
import { teamRights } from '../team-rights';

const BUCKET = 'team-avatars';

/** The maximum number of pictures per user: `private.may_add_avatar`. */
const MOST = 200;

/** `private.is_avatar_name`: a uuid and the extension of an image. */
const avatarName = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.(png|jpe?g|gif|webp|avif)$/;

export function storageHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store } = context;
  const { team } = store;
  const objects = `${context.url}/storage/v1/object`;
  const managesTeam = (person: Person) =>
    teamRights(person, team.rows(), conditions).managesSomeEditors();
  const forCallers =
    (answer: (person: Person, request: Request) => Promise<Response>) =>
    ({ request }: { request: Request }) => {
      const caller = callerOf(request, context);
      return caller.kind === 'person' ? answer(caller.person, request) : fail(403, 'Invalid JWT');
    };

  return [
    http.get(`${objects}/public/${BUCKET}/:name`, ({ params }) => {
      if (conditions.network === 'down') return HttpResponse.error();
      const picture = team.pictureOf(String(params['name']));
      if (!picture) return fail(404, 'Object not found');
      const bytes = Uint8Array.from(atob(picture.data), (byte) => byte.charCodeAt(0));
      return new HttpResponse(bytes, { headers: { 'content-type': picture.type } });
    }),
    http.post(
      `${objects}/${BUCKET}/:name`,
      endpoint(
        context,
        'read',
        forCallers(async (person, request) => {
          const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
          const file = await fileIn(request);
          if (!file) return fail(400, 'No file was sent');
          const problem = checkPicture({ name, type: file.type, size: file.size });
          if (problem === 'tooLarge') {
            return fail(413, 'The object exceeded the maximum allowed size');
          }
          if (problem === 'notAnImage' || conditions.avatars === 'rejected') {
            return fail(415, `mime type ${file.type} is not supported`);
          }
          if (!avatarName.test(name) || !managesTeam(person)) {
            return fail(403, 'new row violates row-level security policy');
          }
          if (team.pictureOf(name)) return fail(409, 'The resource already exists');
          const data = base64(new Uint8Array(await file.arrayBuffer()));
          if (team.pictureNames(person.id).length >= MOST) return fail(500, 'Too many pictures');
          if (!team.savePicture(name, { owner: person.id, type: file.type, data })) {
            return fail(413, 'The object exceeded the maximum allowed size');
          }
          return HttpResponse.json({ Id: crypto.randomUUID(), Key: `${BUCKET}/${name}` });
        }),
      ),
    ),
    http.post(
      `${objects}/list/${BUCKET}`,
      endpoint(
        context,
        'read',
        forCallers((person) => {
          const names = team.pictureNames(runsTheSite(person) ? null : person.id);
          return Promise.resolve(HttpResponse.json(names.toSorted().map((name) => ({ name }))));
        }),
      ),
    ),
    http.delete(
      `${objects}/${BUCKET}`,
      endpoint(
        context,
        'read',
        forCallers(async (person, request) => {
          const body = await jsonBodyOf(request);
          const prefixes = typeof body === 'string' ? [] : body['prefixes'];
          const named = Array.isArray(prefixes) ? prefixes.map(String) : [];
          const removed = named.filter((name) => team.pictureOf(name)?.owner === person.id);
          for (const name of removed) team.removePicture(name);
          return HttpResponse.json(removed.map((name) => ({ bucket_id: BUCKET, name })));
        }),
      ),
    ),
  ];
}

/** Returns a Storage error: the status is 400, and the body contains the real status. */
function fail(statusCode: number, message: string): Response {
  return HttpResponse.json(
    { statusCode: String(statusCode), error: message, message },
    { status: 400 },
  );
}

/** Returns the file of an upload by storage-js. Its cache time is required (product.md §12.15). */
async function fileIn(request: Request): Promise<File | null> {
  const form = await request.formData().catch(() => null);
  const file = form?.get('');
  return file instanceof File && form?.get('cacheControl') === '3600' ? file : null;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
