import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise, type StateValueFrom } from 'xstate';
import preview from '../../../.storybook/preview';
import { adminMessages } from '#content/messages/admin/admin';
import { connectionMessages } from '#content/messages/shell/shell';
import type {
  AddError,
  ManagedUser,
  NewManagedUser,
  RemoveError,
} from '#domain/admin/managed-user';
import { paths } from '#domain/paths';
import type { Result } from '#domain/result';
import { commandAt } from '#machines/charts/command.fixtures';
import { readerAt } from '#machines/charts/reader.fixtures';
import {
  ManagedUsersContext,
  managedUsersMachine,
} from '#machines/admin/managed-users/managed-users.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import {
  UserAdditionContext,
  userAdditionMachine,
} from '#machines/admin/user-addition/user-addition.machine';
import {
  UserRemovalContext,
  userRemovalMachine,
} from '#machines/admin/user-removal/user-removal.machine';
import { StoryFrame, type StorySession } from '#screens/shell/story-frame';
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
  list?: StateValueFrom<typeof managedUsersMachine>;
  users?: readonly ManagedUser[] | null;
  addition?: StateValueFrom<typeof userAdditionMachine>;
  removal?: StateValueFrom<typeof userRemovalMachine>;
  add?: typeof userAdditionMachine;
  remove?: typeof userRemovalMachine;
}

const still = ({
  list = { shown: 'fresh' },
  users: value = users,
  addition = 'idle',
  removal = 'idle',
  add = userAdditionMachine,
  remove = userRemovalMachine,
}: Parts = {}) => ({
  render: () => (
    <StoryFrame at={paths.admin.href()} session="signedIn">
      <SignInDialogContext.Provider>
        <ManagedUsersContext.Provider
          options={{ snapshot: readerAt(managedUsersMachine, list, { value }) }}
        >
          <UserAdditionContext.Provider
            logic={add}
            options={{ snapshot: commandAt(userAdditionMachine, addition, first) }}
          >
            <UserRemovalContext.Provider
              logic={remove}
              options={{ snapshot: commandAt(userRemovalMachine, removal, second) }}
            >
              <Admin />
            </UserRemovalContext.Provider>
          </UserAdditionContext.Provider>
        </ManagedUsersContext.Provider>
      </SignInDialogContext.Provider>
    </StoryFrame>
  ),
});

const asking = (parts?: Parts) => ({
  ...still(parts),
  play: async ({ canvas, userEvent }: Parameters<typeof openQuestion>[0]) => {
    await openQuestion({ canvas, userEvent });
  },
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
export const Loading = meta.story(still({ list: 'loading', users: null }));
export const Forbidden = meta.story(still({ list: { failed: 'notAllowed' }, users: null }));
export const SessionEnded = meta.story(still({ list: { failed: 'signInRequired' }, users: null }));
export const TooSlow = meta.story({
  ...still({ list: { failed: 'tooSlow' }, users: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(connectionMessages.tooSlow)).toBeVisible();
  },
});
export const Unreachable = meta.story(still({ list: { failed: 'unreachable' }, users: null }));
export const Listed = meta.story(still());
export const Stale = meta.story({
  ...still({ list: { shown: { stale: 'unreachable' } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(adminMessages.stale)).toBeVisible();
    await expect(rowIds(canvas)).toHaveLength(users.length);
  },
});
export const Empty = meta.story(still({ users: [] }));
export const Adding = meta.story(still({ addition: 'running' }));
export const AddFailed = meta.story(still({ addition: { failed: 'unknown' } }));
export const AddedBefore = meta.story(still({ addition: { failed: 'alreadyThere' } }));
export const AddedBeforeReading = meta.story(
  still({ list: { shown: 'refreshing' }, addition: { failed: 'alreadyThere' } }),
);
export const RightTaken = meta.story({
  ...still({ addition: { failed: 'notAllowed' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminMessages.notAllowed);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const Asking = meta.story(asking());
export const AskingMeanwhile = meta.story(asking({ removal: 'running' }));
export const Removing = meta.story(still({ removal: 'running' }));
export const RemovalFailed = meta.story(still({ removal: { failed: 'unknown' } }));

export const ValidatesInput = meta.story({
  ...still(),
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

export const AsksBeforeInputIsLost = meta.story({
  ...still(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Panel ID' }), 'picks');
    await userEvent.click(canvas.getByRole('link', { name: /^Grouped/ }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(adminMessages.leaveHelp);
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    await expect(canvas.getByRole('textbox', { name: 'Panel ID' })).toHaveValue('picks');
  },
});

type AddAnswer = Result<ManagedUser, AddError>;
const add = fn<(user: NewManagedUser) => Promise<AddAnswer>>();
export const AddsByKeyboard = meta.story({
  ...still({
    add: userAdditionMachine.provide({
      actors: { run: fromPromise<AddAnswer, NewManagedUser>(({ input }) => add(input)) },
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
    await waitFor(() => expect(discordId).toHaveValue(''));
    await expect(add.mock.calls).toEqual([
      [{ discordId: '1298374651029384192', panelId: 'fresh-start' }],
    ]);
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

const remove = fn<() => Promise<Result<null, RemoveError>>>();
export const RemovesByKeyboard = meta.story({
  ...still({
    remove: userRemovalMachine.provide({ actors: { run: fromPromise(() => remove()) } }),
  }),
  beforeEach: () => {
    remove.mockReset().mockReturnValue(new Promise(() => {}));
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
  ...still({ users: manyUsers }),
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

async function openQuestion({
  canvas,
  userEvent,
}: {
  canvas: { getByRole: typeof screen.getByRole };
  userEvent: { click: (element: Element) => Promise<void> };
}) {
  await userEvent.click(canvas.getByRole('button', { name: `Remove ${first.discordId}` }));
  const question = await screen.findByRole('alertdialog', { name: adminMessages.removeTitle });
  await expect(within(question).getByText(first.discordId)).toBeVisible();
}

function rowIds(canvas: { getByRole: typeof screen.getByRole }): string[] {
  const list = canvas.getByRole('region', { name: 'Managed Users' });
  return within(list)
    .getAllByRole('button', { name: /^Remove \d+$/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', '') ?? '');
}
