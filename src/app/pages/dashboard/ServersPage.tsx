import { lazy, Suspense, useEffect, useState, useTransition } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths, settingIn } from '#domain/paths';
import { serverLeft } from '#domain/servers/server';
import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import { reportLists } from '#machines/dashboard/server-facts/report-lists';
import { ServerFactsContext } from '#machines/dashboard/server-facts/server-facts.machine';
import { ServerPageContext } from '#machines/dashboard/server-page/server-page.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { SignInRedirectContext } from '#machines/session/sign-in-redirect/sign-in-redirect.machine';
import { Servers, type ServersProps } from '#screens/dashboard/servers/Servers';
import { useRunsSite } from '#screens/session/site-role';
import { lazyComponent } from '#screens/shell/lazy-component';
import {
  readPinnedServers,
  togglePinnedServer,
  watchPinnedServers,
} from '#services/dashboard/pinned-servers';
import { readLastPlaces } from '#services/session/last-places';
import { reportServers } from '../../boot/resync';
import { serversMessages } from '#content/messages/dashboard/servers';
import { toasts, useNotices } from '../../toasts';
import { useViewer } from '../../viewer';
import { addServerLogic, serverFactsLogic, serverPageLogic } from '../../wiring/dashboard/servers';
import { signInDialogLogic } from '../../wiring/session/sign-in-dialog';

/**
 * The server picker with its machines. It remounts when the viewer changes, so that the previous viewer's list is
 * discarded. A link to a setting redirects to the server that the viewer opened last (product.md §5.10).
 */
export function Component() {
  const { isKnown, viewer } = useViewer();
  const setting = settingIn(useLocation().hash);
  const isReturning = SignInRedirectContext.useSelector((redirect) => redirect.hasTag('loading'));
  // The redirect from Discord stores a new token. The page remounts to load the list with this token.
  const isStoring = SignInRedirectContext.useSelector((redirect) =>
    redirect.matches({ signingIn: { work: 'storing' } }),
  );
  const [last] =
    setting === null || !isKnown || isReturning
      ? []
      : readLastPlaces(viewer?.userId ?? null).servers;
  if (last !== undefined && setting !== null) {
    return <Navigate replace to={paths.dashboard.href(last, undefined, setting)} />;
  }
  return (
    <ServerPageContext.Provider
      key={`${viewer?.userId} ${isStoring}`}
      logic={serverPageLogic}
      options={{ input: { viewer } }}
    >
      <ServerFactsContext.Provider logic={serverFactsLogic}>
        <AddServerContext.Provider logic={addServerLogic}>
          <SignInDialogContext.Provider logic={signInDialogLogic}>
            <Bridges />
            <ServersWithTeam isReturning={isReturning} setting={setting} />
          </SignInDialogContext.Provider>
        </AddServerContext.Provider>
      </ServerFactsContext.Provider>
    </ServerPageContext.Provider>
  );
}

/** Loaded lazily: only people with a site role open it. */
const ServersTeam = lazy(() =>
  import('./ServersTeam').then((module) => ({ default: module.ServersTeam })),
);

/** Loaded when the user first expands the group. */
const JoinedServers = lazyComponent(async () => (await import('./JoinedServers')).JoinedServers);

function ServersWithTeam({ isReturning, setting }: Pick<ServersProps, 'isReturning' | 'setting'>) {
  const runsSite = useRunsSite();
  const { viewer } = useViewer();
  const pins = usePins(viewer?.userId ?? '');
  const server = serverLeft(useLocation().state);
  const [team, setTeam] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [isOpening, startOpening] = useTransition();
  return (
    <>
      <Servers
        isReturning={isReturning}
        setting={setting ?? null}
        pins={pins}
        joinedList={JoinedServers}
        team={runsSite ? { isOpening, open: () => startOpening(() => setTeam('open')) } : null}
      />
      {runsSite && team !== 'unopened' && (
        <Suspense fallback={null}>
          <ServersTeam
            isOpen={team === 'open'}
            onClose={() => setTeam('closed')}
            {...(server && { server })}
          />
        </Suspense>
      )}
    </>
  );
}

function Bridges() {
  const page = ServerPageContext.useActorRef();
  const facts = ServerFactsContext.useActorRef();
  const addServer = AddServerContext.useActorRef();
  const navigate = useNavigate();
  useNotices(page, serversMessages.notices);
  useEffect(() => reportLists(page, facts), [page, facts]);
  useEffect(() => {
    let reported: unknown = null;
    const lists = page.subscribe((at) => {
      const { viewer, servers, isKnown } = at.context;
      const isRead =
        at.matches({ signedIn: { page: 'listed' } }) || at.matches({ signedIn: { page: 'empty' } });
      if (!isRead || isKnown || !viewer || servers === reported) return;
      reported = servers;
      reportServers(viewer.userId, servers);
    });
    return () => lists.unsubscribe();
  }, [page]);
  useEffect(() => {
    const subscriptions = [
      page.on('defect', ({ error }) => console.error(error)),
      addServer.on('added', ({ server }) => {
        toasts.show(serversMessages.addServer.added);
        void navigate(paths.dashboard.href(server.id), { state: { server } });
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [page, addServer, navigate]);
  return null;
}

/**
 * Returns the servers that a user has pinned in this browser. The result is updated when another tab changes the pins.
 */
function usePins(userId: string): NonNullable<ServersProps['pins']> {
  const [pinned, setPinned] = useState(() => readPinnedServers(userId));
  useEffect(() => watchPinnedServers(userId, setPinned), [userId]);
  return { pinned, toggle: (serverId) => setPinned(togglePinnedServer(userId, serverId)) };
}
