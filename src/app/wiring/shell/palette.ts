import { fromPromise, waitFor } from 'xstate';
import { viewerOf } from '#domain/session/profile';
import {
  commandPaletteMachine,
  type PaletteServers,
} from '#machines/shell/command-palette/command-palette.machine';
import { fetchDiscordServers } from '#services/dashboard/fetch-discord-servers';
import type { SessionActors } from '../../boot/page-state';

/** Returns the palette's machine. It waits for the session and then loads the servers of a signed-in user. */
export function paletteLogicFor(session: SessionActors['session'] | null) {
  return commandPaletteMachine.provide({
    actors: {
      loadServers: fromPromise<PaletteServers>(({ signal }) => serversOf(session, signal)),
    },
  });
}

async function serversOf(
  session: SessionActors['session'] | null,
  signal: AbortSignal,
): Promise<PaletteServers> {
  const nobody: PaletteServers = { ok: true, value: [] };
  if (!session) return nobody;
  const known = await waitFor(session, (at) => !at.matches('restoring'), { signal });
  const viewer = known.context.session && viewerOf(known.context.session);
  if (!viewer?.profile) return nobody;
  const { userId, profile } = viewer;
  const answer = await fetchDiscordServers({ userId, discordId: profile.discordId }, signal);
  return answer.ok ? answer : { ok: false, error: { kind: 'unavailable' } };
}
