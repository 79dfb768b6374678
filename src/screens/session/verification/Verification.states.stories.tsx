import { expect, fn, waitFor } from 'storybook/test';
import { fromPromise, type StateValueFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import { verificationMessages, verificationSignIn } from '#content/messages/session/verification';
import { paths } from '#domain/paths';
import type { VerificationAnswer } from '#domain/session/verification';
import {
  VerificationContext,
  verificationMachine,
} from '#machines/session/verification/verification.machine';
import { StoryFrame, type StorySession } from '#screens/shell/story-frame';
import { Verification } from './Verification';

/** One story for each state of the machine that the screen shows. No requests are sent. */
const meta = preview.meta({
  title: 'Screens/Verification',
  component: Verification,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
});

interface Picture {
  value: StateValueFrom<typeof verificationMachine>;
  session?: StorySession;
  logic?: typeof verificationMachine;
}

const still = ({ value, session = 'signedIn', logic = verificationMachine }: Picture) => ({
  render: () => (
    <StoryFrame at={paths.verification.href()} session={session}>
      <VerificationContext.Provider
        logic={logic}
        options={{ snapshot: verificationMachine.resolveState({ value }) }}
      >
        <Verification />
      </VerificationContext.Provider>
    </StoryFrame>
  ),
});

export const Initial = meta.story(still({ value: 'initial' }));
export const InitialRestoring = meta.story(still({ value: 'initial', session: 'restoring' }));
export const InitialSignedOut = meta.story({
  ...still({ value: 'initial', session: 'signedOut' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(verificationSignIn);
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Sign in with Discord');
  },
});
export const InitialSigningIn = meta.story({
  ...still({ value: 'initial', session: 'signingIn' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Opening Discord/);
  },
});
export const Processing = meta.story(still({ value: 'processing' }));
export const Verified = meta.story(still({ value: 'verified' }));
export const Leaving = meta.story(still({ value: 'leaving' }));
export const FailedSignedOut = meta.story(
  still({ value: { failed: 'signedOut' }, session: 'signedOut' }),
);
export const FailedReconnect = meta.story({
  ...still({ value: { failed: 'reconnect' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in with Discord' })).toBeEnabled();
  },
});
export const FailedNotConfirmed = meta.story(still({ value: { failed: 'notConfirmed' } }));
export const FailedRateLimited = meta.story(still({ value: { failed: 'rateLimited' } }));
export const FailedUnreachable = meta.story(still({ value: { failed: 'unreachable' } }));
export const Failed = meta.story({
  ...still({ value: { failed: 'unknown' } }),
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Return to Discord' });
    await expect(['href', 'target', 'rel'].map((name) => back.getAttribute(name))).toEqual([
      'https://discord.com/app',
      '_blank',
      'noopener',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Sign in with Discord' })).toBeNull();
  },
});

const verify = fn<() => Promise<VerificationAnswer>>();
export const CompletedByKeyboard = meta.story({
  ...still({
    value: 'initial',
    logic: verificationMachine.provide({ actors: { verify: fromPromise(() => verify()) } }),
  }),
  beforeEach: () => {
    verify.mockReset();
  },
  play: async ({ canvas, userEvent, step }) => {
    let answer: (given: VerificationAnswer) => void = () => {};
    verify
      .mockResolvedValueOnce({ ok: false, error: { kind: 'unreachable' } })
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const expectView = async (view: keyof typeof verificationMessages) => {
      const { title, body } = verificationMessages[view];
      await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus());
      await expect(canvas.getByRole('status')).toHaveTextContent(body);
    };

    await step('the first render does not move the focus', async () => {
      await expect(document.body).toHaveFocus();
    });
    await step('a failure focuses its heading; back to the start', async () => {
      canvas.getByRole('button', { name: 'Verify My Identity' }).focus();
      await userEvent.keyboard('{Enter}');
      await expectView('failed');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expectView('initial');
    });
    await step('the next attempt is pending, then succeeds', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expectView('processing');
      await expect(canvas.queryByRole('button')).toBeNull();
      answer({ ok: true, value: null });
      await expectView('verified');
      await expect(verify).toHaveBeenCalledTimes(2);
    });
  },
});
