import { http, type RequestHandler } from 'msw';
import { admit, denied } from '../admit';
import type { MockContext } from '../context';
import { endpoint } from '../gate';
import { noSuchFunction, postgrestError } from '../postgrest';
import { tables } from './tables';

/** Functions of the database that only the edge functions and the bot may call. */
const serviceFunctions = [
  'server_secret',
  'discord_token',
  'keep_discord_token',
  'record_guild_access',
  'record_verification',
];

/**
 * Mocks the requests that the database rejects from every client: direct writes, service functions, and unknown tables
 * and functions.
 */
export function closedHandlers(context: MockContext): RequestHandler[] {
  const { url } = context;
  const fail = (name: string) => (request: Request) => {
    const person = admit(request, name, context);
    return person instanceof Response ? person : denied(name, 403);
  };
  return [
    http.all(
      `${url}/rest/v1/rpc/:name`,
      endpoint(context, 'read', ({ request, url: { pathname } }) => {
        const name = lastPartOf(pathname);
        return serviceFunctions.includes(name)
          ? fail(`function ${name}`)(request)
          : noSuchFunction(name);
      }),
    ),
    http.all(
      `${url}/rest/v1/:name`,
      endpoint(context, 'read', ({ request, url: { pathname } }) => {
        const name = lastPartOf(pathname);
        return Object.hasOwn(tables, name)
          ? fail(`table ${name}`)(request)
          : postgrestError(404, 'PGRST205', `Could not find the table '${name}'`);
      }),
    ),
  ];
}

function lastPartOf(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}
