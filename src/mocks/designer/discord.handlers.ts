import { http, HttpResponse, type RequestHandler } from 'msw';
import { due, type MockContext } from '../context';
import { currentUser, currentUserGuilds, unauthorized } from './discord-api';
import { guildsOf } from '../market/membership';
import { personByDiscordToken, type Person } from '../session/people';

const API = 'https://discord.com/api/v10';
const CDN = 'https://cdn.discordapp.com';

export function discordHandlers(context: MockContext): RequestHandler[] {
  const { conditions } = context;
  const get = (path: string, answer: (person: Person) => Response) =>
    http.get(`${API}${path}`, async ({ request }) => {
      if (conditions.network === 'down') return HttpResponse.error();
      await due(context.latency.read);
      if (conditions.discord === 'breaks') {
        return HttpResponse.json({ message: 'Service Unavailable', code: 0 }, { status: 503 });
      }
      const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '');
      const person = isDead(context) ? null : personByDiscordToken(token);
      if (person) return answer(person);
      return unauthorized();
    });

  return [
    get('/users/@me', currentUser),
    get('/users/@me/guilds', (person) => {
      if (conditions.serverList === 'missingScopes') {
        return HttpResponse.json({ message: 'Missing Access', code: 50001 }, { status: 403 });
      }
      return currentUserGuilds(guildsOf(person, conditions));
    }),
    http.get(`${CDN}/*`, ({ request }) =>
      conditions.network === 'down' ? HttpResponse.error() : picture(new URL(request.url).pathname),
    ),
  ];
}

function isDead({ conditions: { serverList }, since }: MockContext): boolean {
  if (serverList === 'tokenExpiredUntilRefreshed') return since.sessionsRefreshed === 0;
  return serverList === 'tokenExpired';
}

/** Draws a picture from a hash of its URL: two tones and a shape. */
function picture(path: string): Response {
  const seed = Array.from(path, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 31 + code) % 9_973,
    7,
  );
  const hue = seed % 360;
  const turn = (seed % 8) * 45;
  return new HttpResponse(
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
      <rect width="128" height="128" fill="hsl(${hue} 55% 42%)"/>
      <g transform="rotate(${turn} 64 64)" fill="hsl(${(hue + 40) % 360} 80% 72%)">
        <path d="M64 20 L108 96 L20 96 Z" opacity=".85"/>
        <circle cx="64" cy="72" r="18" fill="hsl(${hue} 55% 28%)"/>
      </g>
    </svg>`,
    { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' } },
  );
}
