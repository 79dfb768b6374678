import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { viewerOf } from '#domain/session/profile';
import { storySession, StoryFrame } from '../shell/story-frame';
import { createThemeStore, ThemeChoiceContext } from '../shell/theme-choice';
import { AccountTools } from './account-tools.fixture';
import { AccountButton, type AccountButtonProps } from './AccountButton';
import { SessionAccountButton } from './SessionAccountButton';
import { SignInButton } from './UnknownAccount';

const viewer = viewerOf(storySession);
const mira = { kind: 'signedIn', viewer, isLeaving: false } as const;

const args: AccountButtonProps = {
  account: mira,
  context: 'discord',
  isOnline: true,
  onSignIn: fn(),
  onLogout: fn(),
  onMarketplaceLogin: fn(),
};

const onResync = fn();
const theme = createThemeStore(
  () => 'system',
  () => {},
);

const meta = preview.meta({
  title: 'Patterns/Account button',
  component: AccountButton,
  args,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  decorators: [
    (Story) => (
      <ThemeChoiceContext value={theme}>
        <AccountTools resync={onResync}>
          <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Story />
          </div>
        </AccountTools>
      </ThemeChoiceContext>
    ),
  ],
});

export const Loading = meta.story({ args: { account: { kind: 'loading' } } });
export const SignedOut = meta.story({ args: { account: { kind: 'signedOut' } } });
export const SignedIn = meta.story();
export const SignedInOffline = meta.story({ args: { isOnline: false } });
export const SignedInToTheMarketplace = meta.story({ args: { context: 'marketplace' } });
export const Leaving = meta.story({ args: { account: { ...mira, isLeaving: true } } });

export const WithALongName = meta.story({
  args: {
    account: {
      ...mira,
      viewer: { ...viewer, email: 'somebody.with.a.long.address@grouped.example', profile: null },
    },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^somebody/);
    await expect(name.getBoundingClientRect().width).toBeLessThanOrEqual(120);
  },
});

export const MenuSignedOut = meta.story({
  args: { account: { kind: 'signedOut' } },
  play: async ({ args: props, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Sign in with Discord' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(props.onSignIn).toHaveBeenCalledOnce();
  },
});

export const MenuSignedOutOfTheMarketplace = meta.story({
  args: { account: { kind: 'signedOut' }, context: 'marketplace' },
  play: async ({ args: props, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Login' }));
    await expect(props.onMarketplaceLogin).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

const places = [
  'Resell Heaven',
  'Card Collectors',
  'All servers',
  'CCCard Collectors',
  'PCPicks Club',
  'My memberships',
  'Security',
  'ThemeSystem',
];

export const MenuSignedIn = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the button shows the account, its kind and the online status', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /mira\.resells ?Discord/ }));
    });
    await step('the menu shows the full texts', async () => {
      await waitFor(() => expect(screen.getByText('Discord Account')).toBeVisible());
      const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
      await expect(items).toEqual([...places, 'Resync Discord', 'Logout']);
    });
  },
});

export const MenuSignedInOffline = meta.story({
  args: { isOnline: false },
  play: async ({ canvas, userEvent }) => {
    onResync.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Offline/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Resync Discord' }));
    await expect(onResync).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const MenuSignedInToTheMarketplace = meta.story({
  args: { context: 'marketplace' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Marketplace/ }));
    await waitFor(() => expect(screen.getByText('Marketplace Account')).toBeVisible());
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([...places, 'Logout']);
  },
});

export const LogsOut = meta.story({
  play: async ({ args: props, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /mira/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(props.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

const callbacks = {
  isOnline: true,
  onLogout: fn(),
  onMarketplaceLogin: fn(),
};

export const FromSession = meta.story({
  render: () => (
    <StoryFrame at="/store/1" session="signedIn">
      <SessionAccountButton {...callbacks} />
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /mira\.resells ?Marketplace/ })).toBeVisible();
  },
});

export const FromRestoringSession = meta.story({
  render: () => (
    <StoryFrame at="/" session="restoring">
      <SessionAccountButton {...callbacks} />
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
});

export const MenuRequestedBeforeLoad = meta.story({
  render: () => (
    <StoryFrame at="/" session="signedOut">
      <SessionAccountButton {...callbacks} isMenuWanted />
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const item = await screen.findByRole('menuitem', { name: 'Sign in with Discord' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
  },
});

export const SignInBeforeLoad = meta.story({
  render: () => (
    <SignInButton onPress={callbacks.onLogout} onIntent={callbacks.onMarketplaceLogin} />
  ),
});
