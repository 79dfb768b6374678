import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import {
  editorMessages,
  editorsListedText,
  keepQuestion,
  noPanelsLeft,
  notYoursText,
  panelsNotYoursText,
} from '#content/messages/dashboard/editors';
import { teamMessages } from '#content/messages/dashboard/team';
import { type Editor, visitor } from '#domain/permissions/roles';
import { demoServer } from '#domain/servers/server';
import { emptyMemberForm, formOf } from '#domain/team/member';
import { editAt, ownServer } from '../settings/story-page.fixture';
import { Editors } from './Editors';
import {
  bob,
  confirmationAt,
  crowd,
  EditorsStory,
  type EditorsPicture,
  jonas,
  memberAt,
  permissionsAt,
  priya,
  rosterAt,
  team,
} from './editors-story.fixture';
import { loadRest } from '../settings/load-rest';

/** One story for each state of the tab's three machines. No requests are sent. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Editors',
  component: Editors,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

const still = (picture: EditorsPicture) => ({ render: () => <EditorsStory {...picture} /> });

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const chip = (name: RegExp, panel: string) => row(name).getByRole('button', { name: panel });
const access = (name: RegExp) => row(name).getByRole('button', { name: /^Access of / });
const panelsButton = (name: RegExp) => row(name).getByRole('button', { name: /^Panels of / });
const actions = (name: RegExp) => row(name).getByRole('button', { name: /^More actions for / });

export const Loading = meta.story(still({ roster: rosterAt('loading') }));
export const NobodyYet = meta.story(
  still({ roster: rosterAt({ shown: 'fresh' }, { members: [] }) }),
);
export const Forbidden = meta.story(
  still({
    roster: rosterAt({ failed: 'forbidden' }),
  }),
);
export const Unreachable = meta.story(
  still({
    roster: rosterAt({ failed: 'unreachable' }),
  }),
);
export const Stale = meta.story(still({ roster: rosterAt({ shown: { stale: 'unreachable' } }) }));
export const ChannelLost = meta.story(still({ roster: rosterAt({ shown: 'fresh' }, {}, 'off') }));
export const Refetching = meta.story(still({ roster: rosterAt({ shown: 'refreshing' }) }));

export const Listed = meta.story({
  ...still({}),
  play: async ({ userEvent, step }) => {
    await step('the banner shows the platform owner and facts about the team', async () => {
      const banner = within(screen.getByRole('region', { name: editorMessages.ownerTitle }));
      await expect(banner.getByText('300000000000000001')).toBeVisible();
      await expect(banner.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
        '3 editors in Resell Heaven',
        'Points is open to 2 editors',
        "1 editor can't sign in until you add a Discord ID",
        'The owner and admins of Resell Heaven manage editors; editors can give others access only to panels they can open',
      ]);
    });
    await step('with reduced motion, each fact has a line of its own', async () => {
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const banner = within(screen.getByRole('region', { name: editorMessages.ownerTitle }));
      const lines = banner.getAllByRole('listitem').map((each) => each.getBoundingClientRect());
      for (const [at, { top }] of lines.entries()) {
        await expect(top).toBeGreaterThanOrEqual(lines[at - 1]?.bottom ?? 0);
      }
    });
    await step('a row shows the preset and its panels', async () => {
      await expect(access(/^Jonas/)).toHaveTextContent('Support');
      await expect(row(/^Jonas/).getByText('Points, Embeds')).toBeVisible();
      await expect(access(/^Priya/)).toHaveTextContent('Custom');
      await expect(row(/^Priya/).getByText('Advanced, Roles, Points, Editors')).toBeVisible();
      await expect(row(/Bob/).getByText(noPanelsLeft)).toBeVisible();
      await expect(row(/Bob/).getByText(editorMessages.noDiscordId)).toBeVisible();
    });
    await step('a row says when its editor last changed a setting', async () => {
      const time = (name: RegExp) => row(name).getByRole('time');
      await expect(time(/^Priya/)).toHaveTextContent('just now');
      await expect(time(/^Jonas/)).toHaveTextContent('last year');
      await expect(time(/^Jonas/)).toHaveAttribute('title', expect.stringContaining('2025'));
      await expect(row(/Bob/).getByText(editorMessages.neverChanged)).toBeVisible();
    });
    await step('single panels are shown among all assignable ones', async () => {
      await userEvent.click(panelsButton(/^Priya/));
      const panels = within(row(/^Priya/).getByRole('group', { name: /^Panels of / }));
      const named = (pressed: boolean) =>
        panels.getAllByRole('button', { pressed }).map((each) => each.textContent);
      await expect(named(true)).toEqual(['Advanced', 'Roles', 'Points', 'Editors']);
      await expect(named(false)).toEqual(['API', 'Channels', 'Embeds']);
    });
    await step('grant a panel by keyboard; it is not saved yet', async () => {
      chip(/^Priya/, 'Channels').focus();
      await userEvent.keyboard(' ');
      await expect(chip(/^Priya/, 'Channels')).toHaveAttribute('aria-pressed', 'true');
      await expect(row(/^Priya/).getByText(editorMessages.changed)).toBeVisible();
      const bar = within(screen.getByRole('region', { name: 'Unsaved panel changes' }));
      await waitFor(() => expect(bar.getByText('Panels changed for Priya Raman')).toBeVisible());
      await userEvent.click(bar.getByRole('button', { name: 'Review changes' }));
      await bar.findByText('Gets Channels');
    });
    await step('discard it', async () => {
      const bar = within(screen.getByRole('region', { name: 'Unsaved panel changes' }));
      await userEvent.click(bar.getByRole('button', { name: 'Discard' }));
      await expect(chip(/^Priya/, 'Channels')).toHaveAttribute('aria-pressed', 'false');
      await expect(screen.getByRole('region', { name: 'Editors' })).toHaveFocus();
    });
    await step('choose a preset by keyboard', async () => {
      access(/Bob/).focus();
      await userEvent.keyboard('{ArrowDown}');
      const moderator = await screen.findByRole('menuitemradio', { name: 'Moderator' });
      await expect(moderator).toHaveAccessibleDescription('Roles, Channels, Points, Embeds');
      await waitFor(() => expect(screen.getByRole('menu')).toContainElement(focused()));
      await userEvent.keyboard('mo{Enter}');
      await waitFor(() => expect(access(/Bob/)).toHaveTextContent('Moderator'));
      await waitFor(() => expect(access(/Bob/)).toHaveFocus());
      await expect(row(/Bob/).getByText(editorMessages.changed)).toBeVisible();
    });
    await step('the preset that an editor had is not a change', async () => {
      await userEvent.click(access(/^Jonas/));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Custom' }));
      await userEvent.click(chip(/^Jonas/, 'Roles'));
      await expect(row(/^Jonas/).getByText(editorMessages.changed)).toBeVisible();
      await userEvent.click(access(/^Jonas/));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Support' }));
      await waitFor(() => expect(row(/^Jonas/).queryByText(editorMessages.changed)).toBeNull());
      await expect(row(/^Jonas/).queryByRole('group')).toBeNull();
    });
    await step('copy an ID', async () => {
      await userEvent.click(actions(/^Jonas/));
      await userEvent.click(await screen.findByRole('menuitem', { name: editorMessages.copyId }));
      await screen.findByText(editorMessages.idCopied);
    });
  },
});

const focused = () => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : null;
};

const unconfirmed = [priya, jonas].map((member) => ({
  ...member,
  permissions: member.permissions.map((given) => ({ ...given, awaitsOwner: true as const })),
}));
/** The server was handed over, and the new owner has not confirmed the editors. */
const handedOver = (state: Parameters<typeof confirmationAt>[0] = 'idle') =>
  still({
    roster: rosterAt({ shown: 'fresh' }, { members: unconfirmed }),
    confirmation: confirmationAt(state),
  });
const notKept = (kind: keyof typeof editorMessages.notKept) => ({
  ...handedOver({ failed: kind }),
  play: async () => {
    await expect(screen.getByText(editorMessages.notKept[kind])).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Keep 2 editors' })).toBeEnabled();
  },
});

export const HandedOver = meta.story({
  ...handedOver(),
  play: async () => {
    await expect(screen.getByText(keepQuestion(2))).toBeVisible();
    await expect(row(/^Priya/).getByText(editorMessages.notConfirmed)).toBeVisible();
  },
});
export const Keeping = meta.story({
  ...handedOver('running'),
  play: async () => {
    await expect(screen.getByRole('button', { name: /^Keeping/ })).toBeVisible();
  },
});
export const HandedOnMeanwhile = meta.story(notKept('forbidden'));
export const KeepingFails = meta.story(notKept('unreachable'));

export const WithPlatformOwner = meta.story({
  ...still({ roster: rosterAt({ shown: 'fresh' }, { platformOwnerId: priya.discordId }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(actions(/^Priya/));
    await screen.findByRole('menuitem', { name: editorMessages.edit });
    await expect(screen.queryByRole('menuitem', { name: editorMessages.remove })).toBeNull();
  },
});

const manager: Editor = {
  ...visitor,
  serverPermissions: [
    {
      serverId: ownServer.id,
      serverName: ownServer.name,
      role: 'support',
      allowedPanels: ['points', 'editors'],
    },
  ],
};

const noEmbeds = panelsNotYoursText(['embeds'], ownServer.name);

export const SeenByAnEditor = meta.story({
  ...still({
    roster: rosterAt({ shown: 'fresh' }, { members: team }),
    server: { ...ownServer, role: 'Member' },
    viewer: manager,
    onViewAs: null,
  }),
  play: async ({ userEvent, step }) => {
    await step('an editor gives only presets of panels that they have themselves', async () => {
      await userEvent.click(access(/Bob/));
      const support = await screen.findByRole('menuitemradio', { name: 'Support' });
      await expect(support).toHaveAttribute('aria-disabled', 'true');
      await expect(support).toHaveAccessibleDescription(noEmbeds);
      await userEvent.keyboard('su');
      await waitFor(() => expect(support).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(support).toHaveAttribute('aria-checked', 'false');
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Custom' }));
    });
    await step('an editor changes only panels that they have themselves', async () => {
      await expect(chip(/Bob/, 'Points')).not.toHaveAttribute('aria-disabled');
      await expect(chip(/Bob/, 'Embeds')).toHaveAttribute('aria-disabled', 'true');
      await expect(chip(/Bob/, 'Embeds')).toHaveAccessibleDescription(noEmbeds);
      await userEvent.click(chip(/Bob/, 'Embeds'));
      await expect(chip(/Bob/, 'Embeds')).toHaveAttribute('aria-pressed', 'false');
    });
    await step('a role without rights is locked, with the reason', async () => {
      const reason = notYoursText({ kind: 'editingRole' }, ownServer.name);
      await userEvent.click(panelsButton(/^Priya/));
      await expect(
        row(/^Priya/)
          .getAllByText(reason)
          .at(-1),
      ).toBeVisible();
      await userEvent.click(actions(/^Priya/));
      await userEvent.click(
        await screen.findByRole('menuitem', { name: editorMessages.whyLocked }),
      );
      const dialog = await screen.findByRole('dialog', { name: 'You cannot edit Priya Raman' });
      await expect(dialog).toHaveAccessibleDescription(reason);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('removal is not allowed', async () => {
      await userEvent.click(actions(/Bob/));
      await userEvent.click(await screen.findByRole('menuitem', { name: editorMessages.remove }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await dialog.findByText(teamMessages.removal.notAllowed);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
});

/** Each row is a card. It keeps the roles of a table, and its text says what the head of the column says elsewhere. */
export const OnPhone = meta.story({
  ...still({ roster: rosterAt({ shown: 'fresh' }, { members: team }) }),
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const cells = row(/^Priya/).getAllByRole('cell');
    await expect(cells).toHaveLength(3);
    await expect(row(/^Priya/).getByText('Last change:')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const EveryKind = meta.story(
  still({ roster: rosterAt({ shown: 'fresh' }, { members: team }) }),
);

export const DemoServer = meta.story(
  still({ server: demoServer, roster: rosterAt({ shown: 'fresh' }, { members: team }) }),
);

export const ThreeHundred = meta.story({
  ...still({ roster: rosterAt({ shown: 'fresh' }, { members: crowd }) }),
  play: async ({ userEvent, step }) => {
    const editors = () =>
      within(screen.getByRole('table', { name: 'Editors' })).getAllByRole('rowheader');
    await step('has pages, and reaches the last one', async () => {
      await expect(screen.getByText(editorsListedText(300))).toBeVisible();
      await expect(editors()).toHaveLength(15);
      await expect(document.documentElement.scrollHeight).toBeLessThan(3_000);
      await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
      await expect(screen.getByText('Page 2 of 20')).toBeVisible();
      await screen.findByRole('row', { name: /^Editor 16 / });
    });
    await step('finds an editor by Discord ID, on whichever page', async () => {
      await userEvent.click(screen.getByRole('textbox', { name: 'Search editors' }));
      await userEvent.paste('80308');
      await screen.findByRole('row', { name: /^Editor 299 / });
      await waitFor(() => expect(editors()).toHaveLength(1));
      await expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    });
    await step('shows that none is found, then all again', async () => {
      await userEvent.paste(' nobody');
      await userEvent.click(await screen.findByRole('button', { name: 'Show all editors' }));
      await screen.findByRole('row', { name: /^Editor 1 / });
      await expect(screen.getByRole('textbox', { name: 'Search editors' })).toHaveFocus();
    });
  },
});

const drafts = {
  [priya.id]: {
    base: priya.permissions,
    draft: [
      {
        serverId: ownServer.id,
        serverName: ownServer.name,
        allowedPanels: ['advanced', 'channels', 'points', 'editors'],
      },
    ],
  },
  [bob.id]: {
    base: bob.permissions,
    draft: [{ serverId: ownServer.id, serverName: ownServer.name, allowedPanels: ['points'] }],
  },
} as const;

export const Pending = meta.story(still({ permissions: permissionsAt('pending', { drafts }) }));
export const PendingBesideSettings = meta.story(
  still({
    permissions: permissionsAt('pending', { drafts }),
    settings: editAt({ ready: 'dirty' }, { draft: { SuccessPoints: 30 } }),
  }),
);
export const Saving = meta.story({
  ...still({
    permissions: permissionsAt({ saving: 'sending' }, { drafts }),
    roster: rosterAt(
      { shown: 'fresh' },
      {
        expected: [
          {
            id: `permissions:${bob.id}`,
            change: {
              kind: 'permissions',
              memberId: bob.id,
              permissions: drafts[bob.id]?.draft ?? [],
            },
            known: [],
          },
        ],
      },
    ),
  }),
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expect(screen.getByRole('row', { name: /Bob/ })).toHaveAttribute('aria-busy', 'true');
    await expect(access(/Bob/)).toBeDisabled();
  },
});
export const Saved = meta.story(still({ permissions: permissionsAt('saved') }));

const failed = (kind: 'notAllowed' | 'unknown' | 'unreachable') => ({
  ...still({
    permissions: permissionsAt('failed', { drafts, errors: { [priya.id]: kind } }),
  }),
  play: async () => {
    await expect(row(/^Priya/).getByRole('alert')).toHaveTextContent(teamMessages.form[kind]);
    await expect(row(/^Priya/).getByRole('button', { name: 'Try again' })).toBeEnabled();
    await screen.findByText('Panels for Priya Raman were not saved');
  },
});

export const PermissionsNotAllowed = meta.story(failed('notAllowed'));
export const PermissionsFailed = meta.story(failed('unknown'));
export const PermissionsUnreachable = meta.story(failed('unreachable'));

const wren = { ...emptyMemberForm, name: 'Wren' };

export const Adding = meta.story({
  ...still({}),
  play: async ({ userEvent, step }) => {
    await step('opens by keyboard and focuses the first field', async () => {
      screen.getByRole('button', { name: 'Add Editor' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    });
    await step('a name is required', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        teamMessages.form.missingName,
      );
    });
    await step('closing asks before the input is discarded', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Wren');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      const question = await screen.findByRole('alertdialog', {
        name: editorMessages.discardTitle,
      });
      await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Wren');
    });
    await step('discard it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
      await expect(screen.getByRole('button', { name: 'Add Editor' })).toBeVisible();
    });
  },
});

export const AddingMissesName = meta.story(still({ member: memberAt({ failed: 'missingName' }) }));
export const AddingUploads = meta.story(still({ member: memberAt('uploading', { form: wren }) }));
export const AddingWaits = meta.story(
  still({
    member: memberAt({ saving: 'adding' }, { form: wren }),
    roster: rosterAt(
      { shown: 'fresh' },
      {
        expected: [
          {
            id: 'add',
            known: ['1', '2', '3'],
            change: { kind: 'add', member: { ...bob, id: 'new', name: 'Wren' } },
          },
        ],
      },
    ),
  }),
);
export const AddingRefused = meta.story(
  still({ member: memberAt({ failed: 'notAllowed' }, { form: wren }) }),
);

const editing = { member: jonas, form: formOf(jonas) };
export const Editing = meta.story(still({ member: memberAt('editing', editing) }));
export const EditingWaits = meta.story(
  still({ member: memberAt({ saving: 'updating' }, editing) }),
);
export const EditingUnreachable = meta.story(
  still({ member: memberAt({ failed: 'unreachable' }, editing) }),
);

const onViewAs = fn();
export const ViewAs = meta.story({
  ...still({ onViewAs }),
  play: async ({ userEvent }) => {
    await userEvent.click(actions(/^Priya/));
    await userEvent.click(await screen.findByRole('menuitem', { name: editorMessages.viewAs }));
    await expect(onViewAs).toHaveBeenCalledWith(priya);
  },
});
