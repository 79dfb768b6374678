import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { editorMessages, keepQuestion } from '#content/messages/dashboard/editors';
import { memberSearchTexts } from '#content/messages/dashboard/member-search';
import { teamMessages } from '#content/messages/dashboard/team';
import { paths } from '#domain/paths';
import { demoServer } from '#domain/servers/server';
import type { MockBackend } from '#mocks/backend';
import { guilds } from '#mocks/dashboard/servers';
import { worldStory } from '../../../../.storybook/world-story';
import { Editors } from './Editors';
import { loadRest } from '../settings/load-rest';

/**
 * The tab with the app's machines and services, in different states of the mock backend (worlds). The states of the tab
 * are in `Editors.states.stories.tsx`.
 */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Editors/Wired',
  component: Editors,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const { id: serverId } = guilds.resellHeaven;
const at = paths.dashboard.href(serverId, 'editors');

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const chip = async (name: RegExp, panel: string) =>
  (await row(name)).getByRole('button', { name: panel });
const press = (button: HTMLElement) => {
  button.focus();
  return userEvent.keyboard('{Enter}');
};
const pressChip = async (name: RegExp, panel: string) => press(await chip(name, panel));
const showPanels = async (name: RegExp) => {
  await press((await row(name)).getByRole('button', { name: /^Access of / }));
  await press(await screen.findByRole('menuitemradio', { name: 'Custom' }));
};
const act = async (name: RegExp, action: string) => {
  await press((await row(name)).getByRole('button', { name: /^More actions for / }));
  await press(await screen.findByRole('menuitem', { name: action }));
};
/** Finds the dialog by its name, because toasts have the role `alertdialog` too. */
const question = { name: /^Remove .*\?$/ };
const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');
const bar = () => within(screen.getByRole('region', { name: 'Unsaved panel changes' }));

/** Returns the panels of a member in the server, as stored in the backend. */
function panelsOf(backend: MockBackend, name: string): readonly string[] | null {
  const { members, permissions } = backend.store.team.rows();
  const member = members.find((row) => row.name === name);
  const given = permissions.find(
    (row) => row.team_member_id === member?.id && row.server_id === serverId,
  );
  return given?.allowed_panels ?? null;
}

async function remove(name: RegExp) {
  await act(name, editorMessages.remove);
  const asked = await screen.findByRole('alertdialog', question);
  await press(within(asked).getByRole('button', { name: 'Remove' }));
}

async function toastSays(text: string) {
  await waitFor(() => expect(toast()).toHaveTextContent(text));
}

const owner = worldStory({ world: 'owner', at });
export const Owner = meta.story({
  ...owner.annotations,
  play: async ({ step }) => {
    const { team } = owner.backend().store;
    await step('add an editor by keyboard, who starts with some of the panels', async () => {
      await press(await screen.findByRole('button', { name: 'Add Editor' }));
      const form = within(await screen.findByRole('form', { name: 'Add Editor' }));
      await press(form.getByRole('button', { name: 'API' }));
      await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Wren{Enter}');
      await toastSays(teamMessages.notices.editorAdded.title);
      await (await row(/^Wren/)).findByText('Advanced, API');
      await expect(screen.getByRole('button', { name: 'Add Editor' })).toHaveFocus();
      await expect(panelsOf(owner.backend(), 'Wren')).toEqual(['advanced', 'api']);
    });
    await step("local changes stay on top of another user's", async () => {
      await showPanels(/^Yuki/);
      await pressChip(/^Yuki/, 'Roles');
      const { members, permissions } = team.rows();
      const yuki = members.find(({ name }) => name === 'Yuki 🌸');
      team.keepPermissions(
        permissions.map((row) =>
          row.team_member_id === yuki?.id ? { ...row, allowed_panels: ['embeds'] } : row,
        ),
      );
      await waitFor(async () =>
        expect(await chip(/^Yuki/, 'Embeds')).toHaveAttribute('aria-pressed', 'true'),
      );
      await expect(await chip(/^Yuki/, 'Roles')).toHaveAttribute('aria-pressed', 'true');
      await expect(await chip(/^Yuki/, 'Points')).toHaveAttribute('aria-pressed', 'false');
    });
    await step('save the panels of two editors at once', async () => {
      await showPanels(/^Marcus/);
      await pressChip(/^Marcus/, 'Points');
      await expect(bar().getByText('Panels changed for Marcus and Yuki 🌸')).toBeInTheDocument();
      await press(bar().getByRole('button', { name: 'Save Changes' }));
      await toastSays(teamMessages.notices.permissionsSaved.title);
      await expect(panelsOf(owner.backend(), 'Marcus')).toEqual(['advanced', 'points']);
      await expect(panelsOf(owner.backend(), 'Yuki 🌸')).toEqual(['roles', 'embeds']);
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Unsaved panel changes' })).toBeNull(),
      );
    });
    await step('edit an editor', async () => {
      await act(/^Marcus/, editorMessages.edit);
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Marcus' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Nickname' }), 'Marc');
      await press(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await toastSays(teamMessages.notices.memberUpdated.title);
      await expect((await row(/^Marcus/)).getByText('Marc')).toBeInTheDocument();
    });
    await step('remove them', async () => {
      await remove(/^Marcus/);
      await waitFor(() => expect(screen.queryByRole('row', { name: /^Marcus/ })).toBeNull());
      await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
      await toastSays(teamMessages.notices.editorRemoved.title);
      await expect(document.body).not.toHaveFocus();
    });
  },
});

const addFails = worldStory({ world: 'team-add-fails', at });
export const AddingFails = meta.story({
  ...addFails.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ step }) => {
    await step('a name is required', async () => {
      await press(await screen.findByRole('button', { name: 'Add Editor' }));
      const name = await screen.findByRole('textbox', { name: 'Name' });
      await expect(screen.getByRole('combobox', { name: memberSearchTexts.label })).toHaveFocus();
      name.focus();
      await userEvent.keyboard('{Enter}');
      await toastSays(teamMessages.notices.missingName.title);
      await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    });
    await step('the input is kept for a retry', async () => {
      await userEvent.keyboard('Wren{Enter}');
      await toastSays(teamMessages.notices.addFailed.title);
      await screen.findByText(teamMessages.form.unknown);
      await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Wren');
      await expect(screen.queryByRole('row', { name: /^Wren/ })).toBeNull();
    });
  },
});

const handedOver = worldStory({ world: 'team-handed-over', at });
export const HandedOver = meta.story({
  ...handedOver.annotations,
  play: async ({ step }) => {
    await step('the new owner is asked about the editors of the former one', async () => {
      await screen.findByText(keepQuestion(6));
      await (await row(/^Marcus/)).findByText(editorMessages.notConfirmed);
      await expect(panelsOf(handedOver.backend(), 'Marcus')).toEqual(['advanced']);
    });
    await step('remove one of them and keep the others', async () => {
      await remove(/^Marcus/);
      await screen.findByText(keepQuestion(5));
      await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
      await press(screen.getByRole('button', { name: 'Keep 5 editors' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull());
      await screen.findByText(editorMessages.kept);
      await expect(screen.queryByText(editorMessages.notConfirmed)).toBeNull();
      await expect(document.body).not.toHaveFocus();
      await row(/^Yuki/);
    });
  },
});

const demo = worldStory({
  world: 'signed-out',
  at: paths.dashboard.href(demoServer.id, 'editors'),
});
export const DemoServer = meta.story({
  ...demo.annotations,
  play: async ({ step }) => {
    await step('a visitor can try everything', async () => {
      await press(await screen.findByRole('button', { name: 'Add Editor' }));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Wren{Enter}');
      await toastSays(teamMessages.notices.editorAdded.title);
      await showPanels(/^Tomasz/);
      await pressChip(/^Tomasz/, 'Roles');
      await press(bar().getByRole('button', { name: 'Save Changes' }));
      await toastSays(teamMessages.notices.permissionsSaved.title);
    });
    await step('other editors do not change', async () => {
      const heads = within(screen.getByRole('table', { name: 'Editors' })).getAllByRole(
        'rowheader',
      );
      const names = ['Nadia Rahman', 'Tomasz', 'Lucía Fernández', 'Wren'];
      await expect(heads).toHaveLength(names.length);
      for (const [at, name] of names.entries()) await expect(heads[at]).toHaveTextContent(name);
      await expect((await row(/Lucía/)).getByText(editorMessages.noDiscordId)).toBeInTheDocument();
    });
  },
});
