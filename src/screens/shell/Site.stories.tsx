import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { viewerOf } from '#domain/session/profile';
import { storySession, StoryFrame } from './story-frame';
import { AccountButton } from '../session/AccountButton';
import { AccountPlaceholder, SignInButton } from '../session/UnknownAccount';
import { SiteFooter } from './SiteFooter';
import { SiteHeader, type SiteHeaderProps, ThemeToggle } from './SiteHeader';
import { SkipLink } from './SkipLink';

const args: SiteHeaderProps = {
  account: <AccountPlaceholder />,
  onMenu: fn(),
  isMenuOpen: false,
  onPalette: fn(),
  onMenuIntent: fn(),
  onPaletteIntent: fn(),
};

const meta = preview.meta({
  title: 'Patterns/Site',
  component: SiteHeader,
  args,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame at={String(parameters['at'] ?? '/')}>
        <SkipLink />
        <Story />
        <main id="main" tabIndex={-1} style={{ minBlockSize: '120vh' }}>
          <h1 style={{ padding: '2rem' }}>A page</h1>
        </main>
        <SiteFooter />
      </StoryFrame>
    ),
  ],
});

export const AccountLoading = meta.story();

const callbacks = {
  onSignIn: fn(),
  onLogout: fn(),
  onMarketplaceLogin: fn(),
};

export const SignedOut = meta.story({
  args: { account: <SignInButton onPress={fn()} /> },
});

export const SignedIn = meta.story({
  args: {
    account: (
      <AccountButton
        {...callbacks}
        account={{ kind: 'signedIn', viewer: viewerOf(storySession), isLeaving: false }}
        context="discord"
        isOnline
      />
    ),
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
});

export const ByKeyboard = meta.story({
  play: async ({ args: props, canvas, userEvent, step }) => {
    await step('the first tab stop skips the header', async () => {
      await userEvent.tab();
      const skip = canvas.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toHaveFocus();
      await expect(skip).toHaveAttribute('href', '#main');
    });
    await step('focusing the menu button preloads the menu', async () => {
      await userEvent.tab();
      const menu = canvas.getByRole('button', { name: 'Open navigation' });
      await expect(menu).toHaveFocus();
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(props.onMenuIntent).toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(props.onMenu).toHaveBeenCalledOnce();
    });
    await step('focusing the search button preloads the palette', async () => {
      canvas.getByRole('button', { name: 'Search...' }).focus();
      await expect(props.onPaletteIntent).toHaveBeenCalled();
      await userEvent.keyboard(' ');
      // The palette opens after its frame is painted.
      await waitFor(() => expect(props.onPalette).toHaveBeenCalledOnce());
    });
  },
});

export const CyclesThemes = meta.story({
  render: () => <Themes />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getAllByRole('button', { name: /^Theme/ })[0] as HTMLElement;
    await expect(toggle).toHaveAccessibleName('Theme: System');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAccessibleName('Theme: Dark');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAccessibleName('Theme: Light');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAccessibleName('Theme: System');
  },
});

function Themes() {
  const [theme, setTheme] = useState<'system' | 'dark' | 'light'>('system');
  return <ThemeToggle value={theme} onChange={setTheme} />;
}

const currentPages = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-current]')].map(
    (link) => `${link.textContent} ${link.ariaCurrent}`,
  );

export const OnDocumentation = meta.story({
  args: { docsSearch: { onPress: fn(), onIntent: fn() } },
  parameters: { at: '/docs/user-commands' },
  play: async ({ args: props, canvas, canvasElement, userEvent }) => {
    await expect(currentPages(canvasElement)).toEqual(['Docs true']);
    const search = canvas.getByRole('button', { name: /search/i });
    await expect(search).toHaveAccessibleName('Search docs');
    search.focus();
    await expect(props.docsSearch?.onIntent).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(props.docsSearch?.onPress).toHaveBeenCalledOnce();
    await expect(props.onPalette).not.toHaveBeenCalled();
  },
});

export const OnChangelog = meta.story({
  parameters: { at: '/docs/changelog/1.45' },
  play: async ({ canvasElement }) => {
    await expect(currentPages(canvasElement)).toEqual(['Docs true']);
  },
});
