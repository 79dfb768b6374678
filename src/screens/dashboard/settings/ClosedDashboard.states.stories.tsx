import { expect, fn, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { openingMessages } from '#content/messages/dashboard/dashboard-opening';
import { paths } from '#domain/paths';
import { viewerOf } from '#domain/session/profile';
import { openingErrors } from '#machines/dashboard/dashboard-opening/dashboard-opening.fixtures';
import { StoryFrame, storySession } from '../../shell/story-frame';
import { ClosedDashboard, type ClosedDashboardReason } from './ClosedDashboard';

/** One story for each reason why a dashboard cannot be shown. No requests are sent. */
const meta = preview.meta({
  title: 'Screens/Closed dashboard',
  component: ClosedDashboard,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { onRetry: fn(), onSignIn: fn() },
  decorators: [
    (Story, { args }) => (
      <StoryFrame
        at={paths.dashboard.href('845201933120405504')}
        pattern={paths.dashboard.pattern}
        session={args.viewer ? 'signedIn' : 'signedOut'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
});

const reasons = { signInRequired: { kind: 'signInRequired' }, ...openingErrors } satisfies {
  [Kind in ClosedDashboardReason['kind']]: Extract<ClosedDashboardReason, { kind: Kind }>;
};

const closed = (kind: keyof typeof reasons, action: string) => ({
  args: {
    reason: reasons[kind],
    viewer: kind === 'signInRequired' ? null : viewerOf(storySession),
  },
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(openingMessages[kind].body);
    await expect(canvas.getByRole('button', { name: action })).toBeEnabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const SignInRequired = meta.story(closed('signInRequired', 'Sign in with Discord'));
export const NotYours = meta.story(closed('notYours', 'Try again'));
export const NotYoursWithoutName = meta.story({
  args: { reason: { kind: 'notYours', name: null }, viewer: viewerOf(storySession) },
});
export const NoSuchServer = meta.story(closed('noSuchServer', 'Try again'));
export const SignInAgain = meta.story(closed('signInAgain', 'Sign in with Discord'));
export const DiscordUnreachable = meta.story(closed('discordUnreachable', 'Try again'));
export const Unreachable = meta.story(closed('unreachable', 'Try again'));
export const NotYoursOnPhone = meta.story({
  ...closed('notYours', 'Try again'),
  globals: { viewport: { value: 'mobile2', isRotated: false } },
});

export const Retries = meta.story({
  args: { reason: reasons.unreachable, viewer: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    // The backend is unreachable, so a sign-in button would do nothing.
    await expect(canvas.queryByRole('button', { name: /sign in/i })).toBeNull();
  },
});
