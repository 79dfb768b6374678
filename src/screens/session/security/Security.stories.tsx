import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, loggedByAuthClient, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import {
  securityMessages,
  sessionEndErrors,
  sessionsErrors,
  sessionsMessages,
} from '#content/messages/session/account-sessions';
import { sessionMessages } from '#content/messages/session/session';
import {
  factorCodeErrors,
  factorCodeMessages,
  factorMessages,
  factorRemovalErrors,
  factorsErrors,
  factorSetupErrors,
  factorSetupMessages,
  removeTitle,
} from '#content/messages/session/second-factor';
import { paths } from '#domain/paths';
import { startingSecret } from '#mocks/session/factor-rows';
import { totpCode } from '#mocks/session/totp';
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
  userEvent: {
    click: (on: Element) => Promise<void>;
    clear: (on: Element) => Promise<void>;
    type: (on: Element, text: string) => Promise<void>;
  };
}

const codeNow = () => totpCode(startingSecret, Date.now());

async function openSetup({ canvas, userEvent }: Stage, name: string) {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Set up an app|Add another app)$/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: factorSetupMessages.title }));
  if (name !== '') await userEvent.type(dialog.getByLabelText(factorSetupMessages.name), name);
  await userEvent.click(dialog.getByRole('button', { name: factorSetupMessages.continue }));
  return dialog;
}

async function enter(
  { userEvent }: Pick<Stage, 'userEvent'>,
  dialog: ReturnType<typeof within>,
  code: string,
  button: string,
) {
  const field = await dialog.findByLabelText(factorCodeMessages.label);
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(dialog.getByRole('button', { name: button }));
}

async function remove({ canvas, userEvent }: Stage, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Remove ${name}` }));
  const question = within(await screen.findByRole('alertdialog', { name: removeTitle(name) }));
  await userEvent.click(question.getByRole('button', { name: factorMessages.remove }));
  return within(await screen.findByRole('dialog', { name: factorCodeMessages.title }));
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

const appList = (canvas: Stage['canvas']) =>
  canvas.findByRole('list', { name: factorMessages.title });

export const AppSetUp = meta.story({
  ...inWorld('owner'),
  parameters: { consoleErrors: [answered(422)] },
  play: async (stage) => {
    const { canvas, step } = stage;
    const dialog = await openSetup(stage, 'My phone');
    await step('a wrong code is refused', async () => {
      await enter(stage, dialog, '12', factorSetupMessages.finish);
      await expect(dialog.getByText(factorCodeMessages.malformed)).toBeVisible();
      await enter(stage, dialog, '000000', factorSetupMessages.finish);
      await expect(await dialog.findByText(factorCodeErrors.wrongCode)).toBeVisible();
    });
    await step('the right one ends the other sessions', async () => {
      await expect(dialog.getByRole('img', { name: factorSetupMessages.picture })).toHaveAttribute(
        'src',
        expect.stringMatching(/^data:image\/svg/),
      );
      const secret = dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent.replaceAll(' ', '');
      await enter(stage, dialog, await totpCode(secret, Date.now()), factorSetupMessages.finish);
      await expect(within(await appList(canvas)).getByText('My phone')).toBeVisible();
      await expect(await canvas.findByText(sessionsMessages.onlyOne)).toBeVisible();
      await waitFor(() => expect(document.body).not.toHaveFocus());
    });
  },
});

export const AppRemoved = meta.story({
  ...inWorld('second-factor'),
  play: async (stage) => {
    const dialog = await remove(stage, 'Phone');
    await waitFor(() => expect(dialog.getByLabelText(factorCodeMessages.label)).toHaveFocus());
    await enter(stage, dialog, await codeNow(), factorCodeMessages.confirm);
    await expect(await stage.canvas.findByText(factorMessages.none)).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const AppNotRemoved = meta.story({
  ...inWorld('second-factor-spare'),
  play: async (stage) => {
    const dialog = await remove(stage, 'Phone');
    await dialog.findByRole('radio', { name: 'Tablet at home' });
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(
      factorRemovalErrors.canceled,
    );
    await expect(within(await appList(stage.canvas)).getAllByRole('listitem')).toHaveLength(2);
  },
});

const refused = (world: WorldName, kind: keyof typeof factorCodeErrors, errors: string[]) => ({
  ...inWorld(world),
  parameters: { consoleErrors: errors },
  play: async (stage: Stage) => {
    const dialog = await remove(stage, 'Phone');
    await enter(stage, dialog, await codeNow(), factorCodeMessages.confirm);
    await expect(await dialog.findByText(factorCodeErrors[kind])).toBeVisible();
    await expect(dialog.getByLabelText(factorCodeMessages.label)).toHaveValue(await codeNow());
  },
});

export const CodeTooLate = meta.story(refused('factor-check-expired', 'tooLate', [answered(422)]));
export const TooManyCodes = meta.story(refused('factor-check-limited', 'limited', [answered(429)]));
export const CodeUnanswered = meta.story(
  refused('factor-check-unreachable', 'unreachable', [unanswered, loggedByAuthClient]),
);

export const AppsUnreachable = meta.story({
  ...inWorld('factors-unreachable'),
  parameters: { consoleErrors: [unanswered, loggedByAuthClient] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      factorsErrors.unreachable.title,
    );
    await list({ canvas });
  },
});

const notStarted = (world: WorldName, kind: keyof typeof factorSetupErrors, errors: string[]) => ({
  ...inWorld(world),
  parameters: { consoleErrors: errors },
  play: async (stage: Stage) => {
    const dialog = await openSetup(stage, '');
    await expect(await dialog.findByText(factorSetupErrors[kind].title)).toBeVisible();
  },
});

export const SetupUnreachable = meta.story(
  notStarted('factor-setup-unreachable', 'unreachable', [unanswered, loggedByAuthClient]),
);
export const SetupFull = meta.story(notStarted('factor-setup-full', 'full', [answered(422)]));
export const SetupOff = meta.story(notStarted('factor-setup-off', 'off', [answered(422)]));

export const NameTaken = meta.story({
  ...inWorld('second-factor'),
  parameters: { consoleErrors: [answered(422)] },
  play: async (stage) => {
    const dialog = await openSetup(stage, 'Phone');
    await expect(await dialog.findByText(factorSetupErrors.nameTaken.title)).toBeVisible();
    await stage.userEvent.click(
      dialog.getByRole('button', { name: factorSetupMessages.otherName }),
    );
    await expect(dialog.getByLabelText(factorSetupMessages.name)).toHaveValue('Phone');
  },
});
