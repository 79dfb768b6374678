import preview from '../../../.storybook/preview';
import { StoryFrame } from '../_shell/story-frame';
import { Home } from './Home';

const meta = preview.meta({
  title: 'Screens/Home',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame at="/">
      <Home />
    </StoryFrame>
  ),
});

export const WayIn = meta.story();
