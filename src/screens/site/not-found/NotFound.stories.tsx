import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { StoryFrame } from '#screens/shell/story-frame';
import { NotFound } from './NotFound';

const meta = preview.meta({
  title: 'Screens/Not found',
  component: NotFound,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

export const Anywhere = meta.story({
  render: () => (
    <StoryFrame at="/nowhere">
      <main>
        <NotFound />
      </main>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});
