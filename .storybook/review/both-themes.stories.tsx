import preview from '../preview';
import { BothThemes } from './BothThemes';
import { BOTH_THEMES_PARAMETER, STEPS_PARAMETER } from './both-themes-address';

/**
 * A story in both themes side by side. The toolbar of each story links to this page;
 * `tests/stories/manager.spec.ts` follows the link.
 */
const meta = preview.meta({
  title: 'Flows/Both themes',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Story = meta.story({
  render: () => {
    const query = new URLSearchParams(location.search);
    return (
      <BothThemes storyId={query.get(BOTH_THEMES_PARAMETER)} session={query.get(STEPS_PARAMETER)} />
    );
  },
});
