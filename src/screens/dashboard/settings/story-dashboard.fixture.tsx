import { type ReactNode, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { noTimes } from '#domain/bot-config/comparison';
import { paths } from '#domain/paths';
import { visitor } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';
import { viewerOf } from '#domain/session/profile';
import {
  ConfigComparisonContext,
  type configComparisonMachine,
} from '#machines/dashboard/config-comparison/config-comparison.machine';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import {
  ConfigProposalContext,
  type configProposalMachine,
} from '#machines/dashboard/config-proposal/config-proposal.machine';
import { ConfigSaveContext } from '#machines/dashboard/config-save/config-save.machine';
import {
  HistoryExportContext,
  type historyExportMachine,
} from '#machines/dashboard/history-export/history-export.machine';
import { reportSaves } from '#machines/dashboard/config-save/report-saves';
import { storySession } from '../../shell/story-frame';
import { guild } from './fields/guild.fixture';
import { ServerSettings } from './ServerSettings';
import type { Picture } from './story-page.fixture';

/** The current time in the history's stories. */
export const pictureTime = Date.parse('2026-11-20T12:00:00Z');

/** Passes the results of saves on to the form, as the app does. */
export function ReportedSaves() {
  const save = ConfigSaveContext.useActorRef();
  const edit = ConfigEditContext.useActorRef();
  useEffect(() => reportSaves(save, edit), [save, edit]);
  return null;
}

export interface ProposalPicture {
  proposal?: SnapshotFrom<typeof configProposalMachine>;
  proposalLogic?: typeof configProposalMachine;
  historyExport?: SnapshotFrom<typeof historyExportMachine>;
  comparison?: SnapshotFrom<typeof configComparisonMachine>;
  comparisonLogic?: typeof configComparisonMachine;
  onDownload?: (name: string, json: string) => void;
}

interface StoryProposalsProps {
  picture: ProposalPicture;
  serverId: string;
  children: ReactNode;
}

/** The import of a configuration and the export of the history, in the states that `picture` describes. */
function StoryProposals({ picture, serverId, children }: StoryProposalsProps) {
  return (
    <ConfigProposalContext.Provider
      logic={picture.proposalLogic}
      options={{ input: { serverId }, snapshot: picture.proposal }}
    >
      <HistoryExportContext.Provider options={{ snapshot: picture.historyExport }}>
        <ConfigComparisonContext.Provider
          logic={picture.comparisonLogic}
          options={{ input: { serverId, query: noTimes }, snapshot: picture.comparison }}
        >
          {children}
        </ConfigComparisonContext.Provider>
      </HistoryExportContext.Provider>
    </ConfigProposalContext.Provider>
  );
}

/** The dashboard in the states that `picture` describes, at the URL of the story. */
export function StoryDashboard(picture: Picture & { server: Server }) {
  const { server, editor = visitor, isSignedIn = true, onSignIn = () => {} } = picture;
  const { resources = guild, editors = null, viewedAs = null } = picture;
  const [mark, setMark] = useState(picture.start?.mark ?? null);
  const [ignored, setIgnored] = useState<readonly string[]>(picture.ignored ?? []);
  const { tab } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <StoryProposals picture={picture} serverId={server.id}>
      <ServerSettings
        server={server}
        editor={editor}
        resources={resources}
        viewer={isSignedIn ? viewerOf(storySession) : null}
        tab={tab}
        focusKey={hash ? hash.slice(1) : null}
        onTabChange={(to) => void navigate(paths.dashboard.href(server.id, to))}
        onJump={(to, key) => void navigate(paths.dashboard.href(server.id, to, key))}
        onSignIn={onSignIn}
        hasSessionEnded={picture.hasSessionEnded ?? false}
        onDownload={picture.onDownload ?? (() => {})}
        editors={editors}
        rightsNews={picture.rightsNews}
        viewedAs={viewedAs}
        start={picture.start ? { ...picture.start, mark, setMark } : null}
        ignored={picture.ignored === null ? null : { ignored, setIgnored }}
        clientId={picture.clientId ?? null}
        healthNotices={picture.healthNotices}
        now={pictureTime}
      />
    </StoryProposals>
  );
}
