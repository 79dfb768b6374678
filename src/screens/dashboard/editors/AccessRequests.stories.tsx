import { expect, screen, waitFor, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import { accessMessages, declineTitle } from '#content/messages/dashboard/access-requests';
import { waitingRequestsText } from '#content/messages/dashboard/waiting-requests';
import { teamMessages } from '#content/messages/dashboard/team';
import { paths } from '#domain/paths';
import type { AccessRequest, DeclineError } from '#domain/team/access-request';
import {
  AccessRequestsContext,
  accessRequestsMachine,
} from '#machines/dashboard/access-requests/access-requests.machine';
import { noor, pavel } from '#machines/dashboard/access-requests/access-requests.fixtures';
import { commandAt } from '#machines/charts/command.fixtures';
import { readerAt } from '#machines/charts/reader.fixtures';
import {
  RequestDeclineContext,
  requestDeclineMachine,
} from '#machines/dashboard/request-decline/request-decline.machine';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { worldStory } from '../../../../.storybook/world-story';
import { loadRest } from '../settings/load-rest';
import { pictureTime } from '../settings/story-dashboard.fixture';
import { AccessRequests } from './AccessRequests';

/** The requests for access of the Editors tab in each state, and in the app. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Requests for access',
  component: AccessRequests,
});

const { notRead } = accessMessages;
const input = { serverId: '845201933120405504' };

const stateAt = (
  value: StateValueFrom<typeof accessRequestsMachine>,
  {
    requests = [noor, pavel],
    decline = 'idle',
  }: {
    requests?: readonly AccessRequest[];
    decline?: StateValueFrom<typeof requestDeclineMachine>;
  } = {},
) => ({
  render: () => (
    <AccessRequestsContext.Provider
      options={{
        input,
        snapshot: readerAt(accessRequestsMachine, value, {
          request: input,
          value: { requests, total: requests.length },
        }),
      }}
    >
      <RequestDeclineContext.Provider
        options={{ snapshot: commandAt(requestDeclineMachine, decline, noor) }}
      >
        <AccessRequests now={pictureTime} isPreview={false} onApprove={() => {}} />
      </RequestDeclineContext.Provider>
    </AccessRequestsContext.Provider>
  ),
});

const notDeclined = (kind: DeclineError['kind'], requests?: readonly AccessRequest[]) => ({
  ...stateAt({ shown: 'fresh' }, { requests, decline: { failed: kind } }),
  play: async () => {
    await expect(screen.getByText(accessMessages.notDeclined[kind])).toBeVisible();
  },
});

export const Listed = meta.story(stateAt({ shown: 'fresh' }));
export const Confirm = meta.story({
  ...stateAt({ shown: 'fresh' }, { decline: 'asking' }),
  play: async () => {
    await screen.findByRole('alertdialog', { name: declineTitle(noor.name) });
  },
});
export const Declining = meta.story(stateAt({ shown: 'fresh' }, { decline: 'running' }));
export const SessionEnded = meta.story(notDeclined('signInRequired'));
export const RightTaken = meta.story(notDeclined('notAllowed'));
export const WithdrawnMeanwhile = meta.story(notDeclined('notOpen', [pavel]));
export const DeclineUnanswered = meta.story(notDeclined('unanswered'));
export const Stale = meta.story({
  ...stateAt({ shown: { stale: 'unreachable' } }),
  play: async () => {
    await expect(screen.getByText(accessMessages.stale)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Load again' })).toBeEnabled();
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
  },
});
export const TooSlow = meta.story({
  ...stateAt({ failed: 'tooSlow' }, { requests: [] }),
  play: async () => {
    await expect(screen.getByText(notRead.tooSlow)).toBeVisible();
  },
});
export const Unreachable = meta.story({
  ...stateAt({ failed: 'unreachable' }, { requests: [] }),
  play: async () => {
    await expect(screen.getByText(notRead.unreachable)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
export const Forbidden = meta.story({
  ...stateAt({ failed: 'notAllowed' }, { requests: [] }),
  play: async () => {
    await expect(screen.getByText(notRead.notAllowed)).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

const wired = worldStory({
  world: 'access-requests',
  at: paths.dashboard.href(guilds.resellHeaven.id, 'points'),
});
export const ApproveAndDecline = meta.story({
  ...wired.annotations,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  play: async ({ userEvent, step }) => {
    const { username, id } = people.moderator.discord;
    const region = { name: /^Requests for access/ };
    const link = (name: RegExp | string) => screen.findByRole('link', { name });
    await step('the menu counts them on every tab', async () => {
      await userEvent.click(await link(`Editors ${waitingRequestsText(2)}`));
    });
    const list = within(await screen.findByRole('region', region));
    const toast = () =>
      within(screen.getByRole('region', { name: /notification/ })).getByRole('status');
    await step('the form has the person, and the panels are chosen there', async () => {
      await userEvent.click(await list.findByRole('button', { name: `Approve ${username}` }));
      const form = within(await screen.findByRole('form', { name: 'Add Editor' }));
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(username);
      await expect(form.getByRole('textbox', { name: /Discord ID/ })).toHaveValue(id);
      await userEvent.click(form.getByRole('button', { name: 'Add Editor' }));
      await waitFor(() =>
        expect(toast()).toHaveTextContent(teamMessages.notices.editorAdded.title),
      );
    });
    await step('the request is approved, and the other one stays', async () => {
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
      await expect(list.queryByRole('button', { name: `Approve ${username}` })).toBeNull();
      await link(`Editors ${waitingRequestsText(1)}`);
    });
    await step('it is declined', async () => {
      await userEvent.click(list.getByRole('button', { name: /^Decline/ }));
      const asked = within(await screen.findByRole('alertdialog', { name: /'s request\?$/ }));
      await userEvent.click(asked.getByRole('button', { name: 'Decline' }));
      await waitFor(() => expect(toast()).toHaveTextContent(accessMessages.declined));
      await waitFor(() => expect(screen.queryByRole('region', region)).toBeNull());
      await link('Editors');
      await expect(document.body).not.toHaveFocus();
    });
  },
});
