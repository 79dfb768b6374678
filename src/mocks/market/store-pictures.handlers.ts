import { http, HttpResponse, type RequestHandler } from 'msw';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import type { Person } from '../session/people';
import {
  forCallers,
  namesToRemove,
  pictureIn,
  publicPicture,
  storageError,
} from '../handlers/storage-answers';

const buckets = ['store-media', 'store-cards'] as const;

/** The limit per store and bucket. `private.may_add_store_picture` enforces it in the database. */
const MOST = 100;

const pictureName =
  /^biz_[A-Za-z0-9]{1,64}\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.(png|jpe?g|gif|webp|avif)$/;

/** Mocks the buckets of stores: their sellers add and remove pictures, and everyone reads them. */
export function storePictureHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, url } = context;
  const { team } = store;
  const objects = `${url}/storage/v1/object`;
  const ownsFolder = (person: Person, name: string) =>
    store
      .storesOf(conditions)
      .some(({ id, owner_id }) => owner_id === person.id && id === name.split('/')[0]);

  return buckets.flatMap((bucket) => {
    const keyOf = (name: string) => `${bucket}/${name}`;
    const namesIn = (folder: string) =>
      team
        .pictureNames(null)
        .filter((key) => key.startsWith(keyOf(`${folder}/`)))
        .map((key) => key.slice(keyOf('').length));
    return [
      http.get(`${objects}/public/${bucket}/:folder/:file`, ({ params }) =>
        publicPicture(
          team.pictureOf(keyOf(`${String(params['folder'])}/${String(params['file'])}`)),
          context,
        ),
      ),
      http.post(
        `${objects}/${bucket}/*`,
        endpoint(
          context,
          'read',
          forCallers(context, async (person, request) => {
            const { pathname } = new URL(request.url);
            const name = decodeURIComponent(pathname.split(`/object/${bucket}/`)[1] ?? '');
            const picture = await pictureIn(request, person, context);
            if (picture instanceof Response) return picture;
            if (!pictureName.test(name) || !ownsFolder(person, name)) {
              return storageError(403, 'new row violates row-level security policy');
            }
            if (team.pictureOf(keyOf(name))) {
              return storageError(409, 'The resource already exists');
            }
            if (namesIn(name.split('/')[0] ?? '').length >= MOST) {
              return storageError(500, 'Too many pictures');
            }
            if (!team.savePicture(keyOf(name), picture)) {
              return storageError(413, 'The object exceeded the maximum allowed size');
            }
            return HttpResponse.json({ Id: crypto.randomUUID(), Key: keyOf(name) });
          }),
        ),
      ),
      http.delete(
        `${objects}/${bucket}`,
        endpoint(
          context,
          'read',
          forCallers(context, async (person, request) => {
            const named = namesToRemove(await jsonBodyOf(request));
            const removed = named.filter(
              (name) => team.pictureOf(keyOf(name)) !== null && ownsFolder(person, name),
            );
            for (const name of removed) team.removePicture(keyOf(name));
            return HttpResponse.json(removed.map((name) => ({ bucket_id: bucket, name })));
          }),
        ),
      ),
    ];
  });
}
