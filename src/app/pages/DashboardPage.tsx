import { Suspense, use, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { paths } from '#domain/paths';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { CommandFormContext } from '#machines/command-form/command-form.context';
import { reportRuns } from '#machines/command-form/report-runs';
import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import { ConfigHistoryContext } from '#machines/config-history/config-history.context';
import { reportUndos } from '#machines/config-history/report-undos';
import { ConfigSaveContext } from '#machines/config-save/config-save.context';
import { reportSaves } from '#machines/config-save/report-saves';
import { SessionContext } from '#machines/session/session.context';
import { SettingsSearchContext } from '#machines/settings-search/settings-search.context';
import { reportChanges } from '#machines/stored-secrets/report-changes';
import { StoredSecretsContext } from '#machines/stored-secrets/stored-secrets.context';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { ServerSettings } from '#screens/server-settings/ServerSettings';
import { UnreachableDashboard } from '#screens/server-settings/UnreachableDashboard';
import { demoGuild } from '#services/demo/demo-guild';
import { loadGuildResources } from '#services/edge/guild-resources';
import { commandExecutedToast, saveNotices } from '../notices';
import { toasts } from '../toasts';
import { useNotices } from '../use-notices';
import { useViewer } from '../viewer';
import {
  commandFormLogic,
  configEditLogic,
  configHistoryLogic,
  configSaveLogic,
  demoCommandFormLogic,
  demoConfigEditLogic,
  demoConfigHistoryLogic,
  demoConfigSaveLogic,
  demoStoredSecretsLogic,
  storedSecretsLogic,
} from '../wiring';
import { openDashboard, type OpenedDashboard } from './open-dashboard';

/** The settings of one server with their flows. Another server, or another viewer, is another page. */
export function Component() {
  const { serverId = '' } = useParams();
  const { isKnown, viewer } = useViewer();
  const [attempt, setAttempt] = useState(0);
  if (!isKnown) return <LoadingPage />;
  return (
    <Opening
      key={`${serverId} ${viewer?.userId} ${attempt}`}
      serverId={serverId}
      viewer={viewer}
      onRetry={() => setAttempt(attempt + 1)}
    />
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
  const { server } = opened.value;
  return (
    <ConfigEditContext.Provider
      logic={server.isDemo ? demoConfigEditLogic : configEditLogic}
      options={{ input: { serverId: server.id } }}
    >
      <ConfigSaveContext.Provider logic={server.isDemo ? demoConfigSaveLogic : configSaveLogic}>
        <ConfigHistoryContext.Provider
          logic={server.isDemo ? demoConfigHistoryLogic : configHistoryLogic}
          options={{ input: { serverId: server.id } }}
        >
          <CommandFormContext.Provider
            logic={server.isDemo ? demoCommandFormLogic : commandFormLogic}
            options={{ input: { serverId: server.id } }}
          >
            <StoredSecretsContext.Provider
              logic={server.isDemo ? demoStoredSecretsLogic : storedSecretsLogic}
              options={{ input: { serverId: server.id } }}
            >
              <SettingsSearchContext.Provider>
                <Reports />
                <Settings {...opened.value} viewer={viewer} />
              </SettingsSearchContext.Provider>
            </StoredSecretsContext.Provider>
          </CommandFormContext.Provider>
        </ConfigHistoryContext.Provider>
      </ConfigSaveContext.Provider>
    </ConfigEditContext.Provider>
  );
}

/** What one flow tells another, and what both tell the user. */
function Reports() {
  const edit = ConfigEditContext.useActorRef();
  const save = ConfigSaveContext.useActorRef();
  const history = ConfigHistoryContext.useActorRef();
  const commands = CommandFormContext.useActorRef();
  const secrets = StoredSecretsContext.useActorRef();
  useNotices(save, saveNotices);
  useNotices(history, saveNotices);
  useNotices(commands, saveNotices);
  useEffect(() => reportSaves(save, edit), [save, edit]);
  useEffect(() => reportUndos(history, edit), [history, edit]);
  useEffect(() => reportChanges(edit, secrets), [edit, secrets]);
  useEffect(() => reportRuns(commands, edit), [commands, edit]);
  useEffect(() => {
    const executed = commands.on('executed', ({ command }) =>
      toasts.show(commandExecutedToast(command)),
    );
    return () => executed.unsubscribe();
  }, [commands]);
  return null;
}

function Settings({ server, editor, viewer }: OpenedDashboard & { viewer: Viewer | null }) {
  const { tab } = useParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const session = SessionContext.useActorRef();
  const resources = useGuildResources(server);
  return (
    <ServerSettings
      server={server}
      editor={editor}
      viewer={viewer}
      resources={resources}
      tab={tab}
      focusKey={hash ? hash.slice(1) : null}
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
