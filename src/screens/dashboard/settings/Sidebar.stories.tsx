import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { loadRest } from './load-rest';
import { editAt, StoryPage } from './story-page.fixture';

const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Sidebar',
  render: () => <StoryPage edit={editAt({ ready: 'clean' })} tab="points" />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

export const TabLinks = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Settings' }));
    const currentTabs = () =>
      tabs
        .getAllByRole('link')
        .filter((link) => link.ariaCurrent === 'page')
        .map((link) => link.textContent);

    await step('only the open tab is current', async () => {
      await expect(currentTabs()).toEqual(['Points']);
    });
    await step('a click opens a tab', async () => {
      await userEvent.click(tabs.getByRole('link', { name: 'Roles' }));
      await canvas.findByRole('heading', { name: 'Staff' });
      await expect(currentTabs()).toEqual(['Roles']);
    });
    await step('a click for a new browser tab is left to the browser', async () => {
      const modified: MouseEventInit[] = [
        { ctrlKey: true },
        { metaKey: true },
        { shiftKey: true },
        { altKey: true },
        { button: 1 },
      ];
      for (const init of modified) {
        await expect(isLeftToBrowser(tabs.getByRole('link', { name: 'Channels' }), init)).toBe(
          true,
        );
      }
      await expect(currentTabs()).toEqual(['Roles']);
    });
  },
});

/**
 * Returns whether the browser would follow the link after a click with the given `init`. Returns false if the link
 * prevents the default action. The function always prevents the default action itself, so that the test does not follow
 * the link.
 */
function isLeftToBrowser(link: HTMLElement, init: MouseEventInit): boolean {
  let isLeft = false;
  const observe = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', observe, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isLeft;
}
