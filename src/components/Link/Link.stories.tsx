import { ArrowLeft } from 'lucide-react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider';
import { Link } from './Link';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { href: '#docs', children: 'the docs' },
});

export const InText = meta.story({
  render: (args) => (
    <p>
      How a cron schedule is written stands in <Link {...args} />.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'the docs' })).toHaveFocus();
  },
});

export const Quiet = meta.story({
  args: {
    tone: 'quiet',
    children: (
      <>
        <ArrowLeft size={16} aria-hidden />
        Back to home
      </>
    ),
  },
});

export const External = meta.story({
  args: { href: 'https://discord.com', isExternal: true, children: 'Open Discord' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open Discord' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

const navigate = fn<(to: string) => void>();

/** The router handles a click on this link. If a modifier key is pressed, the browser handles the click instead. */
export const InApp = meta.story({
  args: { href: '/docs' },
  render: (args) => (
    <NavigationProvider
      navigate={navigate}
      address={{ pathname: '/', hash: '' }}
      replaceHash={() => {}}
    >
      <Link {...args} />
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'the docs' });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'] as const) {
      await expect(await isLeftToTheBrowser(link, { [key]: true })).toBe(true);
    }
    await expect(navigate).not.toHaveBeenCalled();
    await expect(await isLeftToTheBrowser(link, {})).toBe(false);
    await expect(navigate).toHaveBeenLastCalledWith('/docs', undefined);
  },
});

/**
 * Clicks a link without following it. Returns whether the link leaves the click to the browser instead of handling it.
 */
async function isLeftToTheBrowser(link: Element, modifiers: MouseEventInit): Promise<boolean> {
  let isHandled = false;
  const stay = (event: Event) => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  await fireEvent.click(link, modifiers);
  return !isHandled;
}
