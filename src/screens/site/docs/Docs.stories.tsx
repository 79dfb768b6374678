import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DocsStory } from './docs-story.fixture';

const meta = preview.meta({
  title: 'Screens/Docs/Pages',
  component: DocsStory,
  parameters: { layout: 'fullscreen' },
});

export const Overview = meta.story({
  args: { at: '/docs' },
  play: async ({ canvas, step }) => {
    await step('one heading, and a link to each section', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      const first = canvas.getByRole('heading', { level: 2, name: 'What Grouped is' });
      await expect(first).toHaveAttribute('id', 'what-grouped-is');
      await expect(canvas.getByRole('link', { name: 'Link to What Grouped is' })).toHaveAttribute(
        'href',
        '#what-grouped-is',
      );
      first.scrollIntoView();
      const current = () =>
        canvas
          .getAllByRole('link', { current: 'location' })
          .map((link) => link.getAttribute('href'));
      await waitFor(() => expect(current()).toEqual(['#what-grouped-is']));
    });
    await step('links to the previous and next page', async () => {
      const steps = canvas.getByRole('navigation', { name: 'Previous and next pages' });
      await expect(steps).toHaveTextContent('Next Features');
    });
  },
});

export const Features = meta.story({
  args: { at: '/docs/features' },
  play: async ({ canvas, step }) => {
    await step('a setting is a link to it', async () => {
      const [setting] = canvas.getAllByRole('link', { name: 'SuccessPoints' });
      await expect(setting).toHaveAttribute('href', '/servers#setting=SuccessPoints');
    });
    await step('an example tells the command from the answer', async () => {
      const example = canvas.getByText(
        (_, element) => element?.tagName === 'PRE' && element.textContent.startsWith('/points add'),
      );
      const parts = [...example.querySelectorAll<HTMLElement>('[data-part]')];
      await expect(parts.map(({ dataset, textContent }) => [dataset['part'], textContent])).toEqual(
        [
          ['command', '/points'],
          ['subcommand', 'add'],
          ['mention', '@mira'],
          ['value', '50'],
          ['answer', 'mira now has 1,290 points and ranks 3rd of 412.'],
        ],
      );
    });
  },
});

export const Version = meta.story({
  args: { at: '/docs/changelog' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await expect(canvas.getByRole('heading', { name: 'Onboarding guide' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Onboarding tickets' })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

export const OlderVersion = meta.story({
  args: { at: '/docs/changelog/v1.45' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Version 1\.45 · /)).toBeVisible());
    await expect(canvas.queryByRole('heading', { name: 'Onboarding guide' })).toBeNull();
    const steps = canvas.getByRole('navigation', { name: 'Newer and older versions' });
    await expect(
      within(steps)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Newer Version 1.5', 'Older Version 1.4']);
  },
});

export const UnknownVersion = meta.story({
  args: { at: '/docs/changelog/9.9' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Version not found' })).toBeVisible(),
    );
    await expect(canvas.getByRole('link', { name: /^v1\.1\b.*20\d\d/ })).toBeVisible();
  },
});

export const UnknownVersionLeft = meta.story({
  args: { at: '/docs/changelog/9.9' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Version not found' });
    await userEvent.click(canvas.getByRole('link', { name: 'Go to v1.5' }));
    await waitFor(() => expect(canvas.getByText(/^Version 1\.5 · /)).toBeVisible());
  },
});

export const VersionHistoryOpen = meta.story({
  args: { at: '/docs/changelog' },
  play: async ({ canvas, userEvent, step }) => {
    const toggle = await canvas.findByRole('button', { name: 'Version History' });
    await step('opens by keyboard', async () => {
      toggle.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('heading', { name: 'Version History' });
    });
    await step('shows each version with date and highlights', async () => {
      const oldest = await screen.findByRole('link', { name: /^v1\.1\b.*20\d\d/ });
      await expect(oldest).toHaveAttribute('href', '/docs/changelog/1.1');
    });
  },
});

export const VersionHistoryLeft = meta.story({
  args: { at: '/docs/changelog' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Version History' }));
    await step('links to a version', async () => {
      await userEvent.click(await screen.findByRole('link', { name: /^v1\.4\b.*20\d\d/ }));
      await canvas.findByText(/^Version 1\.4 · /);
      await expect(canvas.getByText('Restock: trail runner, all sizes, 40% off')).toBeVisible();
    });
    await step('closes outside the changelog', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('link', { name: /^Newer/ }));
      await canvas.findByText(/^Version 1\.45 · /);
      await userEvent.click(canvas.getByRole('link', { name: 'Newer Version 1.5' }));
      await canvas.findByText(/^Version 1\.5 · /);
      await userEvent.click(canvas.getByRole('link', { name: /^Previous/ }));
      await canvas.findByRole('heading', { level: 1, name: 'User commands' });
      await expect(screen.queryByRole('heading', { name: 'Version History' })).toBeNull();
    });
  },
});

/** To see the menu without the test, select a phone viewport in Storybook's toolbar. */
export const MenuOpen = meta.story({
  args: { at: '/docs/features' },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the page has one menu and one search', async () => {
      await expect(canvas.getAllByRole('button', { name: /navigation|menu/i })).toHaveLength(1);
      await expect(canvas.getAllByRole('button', { name: /search/i })).toHaveLength(1);
    });
    // On a wide viewport, the navigation is beside the text, and the menu does not repeat it.
    const isBeside = canvas.queryByRole('navigation', { name: 'Documentation' }) !== null;
    canvas.getByRole('button', { name: 'Open navigation' }).focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Go to Hub' })).toBeVisible());
    if (isBeside) {
      await expect(drawer.queryByRole('navigation', { name: 'Documentation' })).toBeNull();
      return;
    }
    await step(
      'the menu has the pages of the documentation, and marks the current one',
      async () => {
        const docs = within(drawer.getByRole('navigation', { name: 'Documentation' }));
        await expect(docs.getByRole('link', { name: 'Features', current: 'page' })).toBeVisible();
        await expect(docs.queryByRole('link', { name: 'Go to Hub' })).toBeNull();
      },
    );
    await step('a page in the menu closes it', async () => {
      await userEvent.click(drawer.getByRole('link', { name: 'Admin commands' }));
      await canvas.findByRole('heading', { level: 1, name: 'Admin commands' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});
