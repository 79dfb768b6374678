import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { viewerOf } from '#domain/session/profile';
import { AccountMenu } from './AccountMenu';
import { SiteRoleContext } from './site-role';
import { storySession } from '../shell/story-frame';

const viewer = viewerOf(storySession);

const meta = preview.meta({
  title: 'Patterns/Account menu',
  component: AccountMenu,
  args: { viewer, onLogout: fn() },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
});

export const SignedIn = meta.story();
export const LoggingOut = meta.story({ args: { isLoggingOut: true } });
export const WithoutDiscord = meta.story({
  args: { viewer: { ...viewer, email: 'letters-only@grouped.example', profile: null } },
});

export const SiteAdmin = meta.story({
  decorators: [
    (Story) => (
      <SiteRoleContext value="admin">
        <Story />
      </SiteRoleContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /mira\.resells/ }));
    const admin = await screen.findByRole('menuitem', { name: 'Admin' });
    await expect(admin).toHaveAttribute('href', '/admin');
    await waitFor(() => expect(admin).toBeVisible());
  },
});

export const LogsOut = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /mira\.resells/ }));
    await waitFor(() => expect(screen.getByText('mira@grouped.example')).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
