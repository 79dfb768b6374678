import { useActor } from '@xstate/react';
import { type ReactNode, useEffect, useState, useSyncExternalStore, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { paths } from '#domain/paths';
import { canOpenPanel, hasFullAccess } from '#domain/permissions/panel-access';
import { type Editor, withFactorRequirement } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { viewedAs } from '#domain/team/view-as';
import type { OpenedDashboard } from '#machines/dashboard/dashboard-opening/dashboard-opening.setup';
import { GuildResourcesContext } from '#machines/dashboard/guild-resources/guild-resources.machine';
import { SessionContext } from '#machines/session/session/session.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import {
  ServerSettings,
  type ServerSettingsProps,
} from '#screens/dashboard/settings/ServerSettings';
import { RightsNews } from '#screens/dashboard/settings/parts/RightsNews';
import { CopyingContext } from '#screens/shell/copying';
import { DraftStoredContext } from '#screens/shell/draft-stored';
import { lazyComponent } from '#screens/shell/lazy-component';
import { downloadJson } from '#services/browser/files';
import { isDraftStored, watchDraftStorage } from '#services/browser/tab-drafts';
import { useClientId } from '../../boot/page-state';
import {
  fixedRightsLogic,
  guildResourcesLogic,
  viewerRightsLogic,
} from '../../wiring/dashboard/dashboard';
import { useStartStore } from '../market/use-start-store';
import { useFactorRefusals } from './use-factor-refusals';
import { useGuildResources } from './use-guild-resources';
import { useIgnoredFindings } from './use-ignored-findings';
import { useReturnToField } from './use-return-to-field';
import { useWaitingRequests } from './use-waiting-requests';
import { DashboardFlows } from './DashboardFlows';
import { type DashboardLogics, readOnly } from './dashboard-logics';
import { EditorsTab, type EditorsTabProps } from './EditorsTab';

const Copying = lazyComponent(async () => (await import('../../wiring/shell/copy-notice')).Copying);
const copying = (children: ReactNode) => <Copying>{children}</Copying>;

export interface OpenDashboardProps {
  opened: OpenedDashboard;
  /** The user who owns the draft; null on a demo server. */
  userId: string | null;
  /** The signed-in user; null on a demo server and after the session ends. */
  viewer: Viewer | null;
  hasSessionEnded: boolean;
  logics: DashboardLogics;
  /**
   * The roles and channels of a demo server, with their names and colors. Null for a real server: the page then loads
   * them.
   */
  demoGuild: GuildResources | null;
}

export function OpenDashboard({ opened, userId, logics, ...who }: OpenDashboardProps) {
  const { server } = opened;
  const isStored = useSyncExternalStore(watchDraftStorage, isDraftStored);
  return (
    <DraftStoredContext value={isStored}>
      <DashboardFlows server={server} userId={userId} logics={logics}>
        <GuildResourcesContext.Provider
          logic={guildResourcesLogic}
          options={{ input: { serverId: server.id } }}
        >
          <CopyingContext value={copying}>
            <Dashboard {...{ opened, userId, logics }} {...who} />
          </CopyingContext>
        </GuildResourcesContext.Provider>
      </DashboardFlows>
    </DraftStoredContext>
  );
}

interface ViewAs {
  name: string;
  server: Server;
  editor: Editor;
}

/**
 * The dashboard as the viewer sees it or, in view-as, as a member sees it. The member's providers are nested inside the
 * viewer's providers.
 */
function Dashboard({
  opened: { server, editor: openedBy },
  userId,
  viewer,
  hasSessionEnded,
  logics,
  demoGuild,
}: OpenDashboardProps) {
  const [{ context: rights }, sendToRights] = useActor(
    server.isDemo ? fixedRightsLogic : viewerRightsLogic,
    {
      input: { editor: openedBy },
    },
  );
  const editor = rights.value ?? openedBy;
  const [known, setKnown] = useState(openedBy);
  const latest = useRef(openedBy);
  useEffect(() => {
    // A dashboard that an earlier visit has read is read again while it is open.
    if (latest.current !== openedBy) sendToRights({ type: 'patch', patch: openedBy });
    latest.current = openedBy;
  }, [openedBy, sendToRights]);
  const resources = useGuildResources(server, demoGuild);
  const owner = server.isDemo ? null : userId;
  const start = useStartStore(owner, server.id);
  const ignored = useIgnoredFindings(owner, server.id);
  const [viewAs, setViewAs] = useState<ViewAs | null>(null);
  const [isBack, setIsBack] = useState(false);
  const navigate = useNavigate();
  const { state } = useLocation();
  const onRequirement: EditorsTabProps['onRequirement'] = (changed) =>
    sendToRights(
      changed
        ? { type: 'patch', patch: withFactorRequirement(editor, changed) }
        : { type: 'reload' },
    );
  useFactorRefusals(() => sendToRights({ type: 'reload' }));
  const mayViewAs = hasFullAccess({ server, editor });
  const onViewAs: EditorsTabProps['onViewAs'] = (member, team) => {
    setViewAs({ name: member.name, ...viewedAs({ member, team, server }) });
    void navigate(paths.dashboard.href(server.id), { state });
  };
  const onStop = () => {
    setViewAs(null);
    setIsBack(true);
    void navigate(paths.dashboard.href(server.id, 'editors'), { state });
  };
  if (viewAs === null || !mayViewAs) {
    const own = { server, editor, viewer, resources, logics, hasSessionEnded };
    return (
      <Settings
        {...own}
        start={start}
        ignored={ignored}
        onViewAs={mayViewAs ? onViewAs : null}
        onRequirement={onRequirement}
        viewedAs={null}
        rightsNews={
          <RightsNews
            server={server}
            before={known}
            after={editor}
            onDismiss={() => setKnown(editor)}
          />
        }
        takesFocus={isBack}
      />
    );
  }
  const theirs = { ...viewAs, viewer, resources, hasSessionEnded, logics: readOnly(logics) };
  return (
    <DashboardFlows server={viewAs.server} userId={userId} logics={theirs.logics}>
      <Settings
        {...theirs}
        start={null}
        ignored={null}
        onViewAs={null}
        onRequirement={onRequirement}
        viewedAs={{ name: viewAs.name, onStop }}
      />
    </DashboardFlows>
  );
}

type SettingsProps = Pick<
  ServerSettingsProps,
  | 'server'
  | 'editor'
  | 'viewer'
  | 'resources'
  | 'viewedAs'
  | 'takesFocus'
  | 'rightsNews'
  | 'hasSessionEnded'
  | 'start'
  | 'ignored'
> &
  Pick<EditorsTabProps, 'logics' | 'onViewAs' | 'onRequirement'>;

/** Loaded if the viewer may not open any tab. */
const AskAccess = lazyComponent(async () => (await import('./JoinedServers')).AskAccess);

const HealthNotices = lazyComponent(async () => (await import('./HealthNotices')).HealthNotices);

function Settings({ logics, onViewAs, onRequirement, ...settings }: SettingsProps) {
  const { tab } = useParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const session = SessionContext.useActorRef();
  const signInDialog = SignInDialogContext.useActorRef();
  const onFieldFocus = useReturnToField(settings.server.id, tab);
  const { server, editor, viewer } = settings;
  const isManager =
    !server.isDemo && !settings.viewedAs && canOpenPanel({ server, editor, panel: 'editors' });
  const { requests, requestCount, counter } = useWaitingRequests(isManager ? server.id : null);
  const open: ServerSettingsProps['onTabChange'] = (to) =>
    void navigate(paths.dashboard.href(server.id, to), { state });
  return (
    <>
      {counter}
      <ServerSettings
        {...settings}
        tab={tab}
        focusKey={hash ? hash.slice(1) : null}
        editors={
          <EditorsTab {...{ server, editor, viewer, logics, requests, onViewAs, onRequirement }} />
        }
        requestCount={requestCount}
        askAccess={viewer && !server.isDemo && !settings.viewedAs && <AskAccess server={server} />}
        // Preserves the location state, so that a reload or “Back” does not load the server again.
        onTabChange={open}
        onJump={(to, key) => void navigate(paths.dashboard.href(server.id, to, key), { state })}
        onSignIn={() => session.send({ type: 'sign in' })}
        clientId={useClientId()}
        healthNotices={settings.viewedAs === null && <HealthNotices who={settings} onOpen={open} />}
        onOtherSignIn={() => signInDialog.send({ type: 'open' })}
        onFieldFocus={onFieldFocus}
        onDownload={downloadJson}
      />
    </>
  );
}
