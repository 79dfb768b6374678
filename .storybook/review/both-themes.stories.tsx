import { expect } from 'storybook/test';
import preview from '../preview';
import { BothThemes } from './BothThemes';
import { BOTH_THEMES_PARAMETER } from './both-themes-address';

/** A story in both themes side by side. The toolbar of each story has a link to it. */
const meta = preview.meta({
  title: 'Flows/Both themes',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Story = meta.story({
  render: () => (
    <BothThemes storyId={new URLSearchParams(location.search).get(BOTH_THEMES_PARAMETER)} />
  ),
  play: async ({ canvas }) => {
    // `tests/stories/both-themes.spec.ts` opens it from the toolbar of a story.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Open a story/);
  },
});
