import { screen, userEvent } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import { screenWalk, type WalkedMachine } from '../../../../.storybook/screen-walk/screen-walk';
import { serversMessages } from '#content/messages/dashboard/servers';
import { paths } from '#domain/paths';
import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import { ServerFactsContext } from '#machines/dashboard/server-facts/server-facts.machine';
import {
  ServerPageContext,
  serverPageMachine,
  areUpdatesLost,
  isRetryResting,
  serverPageView,
  type ServerPageView,
} from '#machines/dashboard/server-page/server-page.machine';
import {
  serverPageFixtures,
  serverPageStarts,
} from '#machines/dashboard/server-page/server-page.fixtures';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { StoryFrame } from '#screens/shell/story-frame';
import { Servers } from './Servers';

/** Follows the paths of the `server-page` machine on the real screen (`screenWalk`). */
const meta = preview.meta({
  title: 'Screens/Servers/Walk',
  component: Servers,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const heading = (name: string) => () => screen.queryByRole('heading', { name });
const button = (name: string, isEnabled: boolean) => () => {
  const found = screen.queryByRole<HTMLButtonElement>('button', { name });
  return found?.disabled === isEnabled ? null : found;
};

const sights = {
  skeletons: () => screen.queryByRole('list', { name: 'Loading' }),
  signInPrompt: heading(serversMessages.empty.signedOut.title),
  scopesAlert: heading(serversMessages.alerts.missingScopes),
  tokenAlert: heading(serversMessages.alerts.tokenExpired),
  error: heading(serversMessages.alerts.failed),
  retry: button('Retry', true),
  retrying: button('Retrying...', false),
  connect: button('Connect Discord', true),
  noServers: heading(serversMessages.empty.noServers.title),
  refresh: button('Refresh Discord Data', true),
  refreshResting: button('Refresh Discord Data', false),
  server: () => screen.queryByRole('link', { name: 'Deals Owner' }),
  updatesLost: () => screen.queryByText(serversMessages.updatesLost),
};
type Sight = keyof typeof sights;

/**
 * The elements that are expected for each view. `resting` applies for 3 s after a retry, `ready` at all other times.
 */
const shown = {
  signedOut: { ready: ['signInPrompt'], resting: ['signInPrompt'] },
  loading: { ready: ['skeletons'], resting: ['skeletons'] },
  missingScopes: { ready: ['scopesAlert'], resting: ['scopesAlert'] },
  tokenExpired: { ready: ['tokenAlert'], resting: ['tokenAlert'] },
  failed: { ready: ['error', 'retry'], resting: ['error', 'retrying'] },
  empty: { ready: ['noServers', 'refresh'], resting: ['noServers', 'refreshResting'] },
  listed: { ready: ['server'], resting: ['server'] },
} as const satisfies Record<ServerPageView, Record<'ready' | 'resting', readonly Sight[]>>;

/** A retry would fail again, so the page offers to connect Discord instead. */
const isWithoutDiscord = ({ context }: SnapshotFrom<typeof serverPageMachine>) =>
  context.error?.kind === 'missingDiscordId';

export const ServerPage = meta.story(
  screenWalk({
    machine: serverPageMachine,
    tours: Object.entries(serverPageStarts).map(([name, input]) => ({
      name,
      fixtures: { ...serverPageFixtures, input },
      render: ({ logic, options }: WalkedMachine<typeof serverPageMachine>) => (
        <StoryFrame at={paths.servers.href()} session={input.viewer ? 'signedIn' : 'signedOut'}>
          <ServerPageContext.Provider logic={logic} options={{ ...options, input }}>
            <ServerFactsContext.Provider>
              <SignInDialogContext.Provider>
                <AddServerContext.Provider>
                  <Servers joinedList={() => null} />
                </AddServerContext.Provider>
              </SignInDialogContext.Provider>
            </ServerFactsContext.Provider>
          </ServerPageContext.Provider>
        </StoryFrame>
      ),
    })),
    gestures: {
      retry: () =>
        userEvent.click(screen.getByRole('button', { name: /^(?:Retry|Refresh Discord Data)$/ })),
    },
    offers: (snapshot) =>
      ['failed', 'empty'].includes(serverPageView(snapshot)) &&
      !isRetryResting(snapshot) &&
      !isWithoutDiscord(snapshot),
    sights,
    visibleIn: (snapshot) => {
      const view = serverPageView(snapshot);
      if (isWithoutDiscord(snapshot)) return ['error', 'connect'];
      return [
        ...shown[view][isRetryResting(snapshot) ? 'resting' : 'ready'],
        ...(view === 'listed' && areUpdatesLost(snapshot) ? (['updatesLost'] as const) : []),
      ];
    },
  }),
);
