import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise, type SnapshotFrom, type StateValueFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import { configMessages } from '#content/messages/dashboard/config';
import {
  historyErrors,
  historyMessages,
  notUndoneMessages,
} from '#content/messages/dashboard/history';
import {
  comparisonErrors,
  comparisonMessages,
  differenceCountText,
} from '#content/messages/dashboard/config-comparison';
import { rightsChangedText } from '#content/messages/dashboard/why-not';
import type { SaveRequest } from '#domain/bot-config/config';
import type { ConfigChange } from '#domain/bot-config/changes';
import type { ComparisonError } from '#domain/bot-config/comparison';
import type { ConfigKey } from '#domain/bot-config/fields';
import { parseRevisions, type HistoryPage, type Revision } from '#domain/bot-config/history';
import { historyList, type HistoryQuery } from '#domain/bot-config/history-query';
import { type Editor, visitor } from '#domain/permissions/roles';
import { demoServer } from '#domain/servers/server';
import { commandAt } from '#machines/charts/command.fixtures';
import { readerAt } from '#machines/charts/reader.fixtures';
import { comparedTimes } from '#machines/dashboard/config-comparison/config-comparison.fixtures';
import { configComparisonMachine } from '#machines/dashboard/config-comparison/config-comparison.machine';
import {
  configHistoryMachine,
  type HistoryAnswer,
} from '#machines/dashboard/config-history/config-history.machine';
import type { SaveAnswer } from '#machines/dashboard/config-save/config-save.machine';
import { configUndoMachine } from '#machines/dashboard/config-undo/config-undo.machine';
import { olderRevisionsMachine } from '#machines/dashboard/older-revisions/older-revisions.machine';
import { startingRevisions } from '#mocks/dashboard/history';
import { ServerSettings } from './ServerSettings';
import { editAt, ownServer, type Picture, StoryPage } from './story-page.fixture';
import { pictureTime } from './story-dashboard.fixture';
import { loadRest } from './load-rest';

/** One story for each state of the history. No requests are sent. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/History',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const clean = editAt({ ready: 'clean' });
const still = (picture: Partial<Picture>) => ({
  render: () => <StoryPage edit={clean} {...picture} />,
});

/** Revisions by users without pictures, so that nothing is fetched. */
const past: readonly Revision[] = (
  parseRevisions(startingRevisions(ownServer.id, pictureTime)) ?? []
)
  .map((revision) => ({
    ...revision,
    savedBy: { ...revision.savedBy, discordId: null, picture: null },
  }))
  .toReversed();

/** As many revisions as a tall window shows. */
const people = [
  { id: '287450913364705290', name: 'lena_mods' },
  { id: 'kenji.ops', name: 'kenji.ops' },
];
const page: HistoryPage = { revisions: past.slice(0, 8), more: true, people };
const [newest] = past;

/** Machines whose requests never get a response. */
const pendingOlder = olderRevisionsMachine.provide({
  actors: { run: fromPromise<HistoryAnswer, HistoryQuery>(() => new Promise(() => {})) },
});
const pendingUndo = configUndoMachine.provide({
  actors: { undo: fromPromise<SaveAnswer, SaveRequest>(() => new Promise(() => {})) },
});

function historyAt(
  state: StateValueFrom<typeof configHistoryMachine>,
  { key = null, ...page }: Partial<HistoryPage> & { key?: ConfigKey | null } = {},
) {
  const isShown = typeof state === 'object' && 'shown' in state;
  return readerAt(configHistoryMachine, state, {
    value: isShown ? { revisions: [], more: false, people, ...page } : null,
    request: { serverId: ownServer.id, query: { ...historyList.whole, key } },
  });
}

function undoAt(
  value: StateValueFrom<typeof configUndoMachine>,
  facts: Partial<SnapshotFrom<typeof configUndoMachine>['context']> = {},
) {
  const context = { serverId: ownServer.id, requested: null, clash: null, ...facts };
  return configUndoMachine.resolveState({ value, context });
}

const listed = (
  shown: Pick<HistoryPage, 'revisions' | 'more'> = page,
  key: ConfigKey | null = null,
) => historyAt({ shown: 'fresh' }, { ...shown, key });
const change = (before: number, after: number) =>
  ({ key: 'SuccessPoints', before, after }) as const;
const requested = newest && {
  revision: newest,
  keys: ['SuccessPoints'] as const,
  request: { serverId: ownServer.id, baseVersion: newest.version, changes: [change(25, 20)] },
};
const undoIs = (state: Parameters<typeof undoAt>[0], facts?: Parameters<typeof undoAt>[1]) => ({
  history: listed(),
  undo: undoAt(state, { ...(requested && { requested }), ...facts }),
});

const panel = () => dialogNamed('dialog', 'History');

async function dialogNamed(role: 'dialog' | 'alertdialog', name: string) {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Loading = meta.story(still({ history: historyAt('loading') }));

export const Listed = meta.story({
  ...still({ history: listed({ revisions: past.slice(0, 30), more: true }) }),
  play: async ({ step }) => {
    const history = await panel();
    await step('user, time and changes under the day', async () => {
      const yesterday = within(history.getByRole('region', { name: 'Yesterday' }));
      const [entry] = yesterday.getAllByRole('listitem', { name: /^mira\.resells / });
      await expect(entry).toHaveTextContent(/Success points20 points25 points$/);
      await expect(within(entry ?? document.body).getByRole('time')).toHaveAttribute(
        'datetime',
        '2026-11-19T18:42:00.000Z',
      );
    });
    await step('shows the first of many settings, then all on request', async () => {
      const all = await history.findAllByRole('button', { name: 'Undo this change' });
      await expect(all.length).toBeGreaterThan(20);
    });
  },
});

export const Empty = meta.story({
  ...still({ history: listed({ revisions: [], more: false }) }),
  play: async () => {
    await expect(await (await panel()).findByText(historyMessages.empty)).toBeVisible();
  },
});

export const EmptyOfSetting = meta.story(
  still({ history: listed({ revisions: [], more: false }, 'EmbedColor') }),
);

export const Forbidden = meta.story(still({ history: historyAt({ failed: 'forbidden' }) }));
export const TooSlow = meta.story({
  ...still({ history: historyAt({ failed: 'tooSlow' }) }),
  play: async () => {
    await expect(await screen.findByText(historyErrors.tooSlow.help)).toBeVisible();
  },
});
export const Unreachable = meta.story(still({ history: historyAt({ failed: 'unreachable' }) }));

const short = listed({ revisions: past.slice(0, 2), more: true });
const olderAt = (state: StateValueFrom<typeof olderRevisionsMachine>) =>
  commandAt(olderRevisionsMachine, state, {
    serverId: ownServer.id,
    query: historyList.whole,
    before: null,
  });

export const Reloading = meta.story(still({ history: historyAt({ shown: 'refreshing' }, page) }));
export const NewestMissed = meta.story(
  still({ history: historyAt({ shown: { stale: 'unreachable' } }, page) }),
);
export const LoadingMore = meta.story(still({ history: short, older: olderAt('running') }));
export const OlderFailed = meta.story(
  still({ history: short, older: olderAt({ failed: 'unreachable' }) }),
);
export const OlderAsked = meta.story({
  ...still({ history: short, olderLogic: pendingOlder }),
  play: async ({ userEvent }) => {
    await userEvent.click((await panel()).getByRole('button', { name: 'Load more' }));
    await screen.findByRole('button', { name: /Loading\.\.\./ });
  },
});

const ofPoints = past.filter(({ changes }) => changes.some(({ key }) => key === 'SuccessPoints'));

export const OneSetting = meta.story({
  ...still({ history: listed({ revisions: ofPoints, more: false }, 'SuccessPoints') }),
  play: async () => {
    const entries = (await panel()).getAllByRole('listitem', { name: /^(mira|theo|kenji)\./ });
    for (const entry of entries) await expect(entry).toHaveTextContent('Success points');
    await expect(entries.at(-1)).toHaveTextContent(/Show \d+ more settingsRestore to here$/);
  },
});

const embeds: Revision = {
  id: 38,
  version: 38,
  savedAt: '2026-11-20T11:55:00.000Z',
  savedBy: {
    name: 'someone_whose_name_is_as_long_as_discord_allows_it_to_be_and_then_some',
    discordId: null,
    picture: null,
  },
  changes: [
    {
      key: 'SubscriptionCancellationEmbed',
      before: { description: 'Your membership ended.' },
      after: { description: 'We are sorry to see you go.\n\n'.repeat(12) },
    },
    { key: 'WhopAPIKey', before: '••••••••', after: '••••••••' },
    { key: 'websiteLink', before: '', after: `https://resell-heaven.example/${'way-'.repeat(30)}` },
    { key: 'commands', before: {}, after: { poll: { question: 'Which day?' } } },
  ],
};
const gone: Revision = { ...embeds, id: 37, version: 37, changes: [] };

export const AwkwardValues = meta.story({
  ...still({ history: listed({ revisions: [embeds, gone], more: false }) }),
  play: async ({ userEvent }) => {
    const history = await panel();
    await expect(history.getByText(notUndoneMessages.secret)).toBeVisible();
    await expect(history.getByText(notUndoneMessages.command)).toBeVisible();
    await expect(history.getByText(historyMessages.secretReplaced)).toBeVisible();
    await expect(history.getByText(historyMessages.unknownSettings)).toBeVisible();
    const [show = null] = history.getAllByRole('button', { name: 'Show all' });
    if (show) await userEvent.click(show);
    await expect(show).toHaveAccessibleName('Show less');
    await expect(show).toHaveAttribute('aria-expanded', 'true');
  },
});

const serverAndTimes = { serverId: ownServer.id, query: comparedTimes };
const comparedAt = (
  state: StateValueFrom<typeof configComparisonMachine>,
  value: readonly ConfigChange[] | null = null,
) => ({
  history: listed(),
  comparison: readerAt(configComparisonMachine, state, { value, request: serverAndTimes }),
});
const comparison = () => dialogNamed('dialog', comparisonMessages.title);

export const Compared = meta.story({
  ...still(comparedAt({ shown: 'fresh' }, embeds.changes)),
  play: async ({ userEvent }) => {
    const dialog = await comparison();
    await expect(dialog.getByRole('status')).toHaveTextContent(
      differenceCountText(embeds.changes.length),
    );
    await expect(dialog.getAllByRole('listitem')).toHaveLength(embeds.changes.length);
    await userEvent.click(dialog.getByRole('button', { name: /From$/ }));
    await userEvent.click(await screen.findByRole('option', { name: comparisonMessages.time }));
    await expect(await dialog.findByRole('application', { name: /^From/ })).toBeVisible();
  },
});
export const ComparedEqual = meta.story({
  ...still(comparedAt({ shown: 'fresh' }, [])),
  play: async () => {
    await expect((await comparison()).getByText(differenceCountText(0))).toBeVisible();
  },
});
export const Comparing = meta.story({
  ...still(comparedAt('loading')),
  play: async () => {
    const dialog = await comparison();
    await expect(dialog.getByText(comparisonMessages.reading)).toBeVisible();
    await expect(dialog.getByRole('button', { name: comparisonMessages.restore })).toBeDisabled();
  },
});
const notComparedAt = (kind: ComparisonError['kind']) => ({
  ...still(comparedAt({ failed: kind })),
  play: async () => {
    await expect((await comparison()).getByText(comparisonErrors[kind])).toBeVisible();
  },
});
export const ComparedForbidden = meta.story(notComparedAt('forbidden'));
export const ComparedTooEarly = meta.story(notComparedAt('tooEarly'));
export const ComparedTooSlow = meta.story(notComparedAt('tooSlow'));
export const ComparedUnreachable = meta.story(notComparedAt('unreachable'));

const opacity: Revision = {
  ...embeds,
  id: 36,
  version: 36,
  changes: [{ key: 'WatermarkOpacity', before: 250, after: 35 }],
};

export const EarlierValueNotAllowed = meta.story({
  ...still({ history: listed({ revisions: [opacity], more: false }) }),
  play: async () => {
    const history = await panel();
    await expect(history.getByText(notUndoneMessages.notAllowedValue)).toBeVisible();
    await expect(history.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
});

const setUp: readonly Revision[] = past.filter(({ changes }) => changes.length > 8);

export const ManySettings = meta.story({
  ...still({ history: listed({ revisions: setUp, more: false }) }),
  play: async ({ userEvent }) => {
    const [entry] = (await panel()).getAllByRole('listitem', { name: /^mira\.resells / });
    const first = within(entry ?? document.body);
    await expect(first.getAllByRole('button', { name: /^Undo: / })).toHaveLength(4);
    await userEvent.click(first.getByRole('button', { name: /^Show \d+ more settings$/ }));
    await expect(first.getAllByRole('button', { name: /^Undo: / }).length).toBeGreaterThan(8);
    await waitFor(() => expect(entry).toHaveFocus());
  },
});

const pointsOnly: Editor = {
  ...visitor,
  serverPermissions: [
    {
      serverId: ownServer.id,
      serverName: ownServer.name,
      role: 'support',
      allowedPanels: ['points'],
    },
  ],
};

export const HiddenSettings = meta.story({
  ...still({
    server: { ...ownServer, role: 'Member' },
    editor: pointsOnly,
    history: listed(),
  }),
  play: async () => {
    const history = await panel();
    const partly = history.getAllByText("and 1 setting you don't have access to");
    const wholly = history.getAllByText("1 setting you don't have access to");
    await expect([partly.length > 0, wholly.length > 0]).toEqual([true, true]);
    await expect(history.queryByText('Watermark opacity')).toBeNull();
    const filter = history.getByRole('combobox', { name: 'Filter by setting' });
    await expect(filter).toBeVisible();
    // The viewer sees one panel.
    await expect(history.queryByRole('button', { name: /Filter by panel/ })).toBeNull();
  },
});

export const Undoing = meta.story({
  ...still(undoIs('undoing')),
  play: async () => {
    const history = await panel();
    const button = await history.findByRole('button', { name: /Undoing\.\.\./ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    for (const other of history.getAllByRole('button', { name: 'Undo this change' })) {
      await expect(other).toBeDisabled();
    }
    // Remove the screen reader announcement of this button, because it would otherwise remain in the next story.
    for (const announcement of document.querySelectorAll('[data-live-announcer] [role=img]'))
      announcement.remove();
  },
});

export const Undone = meta.story({
  render: () => (
    <StoryPage
      edit={editAt({ ready: 'clean' }, { base: { SuccessPoints: 20 } })}
      {...undoIs('undone')}
    />
  ),
  play: async () => {
    const history = await panel();
    await expect(history.getByRole('status')).toHaveTextContent('Undone: Success points');
    const [entry] = history.getAllByRole('listitem', { name: /^mira\.resells / });
    await expect(within(entry ?? document.body).getByText(historyMessages.undone)).toBeVisible();
  },
});

const conflict = { key: 'SuccessPoints', base: 25, theirs: 42, yours: 20 } as const;
const theirs = { config: clean.context.base, version: 39 };

export const Clashed = meta.story({
  ...still(undoIs({ failed: 'conflict' }, { clash: { conflicts: [conflict], theirs } })),
  play: async () => {
    const question = await dialogNamed('alertdialog', historyMessages.clashTitle);
    const values = within(question.getByRole('region', { name: 'Success points' }));
    await expect(values.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      '25 points',
      '42 points',
      '20 points',
    ]);
    await expect(question.getByRole('button', { name: 'Undo anyway' })).toBeVisible();
  },
});

export const ClashedInPart = meta.story(
  still(
    undoIs(
      { failed: 'conflict' },
      {
        ...(requested && {
          requested: {
            ...requested,
            request: {
              ...requested.request,
              changes: [
                change(25, 20),
                { key: 'typingPoints', before: 1, after: 2 },
                {
                  key: 'SubscriptionCancellationEmbed',
                  before: { description: '' },
                  after: { description: 'Bye' },
                },
              ],
            },
          },
        }),
        clash: {
          conflicts: [
            conflict,
            {
              key: 'SubscriptionCancellationEmbed',
              base: { description: 'We are sorry to see you go. '.repeat(12) },
              theirs: { description: '' },
              yours: { description: 'Your membership ended.' },
            },
          ],
          theirs,
        },
      },
    ),
  ),
);

export const NotAllowedToModify = meta.story(still(undoIs({ failed: 'notAllowedToModify' })));
export const NotAllowedToSave = meta.story({
  ...still(undoIs({ failed: 'notAllowedToSave' })),
  play: async () => {
    const alert = within((await panel()).getByRole('alert'));
    await expect(alert.getByText(rightsChangedText(ownServer.name))).toBeVisible();
  },
});
export const NotAllowedToEditApi = meta.story(still(undoIs({ failed: 'notAllowedToEditApi' })));
export const InvalidServer = meta.story(still(undoIs({ failed: 'invalidServer' })));
const signIn = fn();
export const SignInRequired = meta.story({
  ...still({ ...undoIs({ failed: 'signInRequired' }), onSignIn: signIn }),
  play: async ({ userEvent }) => {
    const alert = within((await panel()).getByRole('alert'));
    await expect(alert.getByText(configMessages.signInRequired)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Sign in with Discord' }));
    await expect(signIn).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  ...still({ ...undoIs({ failed: 'unknown' }), undoLogic: pendingUndo }),
  play: async ({ userEvent }) => {
    const history = await panel();
    const alert = within(history.getByRole('alert'));
    await expect(alert.getByText(configMessages.unknown)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Undo again' }));
    await waitFor(() =>
      expect(history.getByRole('button', { name: /Undoing\.\.\./ })).toBeVisible(),
    );
    await expect(history.queryByRole('alert')).toBeNull();
    for (const announcement of document.querySelectorAll('[data-live-announcer] [role=img]'))
      announcement.remove();
  },
});

export const Unanswered = meta.story({
  ...still(undoIs({ failed: 'unanswered' })),
  play: async () => {
    const alert = within((await panel()).getByRole('alert'));
    await expect(alert.getByText(configMessages.unanswered)).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Undo again' })).toBeEnabled();
  },
});

export const DemoServer = meta.story(
  still({ server: demoServer, isSignedIn: false, history: listed() }),
);
export const Light = meta.story({ ...still({ history: listed() }), globals: { theme: 'light' } });
const phone = { globals: { viewport: { value: 'mobile2', isRotated: false } } };
export const Phone = meta.story({ ...phone, ...still({ history: listed() }) });
export const PhoneConflict = meta.story({
  ...phone,
  ...still(undoIs({ failed: 'conflict' }, { clash: { conflicts: [conflict], theirs } })),
});

const hour = 3_600_000;
const many: readonly Revision[] = newest
  ? Array.from({ length: 120 }, (_, index) => ({
      ...newest,
      version: 120 - index,
      savedAt: new Date(pictureTime - index * hour).toISOString(),
    }))
  : [];

export const Many = meta.story({
  ...still({ history: listed({ revisions: many, more: true }) }),
  play: async ({ step }) => {
    const history = await panel();
    const isDrawn = (revision: Revision | undefined) =>
      document.querySelector(`time[datetime="${revision?.savedAt}"]`) !== null;
    await step('renders the ones near the viewport', async () => {
      await waitFor(() => expect(isDrawn(many[0])).toBe(true));
      await waitFor(() => expect(isDrawn(many.at(-1))).toBe(false));
      await expect(document.querySelectorAll('time').length).toBeLessThan(100);
    });
    await step('renders others on scroll', async () => {
      history.getByRole('button', { name: 'Load more' }).scrollIntoView();
      await waitFor(() => expect(isDrawn(many.at(-1))).toBe(true));
      await waitFor(() => expect(isDrawn(many[0])).toBe(false));
    });
  },
});
