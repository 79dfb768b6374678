import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { createToasts } from '#components/Toasts/queue';
import { Toasts } from '#components/Toasts/Toasts';
import { teamMessages } from '#content/messages/dashboard/team';
import {
  bob,
  ines,
  manyMembers,
  manyServers,
  marcus,
  priya,
  servers,
  team,
} from './story-team.fixture';
import { formAt, rightsAt, rosterAt, stillTeam } from './team-story.fixture';
import { TeamDialog } from './TeamDialog';

/** One story for each state of the machines that the dialog shows. No requests are sent. */
const meta = preview.meta({
  title: 'Screens/Servers/Team Management',
  component: TeamDialog,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
  },
});

const [heaven] = servers;
const typed = { name: 'Noor Haddad', role: 'Night shift', nameColor: '#2b2d55' };

const add = (form: Parameters<typeof formAt>[0]) =>
  stillTeam({ tab: 'add', addition: formAt(form) });
const edit = (form: Parameters<typeof formAt>[0], of = priya) =>
  stillTeam({ tab: 'edit', editing: formAt({ of, ...form }) });
const list = (facts: Parameters<typeof rosterAt>[0]) =>
  stillTeam({ tab: 'edit', roster: rosterAt(facts) });

export const Closed = meta.story(stillTeam({ isOpen: false }));
export const ForOneServer = meta.story(stillTeam({ server: heaven }));

export const AddEmpty = meta.story(add({ form: 'editing' }));
export const AddTyped = meta.story(add({ form: 'editing', typed }));
export const AddUploading = meta.story(add({ form: 'uploading', typed }));
export const Adding = meta.story(add({ form: { saving: 'adding' }, typed }));
export const AddMissingName = meta.story(add({ form: { failed: 'missingName' } }));
export const AddMalformed = meta.story(
  add({ form: { failed: 'malformed' }, typed: { ...typed, discordId: 'noor' } }),
);
export const AddPictureRefused = meta.story(add({ form: { failed: 'pictureRejected' }, typed }));
export const AddNotAllowed = meta.story(add({ form: { failed: 'notAllowed' }, typed }));
export const AddFailed = meta.story(add({ form: { failed: 'unknown' }, typed }));
export const AddUnreachable = meta.story(add({ form: { failed: 'unreachable' }, typed }));

export const Listed = meta.story(list({}));
export const Loading = meta.story(list({ list: 'loading' }));
export const Empty = meta.story(list({ members: [] }));
export const Forbidden = meta.story(list({ list: { failed: 'forbidden' } }));
export const Unreachable = meta.story(list({ list: { failed: 'unreachable' } }));
export const Refetching = meta.story(list({ list: { shown: 'refreshing' } }));
export const Stale = meta.story(list({ list: { shown: { stale: 'unreachable' } } }));
export const ChannelLost = meta.story(list({ live: 'off' }));
export const MemberAwaited = meta.story(
  list({
    expected: [
      {
        id: 'add',
        change: { kind: 'add', member: { ...bob, id: 'new', name: 'Noor Haddad' } },
        known: team.map(({ id }) => id),
      },
      { id: 'update:1', change: { kind: 'update', member: priya }, known: [] },
    ],
  }),
);

/** Of many rows, only those near the visible ones are rendered. */
const fewRows = (role: 'option' | 'row') =>
  waitFor(async () => {
    const rows = screen.getAllByRole(role).length;
    await expect([rows > 5, rows < 20]).toEqual([true, true]);
  });

export const ThreeHundredMembers = meta.story({
  ...list({ members: manyMembers }),
  play: () => fewRows('option'),
});

export const Editing = meta.story(edit({ form: 'editing' }));
export const EditTyped = meta.story(edit({ form: 'editing', typed: { name: 'Priya R.' } }));
export const EditPlatformOwner = meta.story(edit({ form: 'editing' }, ines));
export const EditUploading = meta.story(edit({ form: 'uploading', typed }));
export const Saving = meta.story(edit({ form: { saving: 'updating' }, typed }));
export const EditMissingName = meta.story(
  edit({ form: { failed: 'missingName' }, typed: { name: '' } }),
);
export const EditNotAllowed = meta.story(edit({ form: { failed: 'notAllowed' }, typed }));
export const EditFailed = meta.story(edit({ form: { failed: 'unknown' }, typed }));
export const EditUnreachable = meta.story(edit({ form: { failed: 'unreachable' }, typed }));
export const MemberGone = meta.story(
  stillTeam({
    tab: 'edit',
    roster: rosterAt({ members: [marcus, bob] }),
    editing: formAt({ form: 'editing', of: priya, typed: { name: 'Priya R.' } }),
  }),
);

export const RemovalConfirming = meta.story(edit({ form: 'editing', removal: 'confirming' }));
export const Removing = meta.story(edit({ form: 'editing', removal: 'removing' }));
export const RemovalNotAllowed = meta.story(
  edit({ form: 'editing', removal: { failed: 'notAllowed' } }, marcus),
);
export const RemovalOfOwner = meta.story(
  edit({ form: 'editing', removal: { failed: 'cannotRemoveOwner' } }, ines),
);
export const RemovalFailed = meta.story(edit({ form: 'editing', removal: { failed: 'unknown' } }));
export const RemovalUnreachable = meta.story(
  edit({ form: 'editing', removal: { failed: 'unreachable' } }),
);

const drafts = {
  [priya.id]: { base: priya.permissions, draft: [] },
  [marcus.id]: {
    base: marcus.permissions,
    draft: [
      { serverId: heaven.id, serverName: heaven.name, allowedPanels: ['roles', 'embeds'] as const },
    ],
  },
};
const assign = (rights: ReturnType<typeof rightsAt>) => ({
  ...stillTeam({ tab: 'assign', rights }),
  play: choosePriya,
});

/** Selects a member. The selection is local state of the dialog, so a fixture cannot set it. */
async function choosePriya({
  userEvent,
}: {
  userEvent: { click: (on: Element) => Promise<void> };
}) {
  await userEvent.click(await screen.findByRole('option', { name: /^Priya Raman/ }));
  await screen.findByRole('grid', { name: 'Servers of Priya Raman' });
}

export const AssignUntouched = meta.story(assign(rightsAt('untouched')));
export const AssignPending = meta.story(assign(rightsAt('pending', { drafts })));
export const AssignSaving = meta.story(
  assign(
    rightsAt(
      { saving: 'sending' },
      { drafts, waiting: [marcus.id], sent: { memberId: priya.id, permissions: [] } },
    ),
  ),
);
export const AssignSaved = meta.story(assign(rightsAt('saved')));
export const AssignNotAllowed = meta.story(
  assign(rightsAt('failed', { drafts, errors: { [priya.id]: 'notAllowed' } })),
);
export const AssignFailed = meta.story(
  assign(
    rightsAt('failed', {
      drafts,
      errors: { [priya.id]: 'unknown', [marcus.id]: 'unreachable' },
    }),
  ),
);
export const TwoHundredServers = meta.story({
  ...stillTeam({
    tab: 'assign',
    roster: rosterAt({ members: [priya, ...manyMembers.slice(1)] }),
    pageServers: manyServers,
  }),
  play: async (stage) => {
    await choosePriya(stage);
    await fewRows('row');
  },
});

const queue = createToasts();
export const Notices = meta.story({
  beforeEach: () => () => queue.clear(),
  render: () => <Toasts queue={queue} />,
  play: async () => {
    for (const { description = '', ...notice } of Object.values(teamMessages.notices)) {
      queue.show({ ...notice, description, durationMs: 60_000 });
      await waitFor(() =>
        expect(screen.getByRole('alertdialog')).toHaveTextContent(`${notice.title}${description}`),
      );
      // The catalogue's texts are looked for in each frame.
      await new Promise(requestAnimationFrame);
    }
  },
});
