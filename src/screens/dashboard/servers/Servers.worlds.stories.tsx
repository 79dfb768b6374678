import { expect, screen, waitFor, within } from 'storybook/test';
import { serversMessages, serversErrorText } from '#content/messages/dashboard/servers';
import { paths } from '#domain/paths';
import { people } from '#mocks/session/people';
import type { WorldName } from '#mocks/worlds';
import { answered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { worldStory } from '../../../../.storybook/world-story';
import { Servers } from './Servers';

/** Checks the texts of the page in each mock world that has no list of servers. */
const meta = preview.meta({
  title: 'Screens/Servers/Without a list',
  component: Servers,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    // Other stories check these panels with axe.
    a11y: { test: 'off' },
  },
});

const at = paths.servers.href();
const { alerts, empty, hints, notices } = serversMessages;

interface Expected {
  /** The heading of the panel that replaces the list. */
  heading: string;
  texts?: readonly string[];
  /** The expected toast; null if there is none. */
  notice?: string | null;
  errors?: readonly number[];
  /** The names of all buttons of the panel. */
  actions?: readonly string[];
}

function expects(
  world: WorldName,
  { heading, texts = [], notice, errors = [], actions }: Expected,
) {
  return {
    ...worldStory({ world, at }).annotations,
    parameters: { consoleErrors: errors.map(answered) },
    play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: heading })).toBeVisible());
      const main = canvas.getByRole('main');
      for (const text of texts) await expect(main).toHaveTextContent(text);
      await expect(canvas.getByRole('link', { name: /^Test Dashboard Demo/ })).toBeVisible();
      if (actions) {
        const buttons = within(canvas.getByRole('alert')).getAllByRole('button');
        await expect(buttons.map(({ textContent }) => textContent)).toEqual(actions);
      }
      if (notice) await waitFor(() => expect(toast()).toHaveTextContent(notice));
    },
  };
}

const fetchFailed = (status: number, text: string) =>
  serversErrorText({ kind: 'fetchFailed', status, text });

const failed = (hint: keyof typeof hints, status: number, text: string): Expected => ({
  heading: alerts.failed,
  texts: [hints[hint].title, fetchFailed(status, text), people.owner.discord.id],
  notice: notices.loadFailed.title,
  errors: [status],
});

export const NoServers = meta.story(
  expects('no-servers', { heading: empty.noServers.title, texts: [empty.noServers.body] }),
);
export const MissingScopes = meta.story(
  expects('missing-scopes', {
    heading: alerts.missingScopes,
    texts: [serversErrorText({ kind: 'missingScopes' })],
    notice: notices.permissionsRequired.title,
    errors: [403],
  }),
);
export const TokenExpired = meta.story(
  expects('token-expired', {
    heading: alerts.tokenExpired,
    texts: [serversErrorText({ kind: 'tokenRefreshFailed' })],
    notice: notices.authenticationExpired.title,
    errors: [401],
  }),
);
export const TokenExpiredRefreshFails = meta.story(
  expects('token-expired-refresh-fails', {
    heading: alerts.tokenExpired,
    texts: [serversErrorText({ kind: 'refreshFailed' })],
    errors: [401, 400],
  }),
);
export const NoDiscordToken = meta.story(
  expects('no-discord-token', {
    heading: alerts.tokenExpired,
    texts: [serversErrorText({ kind: 'noDiscordToken' })],
    errors: [409],
  }),
);
export const NoDiscordId = meta.story(
  expects('no-discord-id', {
    heading: alerts.failed,
    texts: [serversErrorText({ kind: 'missingDiscordId' })],
    notice: notices.userIdNotAvailable.title,
    actions: ['Connect Discord'],
  }),
);
export const FunctionEmptyBody = meta.story(
  expects('function-empty-body', failed('discordIdNotReceived', 400, 'Empty request body')),
);
export const FunctionInvalidResponse = meta.story(
  expects('function-invalid-response', {
    heading: alerts.failed,
    texts: [serversErrorText({ kind: 'invalidResponse' })],
    notice: notices.loadFailed.title,
  }),
);
const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');
