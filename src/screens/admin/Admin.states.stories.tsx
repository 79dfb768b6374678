import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../../.storybook/preview';
import { adminMessages } from '#content/messages/admin';
import type { ListError, ManagedUser, NewManagedUser } from '#domain/admin/managed-user';
import { paths } from '#domain/paths';
import {
  ManagedUsersContext,
  managedUsersMachine,
} from '#machines/managed-users/managed-users.machine';
import type {
  AddAnswer,
  ListAnswer,
  RemoveAnswer,
} from '#machines/managed-users/managed-users.setup';
import { SignInDialogContext } from '#machines/sign-in-dialog/sign-in-dialog.machine';
import { StoryFrame, type StorySession } from '#screens/_shell/story-frame';
import { Admin, AdminSignedOut } from './Admin';

/** One story for each state of the machine that the screen shows. No requests are sent. */
const meta = preview.meta({
  title: 'Screens/Admin',
  component: Admin,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const user = (discordId: string, panelId: string, addedAt: string): ManagedUser => ({
  discordId,
  panelId,
  isOwner: true,
  addedAt,
});

const users = [
  user('402715839204413440', 'picks-club', '2026-11-12T16:20:00Z'),
  user('88214466310207488', '₿ crypto-desk', '2026-09-30T11:11:00Z'),
  user(
    '561203984471023616',
    'The Amazon Sellers Laboratory, wholesale floor',
    '2026-06-23T19:48:00Z',
  ),
  user('1034561278900011008', 'P'.repeat(100), '2026-04-02T08:05:00Z'),
  user('218345611802574848', 'resell-heaven', '2026-01-05T09:00:00Z'),
];

const manyUsers = Array.from({ length: 100 }, (_, index) =>
  user(
    String(400_000_000_000_000_000n + BigInt(index)),
    `PNL-${index + 1}`,
    '2026-01-05T09:00:00Z',
  ),
);

const [first, second] = users as [ManagedUser, ManagedUser];

interface Parts {
  addition?: 'resting' | 'adding' | { failed: 'unknown' | { alreadyThere: 'reading' | 'known' } };
  question?: 'none' | 'asking';
  removal?: 'resting' | 'removing' | 'failed';
  users?: readonly ManagedUser[];
}

function listed({ users: listedUsers = users, ...parts }: Parts = {}) {
  return managedUsersMachine.resolveState({
    value: { listed: { addition: 'resting', question: 'none', removal: 'resting', ...parts } },
    context: { users: listedUsers, toConfirm: first.discordId, leaving: second.discordId },
  });
}

function closed(value: 'loading' | { failed: ListError['kind'] }) {
  return managedUsersMachine.resolveState({
    value,
    context: { users: [], toConfirm: null, leaving: null },
  });
}

interface Picture {
  snapshot: ReturnType<typeof listed>;
  logic?: typeof managedUsersMachine;
}

const still = ({ snapshot, logic = managedUsersMachine }: Picture) => ({
  render: () => (
    <StoryFrame at={paths.admin.href()} session="signedIn">
      <SignInDialogContext.Provider>
        <ManagedUsersContext.Provider logic={logic} options={{ snapshot }}>
          <Admin />
        </ManagedUsersContext.Provider>
      </SignInDialogContext.Provider>
    </StoryFrame>
  ),
});

const visitor = (session: StorySession) => ({
  render: () => (
    <StoryFrame at={paths.admin.href()} session={session}>
      <SignInDialogContext.Provider>
        <AdminSignedOut isRestoring={session === 'restoring'} />
      </SignInDialogContext.Provider>
    </StoryFrame>
  ),
});

export const Restoring = meta.story(visitor('restoring'));
export const SignedOut = meta.story(visitor('signedOut'));
export const Loading = meta.story(still({ snapshot: closed('loading') }));
export const Forbidden = meta.story(still({ snapshot: closed({ failed: 'notAllowed' }) }));
export const SessionEnded = meta.story(still({ snapshot: closed({ failed: 'signInRequired' }) }));
export const Unreachable = meta.story(still({ snapshot: closed({ failed: 'unreachable' }) }));
export const Listed = meta.story(still({ snapshot: listed() }));
export const Empty = meta.story(still({ snapshot: listed({ users: [] }) }));
export const Adding = meta.story(still({ snapshot: listed({ addition: 'adding' }) }));
export const AddFailed = meta.story(
  still({ snapshot: listed({ addition: { failed: 'unknown' } }) }),
);
export const AddedBefore = meta.story(
  still({ snapshot: listed({ addition: { failed: { alreadyThere: 'known' } } }) }),
);
export const AddedBeforeReading = meta.story(
  still({ snapshot: listed({ addition: { failed: { alreadyThere: 'reading' } } }) }),
);
export const Asking = meta.story(still({ snapshot: listed({ question: 'asking' }) }));
export const AskingMeanwhile = meta.story(
  still({ snapshot: listed({ question: 'asking', removal: 'removing' }) }),
);
export const Removing = meta.story(still({ snapshot: listed({ removal: 'removing' }) }));
export const RemovalFailed = meta.story(still({ snapshot: listed({ removal: 'failed' }) }));

export const ValidatesInput = meta.story({
  ...still({ snapshot: listed() }),
  play: async ({ canvas, userEvent, step }) => {
    const discordId = canvas.getByRole('textbox', { name: 'Discord User ID' });
    const panelId = canvas.getByRole('textbox', { name: 'Panel ID' });
    const add = canvas.getByRole('button', { name: 'Add User' });
    await step('both fields are required', async () => {
      await userEvent.click(add);
      await expect(canvas.getByRole('alert')).toHaveTextContent(adminMessages.incomplete);
      await expect(discordId).toHaveFocus();
      await expect(discordId).toHaveAccessibleDescription(/Enter a Discord User ID\./);
      await expect(panelId).toHaveAccessibleDescription(/Enter a Panel ID\./);
    });
    await step('a name is not an id', async () => {
      await userEvent.paste('mira.resells');
      await userEvent.type(panelId, 'p{Enter}');
      await expect(discordId).toHaveAccessibleDescription(/has 17 to 20 digits/);
      await expect(discordId).toHaveFocus();
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect([discordId, panelId].map((input) => (input as HTMLInputElement).value)).toEqual([
        'mira.resells',
        'p',
      ]);
    });
  },
});

const add = fn<(user: NewManagedUser) => Promise<AddAnswer>>();
export const AddsByKeyboard = meta.story({
  ...still({
    snapshot: listed(),
    logic: managedUsersMachine.provide({
      actors: {
        add: fromPromise(({ input }) => add(input)),
        load: fromPromise<ListAnswer>(() => new Promise(() => {})),
      },
    }),
  }),
  beforeEach: () => {
    add.mockReset().mockImplementation(async (typed) => ({
      ok: true,
      value: user(typed.discordId, typed.panelId, '2026-11-20T12:00:00Z'),
    }));
  },
  play: async ({ canvas, userEvent }) => {
    const discordId = canvas.getByRole('textbox', { name: 'Discord User ID' });
    discordId.focus();
    await userEvent.keyboard('<@1298374651029384192>{Tab} fresh-start {Enter}');
    await canvas.findByText('1298374651029384192');
    await expect(add.mock.calls).toEqual([
      [{ discordId: '1298374651029384192', panelId: 'fresh-start' }],
    ]);
    await expect(rowIds(canvas).at(0)).toBe('1298374651029384192');
    await expect(discordId).toHaveValue('');
    await expect(discordId).toHaveFocus();
    add.mockResolvedValue({ ok: false, error: { kind: 'alreadyThere' } });
    await userEvent.paste('88214466310207489');
    await userEvent.keyboard('{Tab}p{Enter}');
    await waitFor(() =>
      expect(discordId).toHaveAccessibleDescription(new RegExp(adminMessages.alreadyThere)),
    );
    await expect(discordId).toHaveFocus();
  },
});

const remove = fn<() => Promise<RemoveAnswer>>();
export const RemovesByKeyboard = meta.story({
  ...still({
    snapshot: listed(),
    logic: managedUsersMachine.provide({ actors: { remove: fromPromise(() => remove()) } }),
  }),
  beforeEach: () => {
    remove.mockReset().mockResolvedValue({ ok: true, value: null });
  },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: `Remove ${second.discordId}` });
    opener.focus();
    await step("asks for confirmation with the user's id, and can be canceled", async () => {
      await userEvent.keyboard('{Enter}');
      const question = await screen.findByRole('alertdialog', { name: adminMessages.removeTitle });
      await waitFor(() => expect(within(question).getByText(second.discordId)).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(remove).not.toHaveBeenCalled();
    });
    await step('the focus moves to the row that took the place', async () => {
      await userEvent.keyboard('{Enter}');
      const question = await screen.findByRole('alertdialog');
      within(question).getByRole('button', { name: 'Remove' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByText(second.discordId)).toBeNull());
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Remove 561203984471023616' })).toHaveFocus(),
      );
    });
  },
});

export const SearchesAmongMany = meta.story({
  ...still({ snapshot: listed({ users: manyUsers }) }),
  play: async ({ canvas, userEvent, step }) => {
    await step('shows 40 rows at a time', async () => {
      await expect(rowIds(canvas)).toHaveLength(40);
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      await expect(rowIds(canvas)).toHaveLength(80);
    });
    const search = canvas.getByRole('textbox', { name: 'Search users' });
    await step('searches both ids', async () => {
      await userEvent.click(search);
      await userEvent.paste('pnl-99');
      await waitFor(() => expect(rowIds(canvas)).toEqual([manyUsers[98]?.discordId]));
      await expect(canvas.getByText('1 of 100 users')).toBeInTheDocument();
    });
    await step('finds no user, and clears the search', async () => {
      await userEvent.type(search, 'x');
      await canvas.findByText('No users match “pnl-99x”');
      await userEvent.click(canvas.getByRole('button', { name: 'Show all users' }));
      await waitFor(() => expect(rowIds(canvas)).toHaveLength(40));
      await expect(search).toHaveFocus();
    });
  },
});

function rowIds(canvas: { getByRole: typeof screen.getByRole }): string[] {
  const list = canvas.getByRole('region', { name: 'Managed Users' });
  return within(list)
    .getAllByRole('button', { name: /^Remove \d+$/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', '') ?? '');
}
