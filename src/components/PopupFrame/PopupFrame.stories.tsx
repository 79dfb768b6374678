import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { MenuFrame } from '#components/Menu/LazyMenuTrigger';
import { OptionFrame } from '#components/ComboBox/ComboControl';
import { pxOfRem } from '#theme/px-of-rem';
import { PADDING, ROW, ROWS_IN_VIEW } from '../field/OptionList.metrics';
import { PopupFrame } from './PopupFrame';

const meta = preview.meta({
  title: 'Components/Popup frame',
  component: PopupFrame,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

interface FrameProps {
  anchorRef: RefObject<Element | null>;
}

function Pressed({ Frame }: { Frame: ComponentType<FrameProps> }) {
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  return (
    <>
      <Button ref={anchorRef} tone="plain" onPress={() => setIsPressed(true)}>
        river.otter
      </Button>
      {isPressed && <Frame anchorRef={anchorRef} />}
    </>
  );
}

const ThreeItems = (props: FrameProps) => (
  <MenuFrame {...props} placement="bottom start" header="river.otter" items={3} />
);
const FiveOptions = (props: FrameProps) => <OptionFrame {...props} rows={5} />;
const ManyOptions = (props: FrameProps) => <OptionFrame {...props} rows={250} />;

export const OfAMenu = meta.story({
  render: () => <Pressed Frame={ThreeItems} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('menu')).toBeNull();
    const frame = await frameUnder(canvas.getByRole('button'));
    await expect(frame).toHaveTextContent('river.otter');
    await expect(placesOfRows(frame)).toHaveLength(3);
  },
});

export const OfAShortList = meta.story({
  render: () => <Pressed Frame={FiveOptions} />,
  play: async ({ canvas }) => {
    const frame = await frameUnder(canvas.getByRole('button'));
    await expect(placesOfRows(frame)).toHaveLength(5);
    await expect(frame.offsetHeight).toBeLessThan(5 * pxOfRem(ROW.coarse) + 4 * PADDING);
  },
});

export const OfALongList = meta.story({
  render: () => <Pressed Frame={ManyOptions} />,
  play: async ({ canvas }) => {
    const frame = await frameUnder(canvas.getByRole('button'));
    await expect(placesOfRows(frame)).toHaveLength(ROWS_IN_VIEW);
    await expect(frame.offsetHeight).toBeGreaterThan(9 * pxOfRem(ROW.fine));
  },
});

async function frameUnder(button: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(button);
  const frame = document.querySelector<HTMLElement>('[data-popup-frame]');
  if (!frame) throw new Error('There is no frame');
  await expect(frame).toBeVisible();
  const gap = frame.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
  await expect(gap).toBeGreaterThan(0);
  await expect(gap).toBeLessThan(10);
  return frame;
}

/** Returns the distinct top positions of skeletons, one per row. */
function placesOfRows(frame: HTMLElement): number[] {
  const tops = [...frame.querySelectorAll('span[aria-hidden]')].map((skeleton) => {
    const { top, height } = skeleton.getBoundingClientRect();
    return Math.round(top + height / 2);
  });
  return [...new Set(tops)];
}
