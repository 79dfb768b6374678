import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { accessMessages, declineTitle } from '#content/messages/access-requests';
import { teamMessages } from '#content/messages/team';
import { paths } from '#domain/paths';
import { people } from '#mocks/people';
import { guilds } from '#mocks/servers';
import { worldStory } from '../../../app/world-story.fixture';
import { loadRest } from '../load-rest';
import { Editors } from './Editors';

/** Stories of the requests for access in the Editors tab. They use the app's wiring and run in mock worlds. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Requests for access',
  component: Editors,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const at = paths.dashboard.href(guilds.resellHeaven.id, 'editors');
const { username: noor, id: noorId } = people.moderator.discord;

const section = async () =>
  within(await screen.findByRole('region', { name: /^Requests for access/ }));
const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');

const approves = worldStory({ world: 'access-requests', at });
export const Approve = meta.story({
  ...approves.annotations,
  play: async ({ userEvent, step }) => {
    await step('the form has the person, and the panels are chosen there', async () => {
      await userEvent.click(
        await (await section()).findByRole('button', { name: `Approve ${noor}` }),
      );
      const form = within(await screen.findByRole('form', { name: 'Add Editor' }));
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(noor);
      await expect(form.getByRole('textbox', { name: /Discord ID/ })).toHaveValue(noorId);
      await userEvent.click(form.getByRole('button', { name: 'Add Editor' }));
      await waitFor(() =>
        expect(toast()).toHaveTextContent(teamMessages.notices.editorAdded.title),
      );
    });
    await step('the request is approved, and the other one stays', async () => {
      const list = await section();
      await waitFor(() =>
        expect(list.queryByRole('button', { name: `Approve ${noor}` })).toBeNull(),
      );
      await expect(list.getAllByRole('listitem')).toHaveLength(1);
    });
  },
});

const declines = worldStory({ world: 'access-requests', at });
export const Decline = meta.story({
  ...declines.annotations,
  play: async ({ userEvent }) => {
    const list = await section();
    await userEvent.click(await list.findByRole('button', { name: `Decline ${noor}` }));
    const asked = within(await screen.findByRole('alertdialog', { name: declineTitle(noor) }));
    await userEvent.click(asked.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(toast()).toHaveTextContent(accessMessages.declined));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  },
});

const withdrawn = worldStory({ world: 'access-withdrawn', at });
export const WithdrawnMeanwhile = meta.story({
  ...withdrawn.annotations,
  play: async ({ userEvent }) => {
    const list = await section();
    await userEvent.click(await list.findByRole('button', { name: `Decline ${noor}` }));
    const asked = within(await screen.findByRole('alertdialog', { name: declineTitle(noor) }));
    await userEvent.click(asked.getByRole('button', { name: 'Decline' }));
    await list.findByText(accessMessages.notDeclined.notOpen);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  },
});

const lost = worldStory({ world: 'access-unanswered', at });
export const DeclineUnanswered = meta.story({
  ...lost.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ userEvent }) => {
    const list = await section();
    await userEvent.click(await list.findByRole('button', { name: `Decline ${noor}` }));
    const asked = within(await screen.findByRole('alertdialog', { name: declineTitle(noor) }));
    await userEvent.click(asked.getByRole('button', { name: 'Decline' }));
    await list.findByText(accessMessages.notDeclined.unanswered);
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
  },
});

const right = worldStory({ world: 'access-right-taken', at });
export const RightTaken = meta.story({
  ...right.annotations,
  parameters: { consoleErrors: [answered(403)] },
  play: async ({ userEvent }) => {
    const list = await section();
    await userEvent.click(await list.findByRole('button', { name: `Decline ${noor}` }));
    const asked = within(await screen.findByRole('alertdialog', { name: declineTitle(noor) }));
    await userEvent.click(asked.getByRole('button', { name: 'Decline' }));
    await list.findByText(accessMessages.notDeclined.notAllowed);
  },
});

const unread = worldStory({ world: 'access-requests-unreachable', at });
export const Unreachable = meta.story({
  ...unread.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async () => {
    await screen.findByText(accessMessages.notRead.unreachable);
    await expect(await screen.findByRole('button', { name: 'Add Editor' })).toBeEnabled();
  },
});

const forbidden = worldStory({ world: 'access-requests-forbidden', at });
export const Forbidden = meta.story({
  ...forbidden.annotations,
  parameters: { consoleErrors: [answered(403)] },
  play: async () => {
    await screen.findByText(accessMessages.notRead.notAllowed);
  },
});
