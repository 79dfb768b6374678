import { expect } from 'storybook/test';
import preview from '../preview';
import { BothThemes } from './BothThemes';
import { BOTH_THEMES_PARAMETER } from './both-themes-address';

/** A story in both themes side by side. The toolbar of each story has a link to it. */
const meta = preview.meta({
  title: 'Flows/Both themes',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      // The pictures are inert copies of stories, which are checked themselves.
      context: { exclude: ['iframe', '[data-live-announcer]'] },
      options: { iframes: false, resultTypes: ['violations', 'incomplete'] },
    },
  },
});

export const Story = meta.story({
  render: () => (
    <BothThemes storyId={new URLSearchParams(location.search).get(BOTH_THEMES_PARAMETER)} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
  },
});

export const OfTheConsole = meta.story({
  render: () => <BothThemes storyId="state-console-parts--start" firstSize="phone" />,
  play: async ({ canvas, step }) => {
    await step('a picture in each theme', async () => {
      for (const theme of ['Dark', 'Light']) {
        const picture = await canvas.findByTitle<HTMLIFrameElement>(new RegExp(`, ${theme}$`));
        await expect(picture.srcdoc).toContain(`data-theme="${theme.toLowerCase()}"`);
      }
    });
    await step('with a link to the story in that theme', async () => {
      await expect(canvas.getByRole('link', { name: 'Light' })).toHaveAttribute(
        'href',
        './?path=/story/state-console-parts--start&globals=theme:light',
      );
    });
  },
});
