import type { AnyActorLogic } from 'xstate';
import type { RenderScreen } from '../console/ScreenPanel';
import { paths } from '#domain/paths';
import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import {
  DashboardOpeningContext,
  type dashboardOpeningMachine,
} from '#machines/dashboard/dashboard-opening/dashboard-opening.machine';
import { server } from '#machines/dashboard/dashboard-opening/dashboard-opening.fixtures';
import {
  ManagedUsersContext,
  type managedUsersMachine,
} from '#machines/admin/managed-users/managed-users.machine';
import { ServerFactsContext } from '#machines/dashboard/server-facts/server-facts.machine';
import {
  ServerPageContext,
  type serverPageMachine,
} from '#machines/dashboard/server-page/server-page.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { UserAdditionContext } from '#machines/admin/user-addition/user-addition.machine';
import { UserRemovalContext } from '#machines/admin/user-removal/user-removal.machine';
import {
  VerificationContext,
  type verificationMachine,
} from '#machines/session/verification/verification.machine';
import type { messageDraftMachine } from '#machines/designer/message-draft/message-draft.machine';
import type { webhookSendMachine } from '#machines/designer/webhook-send/webhook-send.machine';
import { hello } from '#machines/designer/webhook-send/webhook-send.fixtures';
import { LoadingPage } from '#screens/shell/MessagePage';
import { StoryFrame } from '#screens/shell/story-frame';
import { Admin } from '#screens/admin/Admin';
import { EditorStory } from '#screens/designer/editor/editor-story.fixture';
import { SendStory } from '#screens/designer/send/send-story.fixture';
import { ClosedDashboard } from '#screens/dashboard/settings/ClosedDashboard';
import { editAt, StoryPage } from '#screens/dashboard/settings/story-page.fixture';
import { Servers } from '#screens/dashboard/servers/Servers';
import { Verification } from '#screens/session/verification/Verification';

const as = <Machine,>(logic: AnyActorLogic) => logic as Machine;

export const verification: RenderScreen = ({ logic }) => (
  <StoryFrame at={paths.verification.href()} session="signedIn">
    <VerificationContext.Provider logic={as<typeof verificationMachine>(logic)}>
      <Verification />
    </VerificationContext.Provider>
  </StoryFrame>
);

export const serverPage: RenderScreen = ({ logic, start }) => (
  <StoryFrame
    at={paths.servers.href()}
    session={start === 'Start signed out' ? 'signedOut' : 'signedIn'}
  >
    <ServerPageContext.Provider
      logic={as<typeof serverPageMachine>(logic)}
      options={{ input: { viewer: null } }}
    >
      <ServerFactsContext.Provider>
        <SignInDialogContext.Provider>
          <AddServerContext.Provider>
            <Servers joinedList={() => null} />
          </AddServerContext.Provider>
        </SignInDialogContext.Provider>
      </ServerFactsContext.Provider>
    </ServerPageContext.Provider>
  </StoryFrame>
);

export const managedUsers: RenderScreen = ({ logic }) => (
  <StoryFrame at={paths.admin.href()} session="signedIn">
    <SignInDialogContext.Provider>
      <ManagedUsersContext.Provider logic={as<typeof managedUsersMachine>(logic)}>
        <UserAdditionContext.Provider>
          <UserRemovalContext.Provider>
            <Admin />
          </UserRemovalContext.Provider>
        </UserAdditionContext.Provider>
      </ManagedUsersContext.Provider>
    </SignInDialogContext.Provider>
  </StoryFrame>
);

export const webhookSend: RenderScreen = ({ logic }) => (
  <div style={{ padding: '1.5rem' }}>
    <SendStory
      walked={{ logic: as<typeof webhookSendMachine>(logic), options: {} }}
      message={hello}
    />
  </div>
);

export const messageDraft: RenderScreen = ({ logic }) => (
  <main style={{ padding: '1.5rem' }}>
    <EditorStory draftLogic={as<typeof messageDraftMachine>(logic)} />
  </main>
);

export const dashboardOpening: RenderScreen = ({ logic }) => (
  <DashboardOpeningContext.Provider
    logic={as<typeof dashboardOpeningMachine>(logic)}
    options={{ input: { serverId: server.id, given: null, viewer: null } }}
  >
    <Opening />
  </DashboardOpeningContext.Provider>
);

/** Renders the same content as the app's `DashboardPage`. */
function Opening() {
  const opening = DashboardOpeningContext.useActorRef();
  const { opened, viewer, error } = DashboardOpeningContext.useSelector(({ context }) => context);
  const isOpening = DashboardOpeningContext.useSelector((snapshot) => snapshot.matches('opening'));
  const hasSessionEnded = DashboardOpeningContext.useSelector((snapshot) =>
    snapshot.matches({ opened: 'sessionEnded' }),
  );
  if (!opened) {
    return (
      <StoryFrame
        at={paths.dashboard.href(server.id)}
        pattern={paths.dashboard.pattern}
        session={viewer ? 'signedIn' : 'signedOut'}
      >
        {isOpening ? (
          <LoadingPage />
        ) : (
          <ClosedDashboard
            reason={error ?? { kind: 'signInRequired' }}
            viewer={viewer}
            onRetry={() => opening.send({ type: 'retry' })}
            onSignIn={() => {}}
          />
        )}
      </StoryFrame>
    );
  }
  return (
    <StoryPage
      edit={editAt({ ready: 'clean' })}
      server={opened.server}
      editor={opened.editor}
      hasSessionEnded={hasSessionEnded}
    />
  );
}
