import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { teamMessages } from '#content/messages/team';
import { teamDialogMessages } from '#content/messages/team-dialog';
import { paths } from '#domain/paths';
import { follow, worldStory } from '../../../app/world-story.fixture';
import { TeamDialog } from './TeamDialog';

/** The dialog with the app's wiring, in mock worlds. Its states are in `TeamDialog.states.stories.tsx`. */
const meta = preview.meta({
  title: 'Screens/Servers/Team Management/Wired',
  component: TeamDialog,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
  },
});

const at = paths.servers.href();
const { notices } = teamMessages;

interface UserActions {
  keyboard: (keys: string) => Promise<void>;
  click: (on: Element) => Promise<void>;
}

/** Returns queries for the dialog only, because the page behind it has hundreds of named elements. */
const team = () =>
  within(
    [...document.querySelectorAll<HTMLElement>('[role=dialog]')].find(({ textContent }) =>
      textContent.startsWith('Team Management'),
    ) ?? document.body,
  );
const question = (name: string | RegExp) => screen.findByRole('alertdialog', { name });
/** Expects that no confirmation dialog is open. A toast also has the role `alertdialog`, but it has no heading. */
const noQuestion = () =>
  waitFor(() => expect(document.querySelector('[role=alertdialog] h2')).toBeNull());
const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');
const expectToast = (title: string) => waitFor(() => expect(toast()).toHaveTextContent(title));

async function openTeam(canvas: ReturnType<typeof within>) {
  follow(await canvas.findByRole('button', { name: 'Team' }));
  await screen.findByRole('dialog', { name: 'Team Management' });
}

async function openTab(name: string, { click }: UserActions) {
  await click(team().getByRole('tab', { name }));
}

async function press(button: string, { click }: UserActions) {
  await click(await team().findByRole('button', { name: button }));
}

async function answer(name: string | RegExp, button: string, { click }: UserActions) {
  await click(within(await question(name)).getByRole('button', { name: button }));
}

async function type(label: string, text: string, { click, keyboard }: UserActions) {
  await click(await team().findByRole('textbox', { name: label }));
  await keyboard(`{Control>}a{/Control}${text}`);
}

async function choose(text: string, user: UserActions) {
  await type('Search members', `${text}{Enter}`, user);
}

const memberRow = (name: RegExp) => team().findByRole('option', { name });
const serverRow = (name: string) => team().findByRole('row', { name });

const admin = worldStory({ world: 'admin', at });
export const SiteAdmin = meta.story({
  ...admin.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await openTeam(canvas);
    await step('add a member; the form is empty for the next', async () => {
      await expect(team().getByRole('button', { name: 'Add Member' })).toBeDisabled();
      await type('Name', 'Noor Haddad{Enter}', userEvent);
      await expectToast(notices.memberAdded.title);
      const name = team().getByRole('textbox', { name: 'Name' });
      await waitFor(() => expect(name).toHaveValue(''));
      await expect(name).toHaveFocus();
      await expect(name).not.toHaveAccessibleDescription();
    });
    await step('find them and change their role', async () => {
      await openTab('Edit Members', userEvent);
      await choose('noor h', userEvent);
      const form = await team().findByRole('form', { name: 'Noor Haddad' });
      await expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
      await type('Role', 'Night shift{Enter}', userEvent);
      await expectToast(notices.memberUpdated.title);
      await memberRow(/^Noor Haddad Support · Night shift/);
      await waitFor(() =>
        expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled(),
      );
    });
  },
});

const assigning = worldStory({ world: 'admin', at });
export const AssignsServers = meta.story({
  ...assigning.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await openTeam(canvas);
    await openTab('Assign Servers', userEvent);
    await memberRow(/^Harriet/);
    await choose('harriet', userEvent);
    await step('assign a server with a panel', async () => {
      await type('Search servers', 'sneaker', userEvent);
      await userEvent.click(await serverRow('Sneaker Wire'));
      const chips = await team().findByRole('group', { name: 'Panels in Sneaker Wire' });
      await userEvent.click(within(chips).getByRole('button', { name: 'Points' }));
    });
    await step('assign another one', async () => {
      await type('Search servers', 'devel', userEvent);
      await userEvent.click(await serverRow('Discord Developers'));
      await team().findByRole('group', { name: 'Panels in Discord Developers' });
    });
    await step('save both at once', async () => {
      await team().findByText('Changes for Harriet');
      await press('Save Changes', userEvent);
      await expectToast(notices.permissionsSaved.title);
      const { members, permissions } = assigning.backend().store.team.rows();
      const harriet = members.find(({ name }) => name === 'Harriet');
      const given = permissions.filter(({ team_member_id }) => team_member_id === harriet?.id);
      await expect(
        Object.fromEntries(given.map((row) => [row.server_name.slice(0, 10), row.allowed_panels])),
      ).toEqual({
        'Discord De': [],
        'Sneaker Wi': ['points'],
        'The Amazon': ['advanced', 'roles'],
      });
    });
  },
});

const removing = worldStory({ world: 'admin', at });
export const RemovesMember = meta.story({
  ...removing.annotations,
  play: async ({ canvas, userEvent }) => {
    await openTeam(canvas);
    await openTab('Edit Members', userEvent);
    await memberRow(/^sam_supports/);
    await choose('yuki', userEvent);
    await team().findByRole('form', { name: /^Yuki/ });
    await press('Remove', userEvent);
    await answer(/^Remove Yuki/, 'Remove', userEvent);
    await expectToast(notices.memberRemoved.title);
    await noQuestion();
    await team().findByText(teamDialogMessages.edit.chooseFirst);
  },
});

const ranked = worldStory({ world: 'admin', at });
export const TeamAdminsCannotBeRemoved = meta.story({
  ...ranked.annotations,
  play: async ({ canvas, userEvent }) => {
    await openTeam(canvas);
    await openTab('Edit Members', userEvent);
    await memberRow(/^sam_supports/);
    await choose('marcus', userEvent);
    await press('Remove', userEvent);
    await expect(await question('Remove Marcus?')).toHaveTextContent(
      teamMessages.removal.notAllowed,
    );
    await userEvent.keyboard('{Escape}');
    await noQuestion();
  },
});

const addFails = worldStory({ world: 'admin-team-add-fails', at, pending: 'save' });
export const AddFails = meta.story({
  ...addFails.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ canvas, userEvent, step }) => {
    await openTeam(canvas);
    await openTab('Edit Members', userEvent);
    await memberRow(/^sam_supports/);
    await openTab('Add Member', userEvent);
    await step('they are listed while the request is pending', async () => {
      await type('Name', 'Noor Haddad{Enter}', userEvent);
      await openTab('Edit Members', userEvent);
      await expect(await memberRow(/^Noor Haddad/)).toHaveAttribute('aria-disabled', 'true');
    });
    await step('they are removed again; the input is kept', async () => {
      addFails.respond();
      await expectToast(notices.addFailed.title);
      await waitFor(() => expect(team().queryByRole('option', { name: /^Noor H/ })).toBeNull());
      await openTab('Add Member', userEvent);
      await expect(team().getByRole('textbox', { name: 'Name' })).toHaveValue('Noor Haddad');
      await expect(team().getByRole('alert')).toHaveTextContent(teamMessages.form.unknown);
    });
    await step('closing asks first and can be canceled', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await question('Close without saving?')).toHaveTextContent(
        'The new member “Noor Haddad”',
      );
      await answer('Close without saving?', 'Keep editing', userEvent);
      await noQuestion();
      await expect(team().getByRole('textbox', { name: 'Name' })).toHaveValue('Noor Haddad');
    });
  },
});

const updateFails = worldStory({ world: 'admin-team-update-fails', at });
export const UpdateFails = meta.story({
  ...updateFails.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ canvas, userEvent, step }) => {
    await openTeam(canvas);
    await openTab('Edit Members', userEvent);
    await memberRow(/^sam_supports/);
    await choose('marcus', userEvent);
    await step('a failed change is reverted in the list, not in the form', async () => {
      await type('Name', 'Marc{Enter}', userEvent);
      await expectToast(notices.updateFailed.title);
      await waitFor(() => expect(team().getByRole('option', { name: /^Marcus/ })).toBeVisible());
      await expect(team().getByRole('textbox', { name: 'Name' })).toHaveValue('Marc');
    });
    await step('choosing another member asks first', async () => {
      await type('Search members', 'yuki', userEvent);
      await userEvent.click(await memberRow(/^Yuki/));
      await answer(teamDialogMessages.switching.title('Marcus'), 'Discard', userEvent);
      await noQuestion();
      await team().findByRole('form', { name: /^Yuki/ });
    });
  },
});

const removeRefused = worldStory({ world: 'admin-team-remove-refused', at });
export const RemoveRefused = meta.story({
  ...removeRefused.annotations,
  play: async ({ canvas, userEvent }) => {
    await openTeam(canvas);
    await openTab('Edit Members', userEvent);
    await memberRow(/^sam_supports/);
    await choose('yuki', userEvent);
    await press('Remove', userEvent);
    await answer(/^Remove Yuki/, 'Remove', userEvent);
    await expect(
      await within(await question(/^Remove Yuki/)).findByRole('alert'),
    ).toHaveTextContent(teamMessages.removal.notAllowed);
  },
});

const rightsRefused = worldStory({ world: 'admin-team-permissions-refused', at });
export const PermissionsRefused = meta.story({
  ...rightsRefused.annotations,
  parameters: { consoleErrors: [answered(403)] },
  play: async ({ canvas, userEvent, step }) => {
    await openTeam(canvas);
    await openTab('Assign Servers', userEvent);
    await memberRow(/^sam_supports/);
    await choose('yuki', userEvent);
    await step('the error is shown, and the choice is kept', async () => {
      const row = await serverRow('Sneaker Wire');
      await userEvent.click(row);
      await press('Save Changes', userEvent);
      await expectToast(notices.permissionsNotAllowed.title);
      await expect(await team().findByRole('alert')).toHaveTextContent(
        /^Yuki.*You don't have permission/,
      );
      await expect(row).toHaveAttribute('aria-selected', 'true');
    });
    await step('discard it', async () => {
      await press('Discard', userEvent);
      await team().findByText(teamDialogMessages.assign.nothingChanged);
    });
  },
});

const lost = worldStory({ world: 'admin-realtime-lost', at });
export const RealtimeLost = meta.story({
  ...lost.annotations,
  play: async ({ canvas, userEvent }) => {
    await openTeam(canvas);
    await openTab('Edit Members', userEvent);
    await team().findByText(teamMessages.list.channelLost);
    await memberRow(/^sam_supports/);
  },
});

const unreachable = worldStory({ world: 'admin-team-unreachable', at });
export const TeamUnreachable = meta.story({
  ...unreachable.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    await openTeam(canvas);
    await openTab('Edit Members', userEvent);
    await team().findByText(teamMessages.list.unreachable);
    await expect(team().getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

const big = worldStory({ world: 'big-team-and-servers', at });
export const BigTeamAndServers = meta.story({
  ...big.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await openTeam(canvas);
    await openTab('Assign Servers', userEvent);
    await step('renders only the visible ones of 300 members', async () => {
      await memberRow(/^Priya Raman/);
      await expect(team().getAllByRole('option').length).toBeLessThan(20);
    });
    await step('and of 200 servers', async () => {
      await choose('okafor 1', userEvent);
      await team().findByRole('grid', { name: /^Servers of Ada Okafor 1/ });
      await waitFor(() => expect(team().getAllByRole('row').length).toBeGreaterThan(5));
      await expect(team().getAllByRole('row').length).toBeLessThan(20);
    });
    await step('finds a server by name', async () => {
      await type('Search servers', 'picks 197', userEvent);
      await waitFor(() => expect(team().getAllByRole('row')).toHaveLength(1));
    });
  },
});

const owner = worldStory({ world: 'owner', at });
export const NotForOwners = meta.story({
  ...owner.annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Resell Heaven Owner' });
    await expect(canvas.queryByRole('button', { name: 'Team' })).toBeNull();
  },
});
