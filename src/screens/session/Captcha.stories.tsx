import type { SetupWorker } from 'msw/browser';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { answered, unanswered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import { accountErrors } from '#content/messages/session/account';
import { captchaErrors, captchaMessages } from '#content/messages/session/captcha';
import { paths } from '#domain/paths';
import { CaptchaContext, captchaMachine } from '#machines/session/captcha/captcha.machine';
import { demoCredentials } from '#mocks/session/people';
import { mockTurnstile, type WidgetBehavior } from '#mocks/session/captcha.handlers';
import { renderChallenge } from '#services/session/turnstile';
import { configureCaptcha } from '#services/session/captcha';
import { runCaptcha } from '../../app/wiring/session/captcha';
import { worldStory } from '../../../.storybook/world-story';
import { Captcha } from './Captcha';

/** The security check: each state of its dialog, and the check of a form with the app's machines and a simulated widget. */
const meta = preview.meta({
  title: 'Patterns/Security check',
  component: Captcha,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
});

const siteKey = '1x00000000000000000000AA';

function putWidget(behavior: () => WidgetBehavior): () => void {
  Reflect.set(window, 'turnstile', mockTurnstile(behavior));
  return () => void Reflect.deleteProperty(window, 'turnstile');
}

const still = (value: StateValueFrom<typeof captchaMachine>) => ({
  render: () => (
    <CaptchaContext.Provider
      options={{ snapshot: captchaMachine.resolveState({ value, context: {} }) }}
    >
      <Captcha
        renderChallenge={(place, isQuiet, report) =>
          renderChallenge(place, { siteKey, isQuiet }, report)
        }
      />
    </CaptchaContext.Provider>
  ),
  beforeEach: () => putWidget(() => 'asks'),
});

export const Loading = meta.story({
  ...still({ shown: 'loading' }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: captchaMessages.title });
    await expect(dialog).toHaveAccessibleDescription(captchaMessages.help);
    within(dialog).getByRole('button', { name: captchaMessages.loading });
  },
});

export const Challenging = meta.story({
  ...still({ shown: 'challenging' }),
  play: async () => {
    await screen.findByRole('checkbox', { name: 'Verify you are human' });
    await expect(screen.queryByRole('button', { name: captchaMessages.retry })).toBeNull();
  },
});

const failed = (kind: keyof typeof captchaErrors) => ({
  ...still({ shown: { failed: kind } }),
  play: async () => {
    await screen.findByRole('heading', { name: captchaErrors[kind].title });
    await expect(screen.getByText(captchaErrors[kind].help)).toBeVisible();
    await expect(screen.getByRole('button', { name: captchaMessages.retry })).toBeEnabled();
  },
});
export const Blocked = meta.story(failed('blocked'));
export const Refused = meta.story(failed('refused'));
export const OnAPhone = meta.story({
  ...failed('blocked'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

const visitor = worldStory({ world: 'captcha-wanted', at: paths.marketplace.href('sign-in') });
const checked = (behavior?: () => WidgetBehavior) => ({
  ...visitor.annotations,
  async beforeEach(context: { msw: SetupWorker }) {
    const leaveWorld = await visitor.annotations.beforeEach(context);
    const removeWidget = behavior && putWidget(behavior);
    configureCaptcha((signal) => runCaptcha(siteKey, signal));
    return () => {
      configureCaptcha(null);
      removeWidget?.();
      leaveWorld();
    };
  },
});

const wrong = { ...demoCredentials, password: 'not the password' };
const email = () => screen.findByRole('textbox', { name: 'Email' });
const signIn = async () => userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
const check = () => screen.findByRole('dialog', { name: captchaMessages.title });
const noCheck = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: captchaMessages.title })).toBeNull());

async function fill() {
  await userEvent.click(await email());
  await userEvent.paste(wrong.email);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste(wrong.password);
}

async function expectTyped() {
  await expect(await email()).toHaveValue(wrong.email);
  await expect(screen.getByLabelText('Password')).toHaveValue(wrong.password);
}

/** The auth server reads the password only after it has accepted the token. */
export const PassesUnseen = meta.story({
  ...checked(() => 'passes'),
  parameters: { consoleErrors: [answered(400)] },
  play: async ({ step }) => {
    await fill();
    await signIn();
    await screen.findByText(accountErrors.invalidCredentials);
    await step('each request has a token of its own', async () => {
      await userEvent.type(screen.getByLabelText('Password'), '!');
      await expect(screen.queryByText(accountErrors.invalidCredentials)).toBeNull();
      await signIn();
      await screen.findByText(accountErrors.invalidCredentials);
    });
  },
});

export const AsksTheUser = meta.story({
  ...checked(() => 'asks'),
  parameters: { consoleErrors: [answered(400)] },
  play: async ({ step }) => {
    await fill();
    await step('the check that is closed leaves the form as it was', async () => {
      await signIn();
      await within(await check()).findByRole('checkbox', { name: 'Verify you are human' });
      await userEvent.keyboard('{Escape}');
      await noCheck();
      await screen.findByText(accountErrors.captchaFailed);
      await expectTyped();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus());
    });
    await step('the check is passed by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      const box = await within(await check()).findByRole('checkbox');
      await userEvent.tab();
      await expect(within(await check()).getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard(' ');
      await noCheck();
      await screen.findByText(accountErrors.invalidCredentials);
      await expectTyped();
    });
  },
});

export const EndsWithTheForm = meta.story({
  ...checked(() => 'waits'),
  play: async () => {
    const widgets = () => document.querySelectorAll('[data-react-aria-top-layer]:empty').length;
    const before = widgets();
    await fill();
    await signIn();
    await waitFor(() => expect(widgets()).toBe(before + 1));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(widgets()).toBe(before));
    await expect(screen.queryByRole('dialog', { name: captchaMessages.title })).toBeNull();
  },
});

export const NotPassed = meta.story({
  ...checked(() => 'fails'),
  play: async () => {
    await fill();
    await signIn();
    await within(await check()).findByText(captchaErrors.refused.title);
    await userEvent.click(screen.getByRole('button', { name: captchaMessages.retry }));
    await within(await check()).findByText(captchaErrors.refused.title);
    await userEvent.click(screen.getByRole('button', { name: captchaMessages.cancel }));
    await screen.findByText(accountErrors.captchaFailed);
    await expectTyped();
  },
});

/** An ad blocker blocks the script until the user allows it. */
export const ScriptBlocked = meta.story({
  ...checked(),
  parameters: { consoleErrors: [answered(400), unanswered] },
  play: async ({ msw }) => {
    msw.use(http.get('https://challenges.cloudflare.com/*', () => HttpResponse.error()));
    await fill();
    await signIn();
    await within(await check()).findByText(captchaErrors.blocked.title);
    const removeWidget = putWidget(() => 'asks');
    await userEvent.click(screen.getByRole('button', { name: captchaMessages.retry }));
    await userEvent.click(await within(await check()).findByRole('checkbox'));
    await screen.findByText(accountErrors.invalidCredentials);
    await expectTyped();
    removeWidget();
  },
});
