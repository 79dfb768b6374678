import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import {
  securityMessages,
  sessionEndErrors,
  sessionsErrors,
  sessionsMessages,
} from '#content/messages/session/account-sessions';
import { sessionMessages } from '#content/messages/session/session';
import { paths } from '#domain/paths';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../../../.storybook/world-story';
import { Security } from './Security';

/** The page with the app's wiring, in mock worlds. */
const meta = preview.meta({
  title: 'Screens/Security',
  component: Security,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const at = paths.security.href();
const inWorld = (world: WorldName) => worldStory({ world, at }).annotations;

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (on: Element) => Promise<void> };
}

const list = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas.findByRole('list', { name: sessionsMessages.title });

async function endPhone(stage: Stage) {
  await list(stage);
  await stage.userEvent.click(
    stage.canvas.getByRole('button', { name: /^Sign out Safari on iPhone/ }),
  );
}

async function endOthers({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: sessionsMessages.endOthers }));
  const question = within(
    await screen.findByRole('alertdialog', { name: sessionsMessages.endOthersTitle }),
  );
  await userEvent.click(question.getByRole('button', { name: sessionsMessages.end }));
}

export const Listed = meta.story({
  ...inWorld('owner'),
  play: async (stage) => {
    const { canvas, step } = stage;
    await step('the current session is named first and has no button', async () => {
      const [current, phone, computer] = within(await list(stage)).getAllByRole('listitem');
      await expect(current).toHaveTextContent(sessionsMessages.current);
      await expect(within(current ?? document.body).queryByRole('button')).toBeNull();
      await expect(phone).toHaveTextContent('Safari on iPhoneLast used 3 hours ago');
      await expect(computer).toHaveTextContent('Firefox on Windows');
    });
    await step('another device is signed out', async () => {
      await endPhone(stage);
      await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).toBeNull());
      await expect(await screen.findByText(sessionsMessages.ended)).toBeVisible();
      await waitFor(() => expect(document.body).not.toHaveFocus());
    });
    await step('all others are signed out after a question', async () => {
      await endOthers(stage);
      await expect(await canvas.findByText(sessionsMessages.onlyOne)).toBeVisible();
      await expect(within(await list(stage)).getAllByRole('listitem')).toHaveLength(1);
      await waitFor(() => expect(document.body).not.toHaveFocus());
    });
  },
});

export const OnlyThisDevice = meta.story({
  ...inWorld('sessions-one'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sessionsMessages.onlyOne)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: sessionsMessages.endOthers })).toBeNull();
  },
});

export const Many = meta.story({
  ...inWorld('sessions-many'),
  play: async (stage) => {
    await expect(within(await list(stage)).getAllByRole('listitem')).toHaveLength(41);
    await expect(stage.canvas.getAllByText(sessionsMessages.unknownDevice)[0]).toBeVisible();
  },
});

export const Phone = meta.story({
  ...inWorld('owner'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (stage) => {
    await list(stage);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Unreachable = meta.story({
  ...inWorld('sessions-unreachable'),
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      sessionsErrors.unreachable.title,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('alert');
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const SessionExpired = meta.story({
  ...inWorld('sessions-signed-out'),
  parameters: { consoleErrors: [answered(401)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      sessionsErrors.signInRequired.title,
    );
  },
});

export const NotEnded = meta.story({
  ...inWorld('session-end-unanswered'),
  parameters: { consoleErrors: [unanswered] },
  play: async (stage) => {
    await endPhone(stage);
    const alert = await stage.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(sessionEndErrors.unanswered);
    await expect(stage.canvas.getByText('Safari on iPhone')).toBeVisible();
    await stage.userEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(stage.canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const AnswerLost = meta.story({
  ...inWorld('session-end-answer-lost'),
  parameters: { consoleErrors: [unanswered] },
  play: async (stage) => {
    await endPhone(stage);
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(
      sessionEndErrors.unanswered,
    );
    await waitFor(() => expect(stage.canvas.queryByText('Safari on iPhone')).toBeNull());
  },
});

export const ExpiredMeanwhile = meta.story({
  ...inWorld('session-end-signed-out'),
  parameters: { consoleErrors: [answered(401)] },
  play: async (stage) => {
    await endPhone(stage);
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(
      sessionEndErrors.signInRequired,
    );
  },
});

export const SignedOutElsewhere = meta.story({
  ...inWorld('signed-out-elsewhere'),
  parameters: { consoleErrors: [answered(401)] },
  play: async ({ canvas }) => {
    await expect(await screen.findByText(sessionMessages.signedOutElsewhere)).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: securityMessages.signedOut }),
    ).toBeVisible();
  },
});

export const SignedOut = meta.story({
  ...inWorld('signed-out'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: securityMessages.signedOut }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use email and password' })).toBeVisible();
  },
});
