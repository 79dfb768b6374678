import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { editorMessages, keepQuestion, notYoursText } from '#content/messages/dashboard/editors';
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

const card = (name: string | RegExp) => within(screen.getByRole('listitem', { name }));
const chip = (name: string | RegExp, panel: string) =>
  card(name).getByRole('button', { name: panel });

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
      await expect(banner.getByRole('textbox')).toHaveValue('300000000000000001');
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
    await step('a card shows the granted panels among all assignable ones', async () => {
      const pressed = card('Priya Raman')
        .getAllByRole('button', { pressed: true })
        .map((each) => each.textContent);
      await expect(pressed).toEqual(['Advanced', 'Roles', 'Points', 'Editors']);
      await expect(
        card('Priya Raman')
          .getAllByRole('button', { pressed: false })
          .map((each) => each.textContent),
      ).toEqual(['API', 'Channels', 'Embeds']);
      await expect(card(/Bob/).getByText(editorMessages.noDiscordId)).toBeVisible();
    });
    await step('grant a panel by keyboard; it is not saved yet', async () => {
      chip('Priya Raman', 'Channels').focus();
      await userEvent.keyboard(' ');
      await expect(chip('Priya Raman', 'Channels')).toHaveAttribute('aria-pressed', 'true');
      await expect(card('Priya Raman').getByText(editorMessages.changed)).toBeVisible();
      const bar = within(screen.getByRole('region', { name: 'Unsaved panel changes' }));
      await waitFor(() => expect(bar.getByText('Panels changed for Priya Raman')).toBeVisible());
      await userEvent.click(bar.getByRole('button', { name: 'Review changes' }));
      await bar.findByText('Gets Channels');
    });
    await step('discard it', async () => {
      const bar = within(screen.getByRole('region', { name: 'Unsaved panel changes' }));
      await userEvent.click(bar.getByRole('button', { name: 'Discard' }));
      await expect(chip('Priya Raman', 'Channels')).toHaveAttribute('aria-pressed', 'false');
      await expect(screen.getByRole('region', { name: 'Editors' })).toHaveFocus();
    });
  },
});

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
    await expect(card('Priya Raman').getByText(editorMessages.notConfirmed)).toBeVisible();
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
  play: async () => {
    await expect(card('Priya Raman').queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(card(/Bob/).getByRole('button', { name: /^Remove/ })).toBeEnabled();
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

export const SeenByAnEditor = meta.story({
  ...still({
    roster: rosterAt({ shown: 'fresh' }, { members: team }),
    server: { ...ownServer, role: 'Member' },
    viewer: manager,
    onViewAs: null,
  }),
  play: async ({ userEvent, step }) => {
    await step('an editor changes only panels that they have themselves', async () => {
      await expect(chip(/Bob/, 'Points')).not.toHaveAttribute('aria-disabled');
      await expect(chip(/Bob/, 'Embeds')).toHaveAttribute('aria-disabled', 'true');
      await expect(chip(/Bob/, 'Embeds')).toHaveAccessibleDescription(
        'You can only give access to panels you can open yourself. Ask the owner of Resell Heaven for Embeds.',
      );
      await userEvent.click(chip(/Bob/, 'Embeds'));
      await expect(chip(/Bob/, 'Embeds')).toHaveAttribute('aria-pressed', 'false');
    });
    await step('a role without rights is locked, with the reason', async () => {
      const reason = notYoursText({ kind: 'editingRole' }, ownServer.name);
      await expect(card('Priya Raman').getAllByText(reason).at(-1)).toBeVisible();
      await userEvent.click(card('Priya Raman').getByRole('button', { name: 'Edit Priya Raman' }));
      const dialog = await screen.findByRole('dialog', { name: 'You cannot edit Priya Raman' });
      await expect(dialog).toHaveAccessibleDescription(reason);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('removal is not allowed', async () => {
      await userEvent.click(card(/Bob/).getByRole('button', { name: /^Remove/ }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await dialog.findByText(teamMessages.removal.notAllowed);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
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
    await step('renders the visible ones and counts all', async () => {
      const drawn = within(screen.getByRole('list', { name: 'Editors' })).getAllByRole('listitem');
      await expect(drawn.length).toBeLessThan(100);
      await expect(drawn[0]).toHaveAttribute('aria-setsize', '300');
    });
    await step('finds an editor by Discord ID', async () => {
      await userEvent.click(screen.getByRole('textbox', { name: 'Search editors' }));
      await userEvent.paste('80308');
      await screen.findByRole('listitem', { name: 'Editor 299' });
      await waitFor(() =>
        expect(
          within(screen.getByRole('list', { name: 'Editors' })).getAllByRole('listitem'),
        ).toHaveLength(1),
      );
    });
    await step('shows that none is found, then all again', async () => {
      await userEvent.paste(' nobody');
      await userEvent.click(await screen.findByRole('button', { name: 'Show all editors' }));
      await screen.findByRole('listitem', { name: 'Editor 1' });
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
    await expect(screen.getByRole('listitem', { name: /Bob/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});
export const Saved = meta.story(still({ permissions: permissionsAt('saved') }));

const failed = (kind: 'notAllowed' | 'unknown' | 'unreachable') => ({
  ...still({
    permissions: permissionsAt('failed', { drafts, errors: { [priya.id]: kind } }),
  }),
  play: async () => {
    await expect(card('Priya Raman').getByRole('alert')).toHaveTextContent(teamMessages.form[kind]);
    await expect(card('Priya Raman').getByRole('button', { name: 'Try again' })).toBeEnabled();
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
    await userEvent.click(screen.getByRole('button', { name: 'View as Priya Raman' }));
    await expect(onViewAs).toHaveBeenCalledWith(priya);
  },
});
