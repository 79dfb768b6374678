import { expect, fn, type within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BrokenPage, StartFailure, LoadingPage } from './MessagePage';
import { LoadingFrame } from './LoadingFrame';

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

export const NotLoaded = meta.story({
  render: () => <BrokenPage cause="notLoaded" onReload={onReload} />,
});

export const Loading = meta.story({ render: () => <LoadingPage /> });

/** Expects no style attributes, because the Content Security Policy of the app's HTML files forbids them. */
async function hasNoStyleAttributes({
  canvas,
  canvasElement,
}: {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}) {
  await expect(canvas.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
  await expect(canvasElement.querySelectorAll('[style]')).toHaveLength(0);
}

export const LoadingWithBar = meta.story({
  render: () => <LoadingFrame frame="bar" />,
  play: hasNoStyleAttributes,
});

export const LoadingSettings = meta.story({
  render: () => <LoadingFrame frame="settings" />,
  play: hasNoStyleAttributes,
});

export const LoadingSeller = meta.story({
  render: () => <LoadingFrame frame="seller" />,
  play: hasNoStyleAttributes,
});

export const CannotStart = meta.story({
  render: () => (
    <StartFailure reason="VITE_SUPABASE_URL is set but VITE_SUPABASE_ANON_KEY is not." />
  ),
});
