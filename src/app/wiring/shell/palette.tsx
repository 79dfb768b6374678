import { fromPromise, waitFor } from 'xstate';
import { viewerOf } from '#domain/session/profile';
import {
  commandPaletteMachine,
  type PaletteServers,
  CommandPaletteContext,
} from '#machines/shell/command-palette/command-palette.machine';
import { fetchDiscordServers } from '#services/dashboard/fetch-discord-servers';
import { type SessionActors, openSession, usePageState } from '../../boot/page-state';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { serverIdIn } from '#domain/paths';
import { demoServer } from '#domain/servers/server';
import { LiveCommandPalette } from '#screens/shell/CommandPalette';
import { readRecentPicks, rememberPick } from '#services/shell/recent-picks';
import { hasStoredSession } from '#services/session/has-stored-session';

interface PaletteProps {
  /** The number of requests to open the palette. The palette opens whenever this number increases. */
  requests: number;
}

/** The command palette with its machine. It lists the user's servers, so it waits for the session. */
export function Palette(props: PaletteProps) {
  const { actors } = usePageState();
  const isMissed = actors === null && hasStoredSession();
  useEffect(() => {
    if (isMissed) openSession();
  }, [isMissed]);
  const [shown, setShown] = useState<Shown>({ requests: 0, isOpen: false });
  if (isMissed) return null;
  return (
    <OpenPalette
      key={actors ? 'session' : 'stranger'}
      {...props}
      actors={actors}
      shown={shown}
      onShown={setShown}
    />
  );
}

/**
 * The last value of `requests` that was handled, and whether the palette is open. Both are kept when the session
 * becomes available and the palette remounts with a new machine.
 */
interface Shown {
  requests: number;
  isOpen: boolean;
}

interface OpenPaletteProps extends PaletteProps {
  actors: SessionActors | null;
  shown: Shown;
  onShown: (shown: Shown) => void;
}

function OpenPalette({ requests, actors, shown, onShown }: OpenPaletteProps) {
  const [logic] = useState(() => paletteLogicFor(actors?.session ?? null));
  const palette = useActorRef(logic);
  const servers = useSelector(palette, ({ context }) => context.servers);
  const [recent, setRecent] = useState(readRecentPicks);
  const at = serverIdIn(useAddress().pathname);

  const openIfAsked = useEffectEvent(() => {
    if (shown.isOpen || shown.requests !== requests) palette.send({ type: 'open' });
  });
  useEffect(() => {
    const changes = palette.subscribe((at) => onShown({ requests, isOpen: !at.matches('closed') }));
    openIfAsked();
    return () => changes.unsubscribe();
  }, [palette, requests, onShown]);
  useEffect(() => {
    const picked = palette.on('picked', ({ id }) => setRecent(rememberPick(id)));
    return () => picked.unsubscribe();
  }, [palette]);
  useEffect(() => {
    if (!actors) return;
    let userId = actors.session.getSnapshot().context.session?.user.id;
    const changes = actors.session.subscribe(({ context }) => {
      const now = context.session?.user.id;
      if (now === userId) return;
      userId = now;
      palette.send({ type: 'viewer changed' });
    });
    return () => changes.unsubscribe();
  }, [actors, palette]);

  return (
    <CommandPaletteContext.ActorProvider actor={palette}>
      <LiveCommandPalette recent={recent} server={serverAt(at, servers ?? [])} />
    </CommandPaletteContext.ActorProvider>
  );
}

/** Returns the server of the open dashboard. If the viewer cannot see the server, returns its id as the name. */
function serverAt(id: string | undefined, servers: readonly { id: string; name: string }[]) {
  if (id === undefined) return null;
  return [...servers, demoServer].find((server) => server.id === id) ?? { id, name: id };
}

/** Returns the palette's machine. It waits for the session and then loads the servers of a signed-in user. */
function paletteLogicFor(session: SessionActors['session'] | null) {
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
