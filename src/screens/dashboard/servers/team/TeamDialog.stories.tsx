import { expect, screen, waitFor, within } from 'storybook/test';
import { answered } from '../../../../../.storybook/console-errors';
import preview from '../../../../../.storybook/preview';
import { teamMessages } from '#content/messages/dashboard/team';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import { paths } from '#domain/paths';
import { follow, worldStory } from '../../../../../.storybook/world-story';
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
  paste: (text: string) => Promise<void>;
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

async function fill(label: string, text: string, { click, paste }: UserActions) {
  const field = await team().findByRole<HTMLInputElement>('textbox', { name: label });
  await click(field);
  field.select();
  await paste(text);
}

async function enter(label: string, text: string, user: UserActions) {
  await fill(label, text, user);
  await user.keyboard('{Enter}');
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
      await enter('Name', 'Noor Haddad', userEvent);
      await expectToast(notices.memberAdded.title);
      const name = team().getByRole('textbox', { name: 'Name' });
      await waitFor(() => expect(name).toHaveValue(''));
      await expect(name).toHaveFocus();
      await expect(name).not.toHaveAccessibleDescription();
    });
    await step('find them and change their role', async () => {
      await openTab('Edit Members', userEvent);
      await enter('Search members', 'noor h', userEvent);
      const form = await team().findByRole('form', { name: 'Noor Haddad' });
      await expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
      await enter('Role', 'Night shift', userEvent);
      await expectToast(notices.memberUpdated.title);
      await memberRow(/^Noor Haddad Support · Night shift/);
      await waitFor(() =>
        expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled(),
      );
    });
    await step('choosing another member asks before a change is lost', async () => {
      await fill('Role', 'Day shift', userEvent);
      await fill('Search members', 'yuki', userEvent);
      await userEvent.click(await memberRow(/^Yuki/));
      await answer(teamDialogMessages.switching.title('Noor Haddad'), 'Discard', userEvent);
      await noQuestion();
    });
    await step('remove the other one', async () => {
      await team().findByRole('form', { name: /^Yuki/ });
      await press('Remove', userEvent);
      await answer(/^Remove Yuki/, 'Remove', userEvent);
      await expectToast(notices.memberRemoved.title);
      await noQuestion();
      await team().findByText(teamDialogMessages.edit.chooseFirst);
    });
    await step('assign a server with a panel', async () => {
      await openTab('Assign Servers', userEvent);
      await enter('Search members', 'harriet', userEvent);
      await fill('Search servers', 'sneaker', userEvent);
      await userEvent.click(await serverRow('Sneaker Wire'));
      const chips = await team().findByRole('group', { name: 'Panels in Sneaker Wire' });
      await userEvent.click(within(chips).getByRole('button', { name: 'Points' }));
      await team().findByText('Changes for Harriet');
      await press('Save Changes', userEvent);
      await expectToast(notices.permissionsSaved.title);
      const { members, permissions } = admin.backend().store.team.rows();
      const harriet = members.find(({ name }) => name === 'Harriet');
      const given = permissions.filter(({ team_member_id }) => team_member_id === harriet?.id);
      await expect(
        Object.fromEntries(given.map((row) => [row.server_name.slice(0, 10), row.allowed_panels])),
      ).toEqual({ 'Sneaker Wi': ['points'], 'The Amazon': ['advanced', 'roles'] });
    });
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
      await enter('Name', 'Noor Haddad', userEvent);
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
