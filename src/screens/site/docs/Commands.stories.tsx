import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DocsStory } from './docs-story.fixture';

const meta = preview.meta({
  title: 'Screens/Docs/Commands',
  component: DocsStory,
  args: { at: '/docs/admin-commands' },
  parameters: { layout: 'fullscreen' },
});

/**
 * Returns a matcher that finds the `code` element with the given text. A text matcher alone does not find it, because
 * the parts of the text are in separate, colored elements.
 */
const isCode = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'CODE' && element.textContent === text;

/** Returns the parts of the highlighted code in an element, as 'kind:text'. */
const partsIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('[data-part]')].map(
    ({ dataset, textContent }) => `${dataset['part']}:${textContent}`,
  );

export const Admin = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const addrole = canvas.getByRole('button', { name: '/addrole' });
    await step('opens by keyboard', async () => {
      addrole.focus();
      await userEvent.keyboard('{Enter}');
      await expect(addrole).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(canvas.getByText(isCode('/addrole member role'))).toBeVisible());
    });
    await step('one card at a time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '/onboarding' }));
      await expect(addrole).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByText(isCode('/addrole member role'))).toBeNull();
    });
    await step('shows who may use it', async () => {
      await expect(addrole).toHaveAccessibleDescription(/Mod Permission$/);
      await expect(canvas.getByRole('button', { name: '/onboarding' })).toHaveAccessibleDescription(
        /Admin Only$/,
      );
    });
  },
});

export const Highlighted = meta.story({
  args: { at: '/docs/admin-commands#lock' },
  play: async ({ canvas, step }) => {
    await step('the syntax shows what is typed as it is and what is replaced', async () => {
      const usage = await canvas.findByText(isCode('/lock lock | unlock [channel]'));
      await expect(partsIn(usage)).toEqual([
        'command:/lock',
        'subcommand:lock',
        'mark:|',
        'subcommand:unlock',
        'mark:[',
        'option:channel',
        'mark:]',
      ]);
    });
    await step('the example shows the values', async () => {
      const example = canvas.getByText(isCode('/lock lock #drops'));
      await expect(partsIn(example)).toEqual([
        'command:/lock',
        'subcommand:lock',
        'mention:#drops',
      ]);
    });
  },
});

export const User = meta.story({
  args: { at: '/docs/user-commands' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'User commands' })).toBeVisible();
    await expect(canvas.queryByText('Mod Permission')).toBeNull();
  },
});

export const LinkedCommand = meta.story({
  args: { at: '/docs/admin-commands#onboarding' },
  play: async ({ canvas }) => {
    const linked = canvas.getByRole('button', { name: '/onboarding' });
    await waitFor(() => expect(linked).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByRole('link', { name: 'Link to /onboarding' })).toHaveAttribute(
      'href',
      '#onboarding',
    );
  },
});

export const Searched = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('textbox', { name: 'Search commands...' });
    await step('filters the list', async () => {
      await userEvent.type(search, '/relay-add');
      await waitFor(() => expect(canvas.getByRole('button', { name: '/relay-add' })).toBeVisible());
      await waitFor(() => expect(canvas.queryByRole('button', { name: '/addrole' })).toBeNull());
    });
    await step('Escape clears the filter', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(search).toHaveValue('');
      const card = await canvas.findByRole('button', { name: '/addrole' });
      await waitFor(() => expect(card).toBeVisible());
    });
  },
});

export const NoneFound = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('textbox', { name: 'Search commands...' });
    await userEvent.type(search, 'teleport');
    await expect(canvas.getByRole('heading', { name: 'No Commands Found' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 commands');
    await step('a button clears the filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all commands' }));
      await canvas.findByRole('button', { name: '/addrole' });
      await userEvent.type(search, 'teleport');
      await canvas.findByRole('heading', { name: 'No Commands Found' });
    });
  },
});

export const Revealing = meta.story({
  args: { reveal: 'gradual' },
  play: async ({ canvas, canvasElement, step }) => {
    const busy = () => canvasElement.querySelector('[aria-busy=true]');
    await step('a skeleton first', async () => {
      await expect(busy()).not.toBeNull();
      await expect(canvas.queryByRole('button', { name: /^\// })).toBeNull();
    });
    await step('then all commands', async () => {
      await canvas.findByRole('button', { name: '/onboarding' });
      await waitFor(() => expect(busy()).toBeNull());
    });
  },
});

/** The page in the first 600 ms after client-side navigation. */
export const Skeleton = meta.story({ args: { reveal: 'gradual' } });

export const Copied = meta.story({
  args: { at: '/docs/user-commands#mypoints' },
  play: async ({ canvas, userEvent }) => {
    const [copy] = await canvas.findAllByRole('button', { name: /^Copy \// });
    copy?.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Copied!');
    await expect(copy).toHaveFocus();
  },
});

export const NotCopied = meta.story({
  args: {
    at: '/docs/user-commands#mypoints',
    clipboard: { ok: false, error: { kind: 'failed' } },
  },
  play: async ({ canvas, userEvent }) => {
    const [copy] = await canvas.findAllByRole('button', { name: /^Copy \// });
    copy?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Copy failed')).toBeVisible());
  },
});
