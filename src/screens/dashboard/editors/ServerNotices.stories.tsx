import { expect, screen, waitFor, within } from 'storybook/test';
import { fromPromise, type StateValueFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import {
  givenUpText,
  serverNoticeMessages,
  waitingText,
  webhookSetText,
} from '#content/messages/dashboard/server-notices';
import { settingsMessages } from '#content/messages/dashboard/config';
import { paths } from '#domain/paths';
import type { Result } from '#domain/result';
import {
  type NoticeChange,
  type NoticeChangeError,
  noticeFailures,
  type NoticeWebhook,
  type ServerNotices as Notices,
  type ServerNoticesError,
} from '#domain/servers/server-notices';
import { commandAt } from '#machines/charts/command.fixtures';
import { readerAt } from '#machines/charts/reader.fixtures';
import { address } from '#machines/dashboard/notice-change/notice-change.fixtures';
import {
  NoticeChangeContext,
  noticeChangeMachine,
} from '#machines/dashboard/notice-change/notice-change.machine';
import { serverId, webhook } from '#machines/dashboard/server-notices/server-notices.fixtures';
import {
  ServerNoticesContext,
  serverNoticesMachine,
} from '#machines/dashboard/server-notices/server-notices.machine';
import { guilds } from '#mocks/dashboard/servers';
import { answered } from '../../../../.storybook/console-errors';
import { worldStory } from '../../../../.storybook/world-story';
import { TypedSecretsContext, usePageSecrets } from '../../shell/typed-secrets';
import { loadRest } from '../settings/load-rest';
import { pictureTime } from '../settings/story-dashboard.fixture';
import { ServerNotices } from './ServerNotices';

/** The webhook that receives notices of a server, in each state, and in the app. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Notices on Discord',
  component: ServerNotices,
});

const { done, failures, notDone, notRead, problems, tests } = serverNoticeMessages;
const input = { serverId };

/** A machine whose requests never get a response. */
const pending = serverNoticesMachine.provide({
  actors: {
    load: fromPromise<Result<Notices, ServerNoticesError>, typeof input>(
      () => new Promise(() => {}),
    ),
  },
});

interface State {
  webhook?: NoticeWebhook | null;
  change?: NoticeChange;
  at?: StateValueFrom<typeof noticeChangeMachine>;
}

function Shown() {
  return (
    <TypedSecretsContext value={usePageSecrets()}>
      <ServerNotices now={pictureTime} />
    </TypedSecretsContext>
  );
}

const at = (
  value: StateValueFrom<typeof serverNoticesMachine>,
  { webhook: shown = webhook, change = { kind: 'test' }, at: changing = 'idle' }: State = {},
) => ({
  render: () => (
    <ServerNoticesContext.Provider
      logic={pending}
      options={{
        input,
        snapshot: readerAt(serverNoticesMachine, value, {
          request: input,
          value: { webhook: shown },
        }),
      }}
    >
      <NoticeChangeContext.Provider
        options={{ snapshot: commandAt(noticeChangeMachine, changing, { serverId, change }) }}
      >
        <Shown />
      </NoticeChangeContext.Provider>
    </ServerNoticesContext.Provider>
  ),
});

const fresh = { shown: 'fresh' } as const;
const test = { queuedAt: '2026-11-20T11:59:40Z', sentAt: null, givenUpAt: null };

const button = (name: string) => screen.getByRole('button', { name });

export const None = meta.story({
  ...at(fresh, { webhook: null }),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Add webhook'));
    const field = await screen.findByLabelText(serverNoticeMessages.label);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getByText(serverNoticeMessages.where)).toBeVisible();
    await userEvent.click(button('Save webhook'));
    await expect(screen.getByText(problems.missing)).toBeVisible();
    await userEvent.click(field);
    await userEvent.paste(`${address}/slack`);
    await expect(screen.getByText(problems.malformed)).toBeVisible();
    await userEvent.click(button('Cancel'));
    await expect(screen.getByRole('region')).toHaveFocus();
  },
});

export const Set = meta.story({
  ...at(fresh),
  play: async () => {
    const state = screen.getByRole('region');
    await expect(state).toHaveTextContent(webhookSetText(webhook.setAt, webhook.setByName));
    await expect(state).toHaveTextContent('Last message sent 20 minutes ago.');
    await expect(button('Send test message')).toBeEnabled();
  },
});

export const NeverSent = meta.story({
  ...at(fresh, { webhook: { ...webhook, sentAt: null, waiting: 1 } }),
  play: async () => {
    const state = screen.getByRole('region');
    await expect(state).toHaveTextContent(serverNoticeMessages.neverSent);
    await expect(state).toHaveTextContent(waitingText(1) ?? '');
  },
});

const failing = (index: number) => {
  const failure = noticeFailures[index] ?? 'gone';
  return {
    ...at(fresh, {
      webhook: { ...webhook, failure, failedAt: '2026-11-20T11:50:00Z', waiting: 2, givenUp: 3 },
    }),
    play: async () => {
      const state = screen.getByRole('region');
      await expect(state).toHaveTextContent(`${failures[failure]} (10 minutes ago)`);
      await expect(state).toHaveTextContent(givenUpText(3) ?? '');
      const canTest = screen.queryByRole('button', { name: 'Send test message' }) !== null;
      await expect(canTest).toBe(failure !== 'gone');
    },
  };
};
export const WebhookDeleted = meta.story(failing(0));
export const MessageRefused = meta.story(failing(1));
export const RateLimited = meta.story(failing(2));
export const NotConfirmed = meta.story(failing(3));

export const TestQueued = meta.story({
  ...at(fresh, { webhook: { ...webhook, waiting: 1, test } }),
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('status')).toHaveTextContent(tests.waiting);
    await userEvent.click(button('Check again'));
    await expect(screen.getByRole('button', { name: /^Checking/ })).toBeVisible();
  },
});
export const TestSent = meta.story({
  ...at(fresh, { webhook: { ...webhook, test: { ...test, sentAt: '2026-11-20T11:59:50Z' } } }),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(`${tests.sent} just now.`);
  },
});
export const TestGivenUp = meta.story({
  ...at(fresh, { webhook: { ...webhook, test: { ...test, givenUpAt: test.queuedAt } } }),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(tests.givenUp);
  },
});

export const Sending = meta.story(at(fresh, { at: 'running' }));
export const Removing = meta.story(at(fresh, { at: 'running', change: { kind: 'removal' } }));
export const Confirm = meta.story({
  ...at(fresh, { at: 'asking', change: { kind: 'removal' } }),
  play: async () => {
    const title = serverNoticeMessages.removeTitle;
    const asked = await screen.findByRole('alertdialog', { name: title });
    await expect(within(asked).getByText(serverNoticeMessages.removeHelp)).toBeVisible();
  },
});

const notDoneAt = (kind: NoticeChangeError['kind']) => ({
  ...at(fresh, { at: { failed: kind }, change: { kind: 'webhook', address } }),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(notDone[kind]);
  },
});
export const SessionEnded = meta.story(notDoneAt('signInRequired'));
export const RightTaken = meta.story(notDoneAt('notAllowed'));
export const AddressRefused = meta.story(notDoneAt('rejected'));
export const RemovedElsewhere = meta.story(notDoneAt('noWebhook'));
export const NotKnown = meta.story(notDoneAt('unanswered'));

export const Stale = meta.story({
  ...at({ shown: { stale: 'unreachable' } }),
  play: async () => {
    await expect(screen.getByText(serverNoticeMessages.stale)).toBeVisible();
    await expect(button('Load again')).toBeEnabled();
  },
});

const notReadAt = (kind: ServerNoticesError['kind']) => ({
  ...at({ failed: kind }),
  play: async () => {
    await expect(screen.getByText(notRead[kind])).toBeVisible();
    await expect(screen.queryAllByRole('button')).toHaveLength(kind === 'notAllowed' ? 0 : 1);
  },
});
export const TooSlow = meta.story(notReadAt('tooSlow'));
export const Unreachable = meta.story(notReadAt('unreachable'));
export const ReadSessionEnded = meta.story(notReadAt('signInRequired'));
export const Forbidden = meta.story(notReadAt('notAllowed'));

const editors = paths.dashboard.href(guilds.cardCollectors.id, 'editors');
const fullscreen = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '720px' } },
} as const;
const section = () => screen.findByRole('region', { name: serverNoticeMessages.title });

const wired = worldStory({ world: 'owner', at: editors });
export const Save = meta.story({
  ...wired.annotations,
  parameters: fullscreen,
  play: async ({ userEvent }) => {
    const notices = within(await section());
    await userEvent.click(await notices.findByRole('button', { name: 'Add webhook' }));
    await userEvent.click(await notices.findByLabelText(serverNoticeMessages.label));
    await userEvent.paste(` ${address} `);
    await userEvent.click(notices.getByRole('button', { name: 'Save webhook' }));
    await expect(await screen.findByText(done.webhook)).toBeVisible();
    await expect(await section()).toHaveFocus();
    await userEvent.click(await notices.findByRole('button', { name: 'Send test message' }));
    await expect(await notices.findByText(tests.waiting)).toBeVisible();
    await userEvent.click(notices.getByRole('button', { name: 'Remove webhook' }));
    const asked = await screen.findByRole('alertdialog', {
      name: serverNoticeMessages.removeTitle,
    });
    await userEvent.click(within(asked).getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText(done.removal)).toBeVisible();
    await expect(await notices.findByRole('button', { name: 'Add webhook' })).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

const refusing = worldStory({ world: 'notice-refused', at: editors });
export const KeepsWhatIsTyped = meta.story({
  ...refusing.annotations,
  parameters: { ...fullscreen, consoleErrors: [answered(400)] },
  play: async ({ userEvent }) => {
    const notices = within(await section());
    await userEvent.click(await notices.findByRole('button', { name: 'Add webhook' }));
    const field = await notices.findByLabelText(serverNoticeMessages.label);
    await userEvent.click(field);
    await userEvent.paste(address);
    await userEvent.click(notices.getByRole('button', { name: 'Save webhook' }));
    await expect(await notices.findByText(notDone.rejected)).toBeVisible();
    await expect(field).toHaveValue(address);
  },
});

const kept = worldStory({ world: 'owner', at: editors });
export const AsksBeforeItIsLost = meta.story({
  ...kept.annotations,
  parameters: fullscreen,
  play: async ({ userEvent, step }) => {
    const notices = within(await section());
    await userEvent.click(await notices.findByRole('button', { name: 'Add webhook' }));
    await userEvent.click(await notices.findByLabelText(serverNoticeMessages.label));
    await userEvent.paste(address);
    const tabs = within(screen.getByRole('navigation', { name: 'Settings' }));
    await step('another tab keeps it', async () => {
      await userEvent.click(tabs.getByRole('link', { name: 'Points' }));
      await screen.findByRole('textbox', { name: 'Success points' });
      await userEvent.click(tabs.getByRole('link', { name: 'Editors' }));
      const field = await within(await section()).findByLabelText(serverNoticeMessages.label);
      await expect(field).toHaveValue(address);
    });
    await step('leaving asks', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Back to Servers' }));
      const question = await screen.findByRole('alertdialog');
      await expect(question).toHaveTextContent(settingsMessages.leaveHelpWithEditors);
    });
  },
});
