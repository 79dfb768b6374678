import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BrokenPage } from './BrokenPage';
import { LoadingPage } from './LoadingPage';
import { StartFailure } from './StartFailure';

const onReload = fn();

const meta = preview.meta({
  title: 'Screens/Message pages',
  parameters: { layout: 'fullscreen' },
});

export const BrokenByADefect = meta.story({
  render: () => <BrokenPage cause="defect" onReload={onReload} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
});

export const BrokenByAnUpdate = meta.story({
  render: () => <BrokenPage cause="updated" onReload={onReload} />,
});

export const Loading = meta.story({ render: () => <LoadingPage /> });

export const CannotStart = meta.story({
  render: () => (
    <StartFailure reason="VITE_SUPABASE_URL is set but VITE_SUPABASE_ANON_KEY is not." />
  ),
});
