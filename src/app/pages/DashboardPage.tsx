import { Suspense, use, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { paths } from '#domain/paths';
import { hasFullAccess } from '#domain/permissions/panel-access';
import type { Editor } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { viewedAs } from '#domain/team/view-as';
import { SessionContext } from '#machines/session/session.context';
import { ViewerRightsContext } from '#machines/viewer-rights/viewer-rights.context';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { ServerSettings, type ServerSettingsProps } from '#screens/server-settings/ServerSettings';
import { UnreachableDashboard } from '#screens/server-settings/UnreachableDashboard';
import { demoGuild } from '#services/demo/demo-guild';
import { loadGuildResources } from '#services/edge/guild-resources';
import { useViewer } from '../viewer';
import { fixedRightsLogic, viewerRightsLogic } from '../wiring/dashboard';
import { DashboardFlows } from './DashboardFlows';
import { type DashboardLogics, logicsOf, readOnly } from './dashboard-logics';
import { EditorsTab, type EditorsTabProps } from './EditorsTab';
import { openDashboard } from './open-dashboard';

/** The settings of one server with their flows. Another server, or another viewer, is another page. */
export function Component() {
  const { serverId = '' } = useParams();
  const { isKnown, viewer } = useViewer();
  const [attempt, setAttempt] = useState(0);
  if (!isKnown) return <LoadingPage />;
  return (
    <AriaNavigation>
      <Opening
        key={`${serverId} ${viewer?.userId} ${attempt}`}
        serverId={serverId}
        viewer={viewer}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </AriaNavigation>
  );
}

interface OpeningProps {
  serverId: string;
  viewer: Viewer | null;
  onRetry: () => void;
}

function Opening({ serverId, viewer, onRetry }: OpeningProps) {
  const { state } = useLocation();
  // Begun above the boundary: what begins below it would begin anew each time it waits.
  const [opening] = useState(() => openDashboard(serverId, viewer, state));
  return (
    <Suspense fallback={<LoadingPage />}>
      <Opened opening={opening} viewer={viewer} onRetry={onRetry} />
    </Suspense>
  );
}

function Opened({
  opening,
  viewer,
  onRetry,
}: {
  opening: ReturnType<typeof openDashboard>;
  viewer: Viewer | null;
  onRetry: () => void;
}) {
  const opened = use(opening);
  if (!opened.ok) return <UnreachableDashboard onRetry={onRetry} />;
  const { server, editor } = opened.value;
  return (
    <ViewerRightsContext.Provider
      logic={viewer === null || server.isDemo ? fixedRightsLogic : viewerRightsLogic}
      options={{ input: { server, editor } }}
    >
      <DashboardFlows server={server} logics={logicsOf(server)}>
        <Dashboard server={server} viewer={viewer} />
      </DashboardFlows>
    </ViewerRightsContext.Provider>
  );
}

/** As whom a dashboard is viewed, and what of it is theirs. */
interface Eyes {
  name: string;
  server: Server;
  editor: Editor;
}

/** The dashboard through the viewer's own eyes, or through those of a member of the team: their flows lie over the viewer's. */
function Dashboard({ server, viewer }: { server: Server; viewer: Viewer | null }) {
  const editor = ViewerRightsContext.useSelector(({ context }) => context.editor);
  const resources = useGuildResources(server);
  const [eyes, setEyes] = useState<Eyes | null>(null);
  const [isBack, setIsBack] = useState(false);
  const navigate = useNavigate();
  const { state } = useLocation();
  const logics = logicsOf(server);
  // Whoever sees all of a server sees nothing new through others' eyes.
  const mayViewAs = hasFullAccess({ server, editor });
  const onViewAs: EditorsTabProps['onViewAs'] = (member, team) => {
    setEyes({ name: member.name, ...viewedAs({ member, team, server }) });
    void navigate(paths.dashboard.href(server.id), { state });
  };
  const onStop = () => {
    setEyes(null);
    setIsBack(true);
    void navigate(paths.dashboard.href(server.id, 'editors'), { state });
  };
  if (eyes === null || !mayViewAs) {
    const own = { server, editor, viewer, resources, logics };
    return (
      <Settings
        {...own}
        onViewAs={mayViewAs ? onViewAs : null}
        viewedAs={null}
        takesFocus={isBack}
      />
    );
  }
  const theirs = { ...eyes, viewer, resources, logics: readOnly(logics) };
  return (
    <DashboardFlows server={eyes.server} logics={theirs.logics}>
      <Settings {...theirs} onViewAs={null} viewedAs={{ name: eyes.name, onStop }} />
    </DashboardFlows>
  );
}

type SettingsProps = Pick<
  ServerSettingsProps,
  'server' | 'editor' | 'viewer' | 'resources' | 'viewedAs' | 'takesFocus'
> & { logics: DashboardLogics; onViewAs: EditorsTabProps['onViewAs'] };

function Settings({ logics, onViewAs, ...settings }: SettingsProps) {
  const { tab } = useParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const session = SessionContext.useActorRef();
  const { server, editor, viewer } = settings;
  return (
    <ServerSettings
      {...settings}
      tab={tab}
      focusKey={hash ? hash.slice(1) : null}
      editors={<EditorsTab {...{ server, editor, viewer, logics, onViewAs }} />}
      // The state goes along, so that the server is still at hand after a reload or on the way back.
      onTabChange={(to) => void navigate(paths.dashboard.href(server.id, to), { state })}
      onJump={(to, key) => void navigate(paths.dashboard.href(server.id, to, key), { state })}
      onSignIn={() => session.send({ type: 'sign in' })}
    />
  );
}

/** Names and colours for ids. They may come late or never: until then the ids stand for themselves. */
function useGuildResources(server: Server): GuildResources {
  const [resources, setResources] = useState(server.isDemo ? demoGuild : noGuildResources);
  useEffect(() => {
    if (server.isDemo) return;
    const left = new AbortController();
    void loadGuildResources({ serverId: server.id }, left.signal).then((loaded) => {
      if (!left.signal.aborted) setResources(loaded);
    });
    return () => left.abort();
  }, [server]);
  return resources;
}
