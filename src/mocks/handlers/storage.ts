import { http, HttpResponse, type RequestHandler } from 'msw';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import { runsTheSite } from '../market/membership';
import type { Person } from '../session/people';
import { teamRights } from '../dashboard/team-rights';
import {
  forCallers,
  namesToRemove,
  pictureIn,
  publicPicture,
  storageError,
} from './storage-answers';
import { storePictureHandlers } from '../market/store-pictures.handlers';

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
  // Leaves out the pictures of stores, whose names start with their bucket and a slash.
  const namesOf = (owner: string | null) =>
    team.pictureNames(owner).filter((name) => !name.includes('/'));

  return [
    ...storePictureHandlers(context),
    http.get(`${objects}/public/${BUCKET}/:name`, ({ params }) =>
      publicPicture(team.pictureOf(String(params['name'])), context),
    ),
    http.post(
      `${objects}/${BUCKET}/:name`,
      endpoint(
        context,
        'read',
        forCallers(context, async (person, request) => {
          const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
          const picture = await pictureIn(request, person, context);
          if (picture instanceof Response) return picture;
          if (!avatarName.test(name) || !managesTeam(person)) {
            return storageError(403, 'new row violates row-level security policy');
          }
          if (team.pictureOf(name)) return storageError(409, 'The resource already exists');
          if (namesOf(person.id).length >= MOST) return storageError(500, 'Too many pictures');
          if (!team.savePicture(name, picture)) {
            return storageError(413, 'The object exceeded the maximum allowed size');
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
        forCallers(context, (person) => {
          const names = namesOf(runsTheSite(person) ? null : person.id);
          return Promise.resolve(HttpResponse.json(names.toSorted().map((name) => ({ name }))));
        }),
      ),
    ),
    http.delete(
      `${objects}/${BUCKET}`,
      endpoint(
        context,
        'read',
        forCallers(context, async (person, request) => {
          const named = namesToRemove(await jsonBodyOf(request));
          const removed = named.filter((name) => team.pictureOf(name)?.owner === person.id);
          for (const name of removed) team.removePicture(name);
          return HttpResponse.json(removed.map((name) => ({ bucket_id: BUCKET, name })));
        }),
      ),
    ),
  ];
}
