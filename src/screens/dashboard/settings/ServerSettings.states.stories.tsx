import { unsavedMessages } from '#content/messages/shell/unsaved';
import { type ReactNode, useEffect } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../../../.storybook/preview';
import { leaveMessages } from '#content/messages/shell/shell';
import {
  changedHereText,
  configLoadMessages,
  configMessages,
  settingsMessages,
} from '#content/messages/dashboard/config';
import { sessionEndedMessages } from '#content/messages/dashboard/dashboard-opening';
import type { Conflict, SaveRequest } from '#domain/bot-config/config';
import type { ConfigTab } from '#domain/bot-config/field';
import { fieldsOf } from '#domain/bot-config/fields';
import { visitor } from '#domain/permissions/roles';
import { demoServer } from '#domain/servers/server';
import {
  configSaveMachine,
  type SaveAnswer,
} from '#machines/dashboard/config-save/config-save.machine';
import { channelId } from '#mocks/dashboard/guild';
import { DraftStoredContext } from '../../shell/draft-stored';
import { TypedSecretsContext, usePageSecrets } from '../../shell/typed-secrets';
import { ServerSettings } from './ServerSettings';
import {
  editAt,
  ownServer,
  type Picture,
  saveAt,
  searchFor,
  stored,
  StoryPage,
} from './story-page.fixture';
import { setupMessages } from '#content/messages/dashboard/setups';
import { openFold } from './fields/focus-setting';
import { loadRest } from './load-rest';

/** One story for each state of the machines that the screen shows. No requests are sent. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const still = (picture: Picture) => ({ render: () => <StoryPage {...picture} /> });

const clean = editAt({ ready: 'clean' });

const edits = {
  SuccessPoints: 40,
  scrambled_enabled: !stored.scrambled_enabled,
  SuccessEmbedsChannel: channelId('general'),
};
const dirty = editAt({ ready: 'dirty' }, { draft: edits });

const wrong = editAt(
  { ready: 'dirty' },
  { draft: { ...edits, scrambleCronSchedule: 'every 5 hours', TargetGuild: '42' } },
);

const clashes: readonly Conflict[] = [
  { key: 'SuccessPoints', base: 25, theirs: 30, yours: 40 },
  {
    key: 'SuccessEmbedsChannel',
    base: channelId('success'),
    theirs: channelId('feedback'),
    yours: channelId('general'),
  },
];
const conflicted = editAt('conflicted', {
  draft: edits,
  base: { SuccessPoints: 30, SuccessEmbedsChannel: channelId('feedback') },
  conflicts: clashes,
});

/** Renders a tab and checks that each of its settings has a labeled control. */
const wholeTab = (tab: ConfigTab) => ({
  ...still({ edit: clean, tab }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (const { key, label } of fieldsOf(tab)) {
      openFold(canvasElement.querySelector(`#${key}`));
      const setting = canvasElement.querySelector(`#${key}`);
      await expect(setting, key).toBeVisible();
      await expect(setting && namedPartOf(setting)).toHaveAccessibleName(label);
    }
  },
});

/** Returns the element that a setting's label names. It is the group of controls, or the only input or switch. */
function namedPartOf(setting: Element): Element | null {
  if (setting.matches('[role=group]')) return setting;
  return setting.querySelector('[data-part=controls] :is(input:not([type=hidden]), textarea)');
}

const phone = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Loading = meta.story(still({ edit: editAt('loading') }));
export const Dirty = meta.story(still({ edit: dirty }));
export const WithProblems = meta.story(still({ edit: wrong }));
export const Conflicted = meta.story(still({ edit: conflicted }));
export const ConflictedAfterSave = meta.story(
  still({ edit: conflicted, save: saveAt({ failed: 'conflict' }) }),
);
export const StaleWithoutConflict = meta.story(
  still({ edit: dirty, save: saveAt({ failed: 'conflict' }) }),
);
export const NotFound = meta.story({
  ...still({ edit: editAt({ failed: 'notFound' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(configLoadMessages.notFound);
    await expect(canvas.getByRole('textbox', { name: 'Search settings...' })).toBeDisabled();
    await expect(canvas.queryByRole('textbox', { name: 'Success points' })).toBeNull();
  },
});
export const SignInAgain = meta.story(still({ edit: editAt({ failed: 'signInAgain' }) }));
export const Forbidden = meta.story(still({ edit: editAt({ failed: 'forbidden' }) }));
export const Unreachable = meta.story(still({ edit: editAt({ failed: 'unreachable' }) }));

const ended = { isSignedIn: false, hasSessionEnded: true };
export const SessionEnded = meta.story(still({ edit: clean, ...ended }));
export const SessionEndedWithChanges = meta.story({
  ...still({ edit: dirty, ...ended }),
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sessionEndedMessages.withChanges);
    await expect(canvas.getByRole('textbox', { name: 'Success points' })).toHaveValue('40');
  },
});
function Typed({ children }: { children: ReactNode }) {
  const secrets = usePageSecrets();
  useEffect(() => secrets.type('notices', 'https://discord.com/api/webhooks/1/a'), [secrets]);
  return <TypedSecretsContext value={secrets}>{children}</TypedSecretsContext>;
}
export const SessionEndedWithTypedAddress = meta.story({
  render: () => (
    <Typed>
      <StoryPage edit={clean} {...ended} />
    </Typed>
  ),
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sessionEndedMessages.withTyped);
  },
});
export const SessionEndedWithSecret = meta.story(
  still({
    edit: editAt({ ready: 'dirty' }, { draft: { WhopAPIKey: 'whop_new' } }),
    tab: 'api',
    ...ended,
  }),
);
export const SessionEndedOnPhone = meta.story({
  ...still({ edit: dirty, ...ended }),
  ...phone,
});

export const SessionEndedNotKept = meta.story({
  render: () => (
    <DraftStoredContext value={false}>
      <StoryPage edit={dirty} {...ended} />
    </DraftStoredContext>
  ),
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sessionEndedMessages.notKept);
  },
});

export const Saving = meta.story(still({ edit: dirty, save: saveAt('saving') }));
export const Saved = meta.story(still({ edit: clean, save: saveAt('saved') }));
export const NotAllowedToModify = meta.story(
  still({ edit: dirty, save: saveAt({ failed: 'notAllowedToModify' }) }),
);
export const NotAllowedToSave = meta.story(
  still({ edit: dirty, save: saveAt({ failed: 'notAllowedToSave' }) }),
);
const signIn = fn();
export const SignInRequired = meta.story({
  ...still({
    edit: dirty,
    save: saveAt({ failed: 'signInRequired' }),
    isSignedIn: false,
    onSignIn: signIn,
  }),
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(configMessages.signInRequired);
    await userEvent.click(within(alert).getByRole('button', { name: 'Sign in with Discord' }));
    await expect(signIn).toHaveBeenCalledOnce();
  },
});
export const InvalidServer = meta.story(
  still({ edit: dirty, save: saveAt({ failed: 'invalidServer' }) }),
);
export const SaveFailedNotKept = meta.story({
  render: () => (
    <DraftStoredContext value={false}>
      <StoryPage edit={dirty} save={saveAt({ failed: 'unknown' })} />
    </DraftStoredContext>
  ),
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByText(unsavedMessages.draftNotKept)).toBeVisible();
    await expect(canvas.queryByText(settingsMessages.draftKept)).toBeNull();
  },
});
export const SaveUnanswered = meta.story(
  still({ edit: dirty, save: saveAt({ failed: 'unanswered' }) }),
);
export const SaveFailed = meta.story(still({ edit: dirty, save: saveAt({ failed: 'unknown' }) }));

export const SearchResults = meta.story(still({ edit: clean, search: searchFor('success') }));
export const SearchWithoutResults = meta.story(
  still({ edit: clean, search: searchFor('xylophone') }),
);

export const Advanced = meta.story(wholeTab('advanced'));
export const Roles = meta.story(wholeTab('roles'));
export const Channels = meta.story(wholeTab('channels'));
export const Points = meta.story(wholeTab('points'));
export const Embeds = meta.story(wholeTab('embeds'));
export const LinkedSetting = meta.story({
  ...still({ edit: clean, focusKey: 'pointsForScrambleWord' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Scramble points' })).toHaveFocus();
  },
});

const pointsOnly = {
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
const memberOf = { ...ownServer, role: 'Member' } as const;

export const ForbiddenTab = meta.story(
  still({ edit: clean, server: memberOf, editor: pointsOnly, tab: 'roles' }),
);
export const NoTabs = meta.story(still({ edit: clean, server: memberOf }));
export const DemoServer = meta.story(still({ edit: clean, server: demoServer, isSignedIn: false }));
export const LongServerName = meta.story(
  still({
    edit: dirty,
    server: {
      ...ownServer,
      role: 'Admin',
      name: 'The Amazon Sellers Laboratory for Storefronts, Wholesale and Online Arbitrage',
    },
  }),
);

export const Phone = meta.story({ ...phone, ...still({ edit: dirty }) });
export const PhoneMenu = meta.story({
  ...phone,
  ...still({ edit: dirty }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open settings menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Settings' });
    const tabs = within(drawer).getByRole('navigation', { name: 'Settings' });
    await waitFor(() => expect(tabs).toBeVisible());
  },
});
export const PhoneSearch = meta.story({
  ...phone,
  ...still({ edit: clean, search: searchFor('channel') }),
});
export const PhoneConflict = meta.story({
  ...phone,
  ...still({ edit: conflicted, save: saveAt({ failed: 'conflict' }) }),
});

export const LeavingWithChanges = meta.story({
  ...still({ edit: dirty }),
  play: async ({ canvas, userEvent, step }) => {
    const leave = () => userEvent.click(canvas.getByRole('link', { name: 'Back to Servers' }));
    await step('another tab is not another page', async () => {
      await expect(canvas.getByRole('link', { name: 'Points' })).toHaveAccessibleDescription(
        changedHereText(2),
      );
      await userEvent.click(canvas.getByRole('link', { name: 'Roles' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Members' })).toBeVisible());
    });
    await step('staying keeps the changes', async () => {
      await leave();
      await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByText('3 unsaved changes')).toBeVisible();
    });
    await step('leaving asks first', async () => {
      await leave();
      const dialog = await screen.findByRole('alertdialog', { name: leaveMessages.title });
      await waitFor(() => expect(dialog).toBeVisible());
    });
  },
});

export const LeftWithChanges = meta.story({
  ...still({ edit: dirty }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Servers' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.getByText('/servers')).toBeVisible());
  },
});

export const LeftWithoutChanges = meta.story({
  ...still({ edit: dirty }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Servers' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard and leave' }));
    await waitFor(() => expect(canvas.getByText('/servers')).toBeVisible());
  },
});

export const ChangesReviewed = meta.story({
  ...still({
    edit: editAt(
      { ready: 'dirty' },
      {
        draft: {
          ...edits,
          scrambled_words: [],
          SubscriptionCancellationEmbed: { description: 'We are sorry to see you go. '.repeat(12) },
        },
      },
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    const changes = await canvas.findByRole('list', { name: 'Changes' });
    await expect(within(changes).getAllByRole('listitem')).toHaveLength(5);
  },
});

export const SecondCopyFollows = meta.story({
  ...still({ edit: clean, tab: 'advanced' }),
  play: async ({ canvas, userEvent, step }) => {
    const first = canvas.getByRole('textbox', { name: 'Server ID' });
    await userEvent.click(canvas.getByRole('heading', { name: setupMessages.forExperts }));
    const second = canvas.getByRole('textbox', { name: 'Server ID (second copy)' });
    const other = '123456789012345678';
    await step('the second setting follows the first while typing', async () => {
      await expect(second).toHaveAccessibleDescription(/Same as Server ID\./);
      await userEvent.clear(first);
      await expect(second).toHaveValue('');
      await userEvent.paste(other);
      await expect(second).toHaveValue(other);
      await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(
        '2 unsaved changes',
      );
    });
    await step('an invalid id shows only its error', async () => {
      await userEvent.type(first, '{Backspace}{Backspace}');
      await expect(second).toBeInvalid();
      await expect(second).not.toHaveAccessibleDescription(/Same as/);
      await userEvent.type(first, other.slice(-2));
    });
    await step('undoing the first undoes both', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo change to Server ID' }));
      await expect(first).toHaveValue(ownServer.id);
      await expect(second).toHaveValue(ownServer.id);
      await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    });
    await step('with its own value it no longer follows', async () => {
      await userEvent.clear(second);
      await userEvent.paste(other);
      await userEvent.type(first, '{Backspace}');
      await expect(second).toHaveValue(other);
    });
    await step('follow again', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Use the same value as Server ID' }),
      );
      await expect(second).toHaveValue(ownServer.id.slice(0, -1));
      await userEvent.type(first, ownServer.id.slice(-1));
      await expect(second).toHaveValue(ownServer.id);
    });
  },
});

export const FoundByKeyboard = meta.story({
  ...still({ edit: clean, tab: 'advanced' }),
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Search settings...' });
    await step('a shortcut focuses the search box', async () => {
      await userEvent.keyboard('{Control>}/{/Control}');
      await expect(box).toHaveFocus();
      await userEvent.type(box, 's');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('two characters find a setting', async () => {
      await userEvent.paste('cramble');
      await expect(canvas.getByText('Found 5 settings')).toBeVisible();
      const hits = within(canvas.getByRole('listbox', { name: 'Search Results' }));
      await expect(hits.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    });
    await step('Escape closes, an arrow opens, Enter leads to the setting', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{ArrowDown}');
      const hits = canvas.getAllByRole('option');
      await expect(hits[1]).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', hits[1]?.id);
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Scramble game' })).toBeVisible(),
      );
      await waitFor(() =>
        expect(canvas.getByRole('switch', { name: 'Scramble game' })).toHaveFocus(),
      );
    });
    await step('the same hit jumps again', async () => {
      await userEvent.keyboard('{Control>}/{/Control}');
      await expect(box).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('switch', { name: 'Scramble game' })).toHaveFocus(),
      );
    });
  },
});

export const FoundByNameAndHelp = meta.story({
  ...still({ edit: clean }),
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Search settings...' });
    await step('by the name of a role', async () => {
      await userEvent.click(box);
      await userEvent.paste('moderator');
      await expect(
        canvas.getByRole('option', { name: /Shop support roles .*@Moderator/ }),
      ).toBeVisible();
    });
    await step('by words of its label and help text, which is shown', async () => {
      await userEvent.clear(box);
      await userEvent.paste('invited who');
      await expect(
        canvas.getByRole('option', { name: /Invite log .*Records who invited each new member\./ }),
      ).toBeVisible();
    });
  },
});
export const SearchByHelp = meta.story(still({ edit: clean, search: searchFor('log channel') }));

export const FoundMany = meta.story({
  ...still({ edit: clean }),
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Search settings...' });
    await userEvent.click(box);
    await userEvent.paste('channel');
    const list = canvas.getByRole('listbox', { name: 'Search Results' });
    const [first] = within(list).getAllByRole('option');
    const all = Number(first?.getAttribute('aria-setsize'));
    const drawn = () => within(list).getAllByRole('option').length;
    await expect(canvas.getByText(`Found ${all} settings`)).toBeVisible();
    await step('renders visible hits, and the rest on scroll', async () => {
      await expect(drawn()).toBeLessThan(all);
      await waitFor(async () => {
        list.scrollTo({ top: list.scrollHeight });
        await expect(drawn()).toBe(all);
      });
    });
    await step('the arrow keys reach the last hit', async () => {
      await userEvent.clear(box);
      await userEvent.paste('channel');
      await userEvent.keyboard(`{ArrowDown>${all - 1}/}`);
      const last = (await canvas.findAllByRole('option')).at(-1);
      await expect(last).toHaveAttribute('aria-posinset', String(all));
      await expect(last).toHaveAttribute('aria-selected', 'true');
    });
  },
});

export const FoundWhileLoading = meta.story({
  ...still({ edit: editAt('loading') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}/{/Control}');
    await userEvent.paste('scramble sched');
    await expect(canvas.getByRole('option', { name: 'Scramble schedule Points' })).toBeVisible();
  },
});

export const FindsOnlyOpenTabs = meta.story({
  ...still({ edit: clean, server: memberOf, editor: pointsOnly }),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Search settings...' });
    await userEvent.click(box);
    await userEvent.paste('success points');
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(1);
    await userEvent.clear(box);
    await userEvent.paste('logs channel');
    await expect(canvas.getByText('No settings match “logs channel”')).toBeVisible();
  },
});

/** A machine whose request never gets a response. */
const pending = configSaveMachine.provide({
  actors: { save: fromPromise<SaveAnswer, SaveRequest>(() => new Promise(() => {})) },
});

export const EditedAndSaved = meta.story({
  ...still({ edit: clean, saveLogic: pending }),
  play: async ({ canvas, userEvent, step }) => {
    const points = canvas.getByRole('textbox', { name: 'Success points' });
    // Only one Save button exists at a time, either in the toolbar or in the bar.
    const save = () => canvas.getByRole('button', { name: 'Save' });
    await step('nothing to save', async () => {
      await expect(save()).toBeDisabled();
      await expect(save()).toHaveAccessibleDescription(settingsMessages.nothingToSave);
    });
    await step('an edit shows the bar, and nothing moves', async () => {
      const history = canvas.getByRole('button', { name: 'History' });
      const before = [points, history].map((each) => each.getBoundingClientRect().toJSON());
      await userEvent.clear(points);
      await userEvent.type(points, '40');
      await userEvent.tab();
      const bar = canvas.getByRole('region', { name: 'Unsaved changes' });
      await expect(within(bar).getByText('1 unsaved change')).toBeVisible();
      await expect(bar).toContainElement(save());
      await expect(save()).toBeEnabled();
      const after = [points, history].map((each) => each.getBoundingClientRect().toJSON());
      await expect(after).toEqual(before);
    });
    await step('the change is listed and can be undone', async () => {
      const bar = canvas.getByRole('region', { name: 'Unsaved changes' });
      await userEvent.click(within(bar).getByRole('button', { name: 'Review changes' }));
      const changes = within(bar).getByRole('list', { name: 'Changes' });
      await expect(changes).toHaveTextContent('25 points40 points');
      await userEvent.click(within(changes).getByRole('button', { name: 'Undo: Success points' }));
      await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
      await expect(points).toHaveValue('25');
      await expect(document.body).not.toHaveFocus();
    });
    await step('the button shows the pending save and is disabled', async () => {
      await userEvent.clear(points);
      await userEvent.type(points, '41');
      await userEvent.tab();
      await userEvent.click(save());
      const button = await canvas.findByRole('button', { name: /Saving\.\.\./ });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    });
    await step('leaves no announcement of this button to the next story', () => {
      for (const announcement of document.querySelectorAll('[data-live-announcer] [role=img]'))
        announcement.remove();
    });
  },
});

export const ProblemFound = meta.story({
  ...still({ edit: wrong, tab: 'embeds' }),
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Unsaved changes' });
    await expect(bar).toHaveTextContent('5 unsaved changes · Fix 2 problems first');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show problem' }));
    const field = await canvas.findByRole('textbox', { name: 'Target server ID' });
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const ValuesChosenByKeyboard = meta.story({
  ...still({ edit: conflicted, save: saveAt({ failed: 'conflict' }) }),
  play: async ({ canvas, userEvent, step }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: settingsMessages.conflictTitle }),
    );
    const apply = dialog.getByRole('button', { name: 'Apply choices' });
    await step('every conflict needs a choice', async () => {
      await expect(apply).toBeDisabled();
      const points = within(dialog.getByRole('radiogroup', { name: 'Success points' }));
      await expect(
        points.getByRole('radio', { name: 'Original value' }),
      ).toHaveAccessibleDescription(/^25 points/);
      points.getByRole('radio', { name: 'Original value' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(points.getByRole('radio', { name: 'Their value' })).toBeChecked();
      await expect(apply).toBeDisabled();
    });
    await step('apply the choices', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(dialog.getByText('2 of 2 chosen')).toBeVisible();
      await userEvent.tab();
      await userEvent.tab();
      await expect(apply).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('textbox', { name: 'Success points' })).toHaveValue('30');
      await expect(canvas.getByText('2 unsaved changes')).toBeVisible();
    });
  },
});

export const ErrorDismissed = meta.story({
  ...still({ edit: dirty, save: saveAt({ failed: 'notAllowedToSave' }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(configMessages.notAllowedToSave);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    // After the error is dismissed, the bar is mounted again.
    await waitFor(() => expect(canvas.getByText('3 unsaved changes')).toBeVisible());
  },
});
