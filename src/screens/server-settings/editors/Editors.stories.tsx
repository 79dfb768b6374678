import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { editorMessages, keepQuestion } from '#content/messages/editors';
import { teamMessages } from '#content/messages/team';
import { panelNames } from '#content/panels';
import { paths } from '#domain/paths';
import { assignablePanels } from '#domain/permissions/panels';
import { demoServer } from '#domain/servers/server';
import type { MockBackend } from '#mocks/backend';
import { people } from '#mocks/people';
import { guilds } from '#mocks/servers';
import { worldStory } from '../../../app/world-story.fixture';
import { Editors } from './Editors';
import { loadRest } from '../load-rest';

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

const card = async (name: string | RegExp) => within(await screen.findByRole('listitem', { name }));
const chip = async (name: string | RegExp, panel: string) =>
  (await card(name)).getByRole('button', { name: panel });
const press = (button: HTMLElement) => {
  button.focus();
  return userEvent.keyboard('{Enter}');
};
const pressChip = async (name: string | RegExp, panel: string) => press(await chip(name, panel));
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

async function addWren() {
  await press(await screen.findByRole('button', { name: 'Add Editor' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Wren{Enter}');
}

async function remove(name: string | RegExp) {
  await press((await card(name)).getByRole('button', { name: /^Remove/ }));
  const asked = await screen.findByRole('alertdialog', question);
  await press(within(asked).getByRole('button', { name: 'Remove' }));
}

async function toastSays(text: string) {
  await waitFor(() => expect(toast()).toHaveTextContent(text));
}

const adds = worldStory({ world: 'owner', at });
export const OwnerAdds = meta.story({
  ...adds.annotations,
  play: async ({ step }) => {
    await step('add an editor by keyboard, with Advanced selected', async () => {
      await addWren();
      await toastSays(teamMessages.notices.editorAdded.title);
      await expect(await chip('Wren', 'Advanced')).toHaveAttribute('aria-pressed', 'true');
      await expect(screen.getByRole('button', { name: 'Add Editor' })).toHaveFocus();
      await expect(panelsOf(adds.backend(), 'Wren')).toEqual(['advanced']);
    });
  },
});

const changes = worldStory({ world: 'owner', at });
export const OwnerChangesPanels = meta.story({
  ...changes.annotations,
  play: async ({ step }) => {
    await step('save the panels of two editors at once', async () => {
      await pressChip('Marcus', 'Points');
      await pressChip('Yuki 🌸', 'Points');
      await expect(bar().getByText('Panels changed for Marcus and Yuki 🌸')).toBeInTheDocument();
      await press(bar().getByRole('button', { name: 'Save Changes' }));
      await toastSays(teamMessages.notices.permissionsSaved.title);
      await expect(panelsOf(changes.backend(), 'Marcus')).toEqual(['advanced', 'points']);
      await expect(panelsOf(changes.backend(), 'Yuki 🌸')).toEqual([]);
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Unsaved panel changes' })).toBeNull(),
      );
    });
  },
});

const gives = worldStory({ world: 'owner', at });
export const OwnerGivesEveryPanel = meta.story({
  ...gives.annotations,
  play: async ({ step }) => {
    await step('grant API and Editors; there is no toggle for Misc', async () => {
      const yuki = await card('Yuki 🌸');
      const toggles = within(yuki.getByRole('group', { name: /^Panels of/ }));
      await expect(toggles.getAllByRole('button').map((each) => each.textContent)).toEqual(
        assignablePanels.map((panel) => panelNames[panel]),
      );
      for (const panel of assignablePanels) {
        if (panel !== 'points') await pressChip('Yuki 🌸', panelNames[panel]);
      }
      await press(bar().getByRole('button', { name: 'Save Changes' }));
      await toastSays(teamMessages.notices.permissionsSaved.title);
      await expect(panelsOf(gives.backend(), 'Yuki 🌸')).toEqual([...assignablePanels]);
    });
    await step('a new editor starts with some of them', async () => {
      await press(await screen.findByRole('button', { name: 'Add Editor' }));
      const form = within(screen.getByRole('form', { name: 'Add Editor' }));
      await press(form.getByRole('button', { name: 'API' }));
      await press(form.getByRole('button', { name: 'Editors' }));
      await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Wren{Enter}');
      await toastSays(teamMessages.notices.editorAdded.title);
      await expect(panelsOf(gives.backend(), 'Wren')).toEqual(['advanced', 'api', 'editors']);
    });
  },
});

const edits = worldStory({ world: 'owner', at });
export const OwnerEditsAndRemoves = meta.story({
  ...edits.annotations,
  play: async ({ step }) => {
    await step('edit an editor', async () => {
      await press((await card('Marcus')).getByRole('button', { name: 'Edit Marcus' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Marcus' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Nickname' }), 'Marc');
      await press(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await toastSays(teamMessages.notices.memberUpdated.title);
      await expect((await card('Marcus')).getByText('Marc')).toBeInTheDocument();
    });
    await step('remove them', async () => {
      await remove('Marcus');
      await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Marcus' })).toBeNull());
      await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
      await toastSays(teamMessages.notices.editorRemoved.title);
      await expect(document.body).not.toHaveFocus();
    });
  },
});

const others = worldStory({ world: 'owner', at });
export const ConcurrentChanges = meta.story({
  ...others.annotations,
  play: async ({ step }) => {
    const { team } = others.backend().store;
    await step("local changes stay on top of another user's", async () => {
      await pressChip('Yuki 🌸', 'Roles');
      const { members, permissions } = team.rows();
      const yuki = members.find(({ name }) => name === 'Yuki 🌸');
      team.keepPermissions(
        permissions.map((row) =>
          row.team_member_id === yuki?.id ? { ...row, allowed_panels: ['embeds'] } : row,
        ),
      );
      await waitFor(async () =>
        expect(await chip('Yuki 🌸', 'Embeds')).toHaveAttribute('aria-pressed', 'true'),
      );
      await expect(await chip('Yuki 🌸', 'Roles')).toHaveAttribute('aria-pressed', 'true');
      await expect(await chip('Yuki 🌸', 'Points')).toHaveAttribute('aria-pressed', 'false');
    });
  },
});

const interrupted = worldStory({ world: 'owner', at });
export const LiveUpdatesLostAndBack = meta.story({
  ...interrupted.annotations,
  play: async ({ step }) => {
    const { realtime, store } = interrupted.backend();
    await step('the list stays and says that it may be out of date', async () => {
      await card('Yuki 🌸');
      await waitFor(() => expect(realtime.joined()).toBe(3));
      realtime.closeChannel('db-changes');
      await screen.findByText(teamMessages.list.channelLost);
      await card('Yuki 🌸');
    });
    await step('changes made meanwhile appear after reconnecting', async () => {
      const marcus = store.team.rows().members.find(({ name }) => name === 'Marcus');
      store.team.removeMembers([marcus?.id ?? '']);
      await expect(screen.queryByRole('listitem', { name: 'Marcus' })).not.toBeNull();
      await waitFor(() => expect(screen.queryByText(teamMessages.list.channelLost)).toBeNull());
      await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Marcus' })).toBeNull());
      await card('Yuki 🌸');
    });
  },
});

const withOwner = worldStory({ world: 'team-with-owner', at });
export const PlatformOwnerCannotBeRemoved = meta.story({
  ...withOwner.annotations,
  play: async () => {
    const { username } = people.platformOwner.discord;
    const owner = await card(username);
    await owner.findByRole('button', { name: `View as ${username}` });
    await waitFor(() => expect(owner.queryByRole('button', { name: /^Remove/ })).toBeNull());
    const other = await card('Yuki 🌸');
    await expect(other.getByRole('button', { name: /^Remove/ })).toBeEnabled();
  },
});

const addFails = worldStory({ world: 'team-add-fails', at });
export const AddingFails = meta.story({
  ...addFails.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ step }) => {
    await step('a name is required', async () => {
      await press(await screen.findByRole('button', { name: 'Add Editor' }));
      await screen.findByRole('textbox', { name: 'Name' });
      await userEvent.keyboard('{Enter}');
      await toastSays(teamMessages.notices.missingName.title);
      await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    });
    await step('the input is kept for a retry', async () => {
      await userEvent.keyboard('Wren{Enter}');
      await toastSays(teamMessages.notices.addFailed.title);
      await screen.findByText(teamMessages.form.unknown);
      await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Wren');
      await expect(screen.queryByRole('listitem', { name: 'Wren' })).toBeNull();
    });
  },
});

const updateFails = worldStory({ world: 'team-update-fails', at });
export const EditingFails = meta.story({
  ...updateFails.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async () => {
    await press((await card('Marcus')).getByRole('button', { name: 'Edit Marcus' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Marcus' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nickname' }), 'Marc');
    await press(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(teamMessages.form.unknown);
    await toastSays(teamMessages.notices.updateFailed.title);
    await expect(dialog.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Marc');
  },
});

const removeFails = worldStory({ world: 'team-remove-fails', at });
export const RemovingFails = meta.story({
  ...removeFails.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async () => {
    await remove('Marcus');
    await toastSays(teamMessages.notices.removeFailed.title);
    await expect(
      screen.getByRole('listitem', { name: 'Marcus', hidden: true }),
    ).toBeInTheDocument();
  },
});

const removeRefused = worldStory({ world: 'team-remove-refused', at });
export const RemovingIsRefused = meta.story({
  ...removeRefused.annotations,
  play: async () => {
    await remove('Marcus');
    const dialog = within(await screen.findByRole('alertdialog', question));
    await dialog.findByText(teamMessages.removal.notAllowed);
    await toastSays(teamMessages.notices.notAllowed.title);
    await expect(
      screen.getByRole('listitem', { name: 'Marcus', hidden: true }),
    ).toBeInTheDocument();
  },
});

const permissionsFail = worldStory({ world: 'team-permissions-fail', at });
export const SavingPanelsFails = meta.story({
  ...permissionsFail.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ step }) => {
    await step('the card shows the error and keeps the change', async () => {
      await pressChip('Marcus', 'Points');
      await press(bar().getByRole('button', { name: 'Save Changes' }));
      await toastSays(teamMessages.notices.permissionsFailed.title);
      await expect((await card('Marcus')).getByRole('alert')).toHaveTextContent(
        teamMessages.form.unknown,
      );
      await expect(await chip('Marcus', 'Points')).toHaveAttribute('aria-pressed', 'true');
    });
    await step('the retry fails; discard the change', async () => {
      await press((await card('Marcus')).getByRole('button', { name: 'Try again' }));
      await (await card('Marcus')).findByRole('alert');
      await press(bar().getByRole('button', { name: 'Discard' }));
      await expect(await chip('Marcus', 'Points')).toHaveAttribute('aria-pressed', 'false');
      await expect((await card('Marcus')).queryByRole('alert')).toBeNull();
    });
  },
});

const permissionsRefused = worldStory({ world: 'team-permissions-refused', at });
export const SavingPanelsIsRefused = meta.story({
  ...permissionsRefused.annotations,
  parameters: { consoleErrors: [answered(403)] },
  play: async () => {
    await pressChip('Marcus', 'Points');
    await press(bar().getByRole('button', { name: 'Save Changes' }));
    await toastSays(String(teamMessages.notices.permissionsNotAllowed.description));
    await expect((await card('Marcus')).getByRole('alert')).toHaveTextContent(
      teamMessages.form.notAllowed,
    );
  },
});

const unreachable = worldStory({ world: 'team-unreachable', at });
export const Unreachable = meta.story({
  ...unreachable.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async () => {
    await screen.findByText(teamMessages.list.unreachable);
    await expect(screen.queryByRole('button', { name: 'Add Editor' })).toBeNull();
  },
});

const empty = worldStory({ world: 'team-empty', at });
export const NobodyYet = meta.story({
  ...empty.annotations,
  play: async ({ step }) => {
    await screen.findByText(teamMessages.list.empty);
    await step('shows the first editors', async () => {
      await addWren();
      await card('Wren');
    });
  },
});

const big = worldStory({ world: 'big-team', at });
export const ThreeHundred = meta.story({
  ...big.annotations,
  play: async ({ step }) => {
    await step('find an editor far down, grant a panel and save', async () => {
      await userEvent.type(
        await screen.findByRole('textbox', { name: 'Search editors' }),
        'O’Brien 288',
      );
      await pressChip(/O’Brien 288/, 'Embeds');
      await press(bar().getByRole('button', { name: 'Save Changes' }));
      await toastSays(teamMessages.notices.permissionsSaved.title);
    });
  },
});

const keep = async (count: number) =>
  press(await screen.findByRole('button', { name: `Keep ${count} editors` }));
const noQuestion = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull());

const handedOver = worldStory({ world: 'team-handed-over', at });
export const HandedOver = meta.story({
  ...handedOver.annotations,
  play: async ({ step }) => {
    await step('the new owner is asked about the editors of the former one', async () => {
      await screen.findByText(keepQuestion(6));
      await (await card('Marcus')).findByText(editorMessages.notConfirmed);
      await expect(panelsOf(handedOver.backend(), 'Marcus')).toEqual(['advanced']);
    });
    await step('remove one of them and keep the others', async () => {
      await remove('Marcus');
      await screen.findByText(keepQuestion(5));
      await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
      await keep(5);
      await noQuestion();
      await screen.findByText(editorMessages.kept);
      await expect(screen.queryByText(editorMessages.notConfirmed)).toBeNull();
      await expect(document.body).not.toHaveFocus();
      await card('Yuki 🌸');
    });
  },
});

const handedOn = worldStory({ world: 'confirm-handed-on', at });
export const HandedOnMeanwhile = meta.story({
  ...handedOn.annotations,
  parameters: { consoleErrors: [answered(403)] },
  play: async () => {
    await keep(6);
    await screen.findByText(editorMessages.notKept.forbidden);
    await expect(await screen.findByRole('button', { name: 'Keep 6 editors' })).toBeEnabled();
  },
});

const keptUnheard = worldStory({ world: 'confirm-answer-lost', at });
export const KeepingGetsNoResponse = meta.story({
  ...keptUnheard.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async () => {
    await keep(6);
    await noQuestion();
    await expect(screen.queryByText(editorMessages.notConfirmed)).toBeNull();
  },
});

const notKept = worldStory({ world: 'confirm-unanswered', at });
export const KeepingFails = meta.story({
  ...notKept.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async () => {
    await keep(6);
    await screen.findByText(editorMessages.notKept.unreachable);
    await (await card('Marcus')).findByText(editorMessages.notConfirmed);
  },
});

const keeps = worldStory({ world: 'confirm-slow', at });
export const Keeping = meta.story({
  ...keeps.annotations,
  play: async () => {
    await keep(6);
    await screen.findByRole('button', { name: /^Keeping/ });
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
      await addWren();
      await toastSays(teamMessages.notices.editorAdded.title);
      await pressChip('Tomasz', 'Roles');
      await press(bar().getByRole('button', { name: 'Save Changes' }));
      await toastSays(teamMessages.notices.permissionsSaved.title);
    });
    await step('other editors do not change', async () => {
      await expect(
        within(screen.getByRole('list', { name: 'Editors' }))
          .getAllByRole('listitem')
          .map((each) => each.getAttribute('aria-label')),
      ).toEqual(['Nadia Rahman', 'Tomasz', 'Lucía Fernández', 'Wren']);
      await expect((await card(/Lucía/)).getByText(editorMessages.noDiscordId)).toBeInTheDocument();
    });
  },
});
