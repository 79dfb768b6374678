import { type ReactNode, type RefObject, useRef } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { MenuFrame } from '#components/Menu/MenuFrame';
import { OptionFrame } from '#components/field/OptionFrame';
import { PopupFrame } from './PopupFrame';

const meta = preview.meta({
  component: PopupFrame,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

/** A button with the frame of what it opens. */
function Pressed({ frame }: { frame: (anchorRef: RefObject<Element | null>) => ReactNode }) {
  const anchorRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchorRef} tone="plain">
        river.otter
      </Button>
      {frame(anchorRef)}
    </>
  );
}

export const OfAMenu = meta.story({
  render: () => (
    <Pressed
      frame={(anchorRef) => (
        <MenuFrame anchorRef={anchorRef} placement="bottom start" header="river.otter" items={3} />
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(document.querySelector('[data-popup-frame]')).toBeVisible();
  },
});

export const OfAShortList = meta.story({
  render: () => <Pressed frame={(anchorRef) => <OptionFrame anchorRef={anchorRef} rows={5} />} />,
});

export const OfALongList = meta.story({
  render: () => <Pressed frame={(anchorRef) => <OptionFrame anchorRef={anchorRef} rows={250} />} />,
});
