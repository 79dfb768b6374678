import { useState } from 'react';
import { expect, fireEvent, fn, type screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { checkPicture, pictureTypes } from '#domain/team/picture';
import { type PictureChoice, PictureField, type PictureFieldProps } from './PictureField';
import { brokenPicture, drawnPicture, letter, movingPicture } from './story-pictures.fixture';

const picture = `data:image/svg+xml;utf8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="#6f4cff"/><circle cx="1" cy="1" r=".6" fill="#fff"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Picture field',
  component: PictureField,
  args: {
    label: 'Picture',
    description: 'PNG, JPEG, GIF, WebP, or AVIF, up to 2 MB.',
    src: null,
    chosen: null,
    name: 'Noor Haddad',
    types: pictureTypes,
    onChoose: fn<(choice: PictureChoice) => void>(),
    onRemove: fn(),
    unreadableMessage: 'This file cannot be opened as an image.',
    animationMessage: 'Animations are kept whole.',
  },
  render: (args) => <Kept {...args} />,
});

/** Renders the field and stores the chosen file, as a form would. */
function Kept(props: PictureFieldProps) {
  const [chosen, setChosen] = useState(props.chosen);
  const [src, setSrc] = useState(props.src);
  const [isRefused, setRefused] = useState(false);
  return (
    <PictureField
      {...props}
      src={src}
      chosen={chosen}
      errorMessage={isRefused ? 'Choose an image.' : props.errorMessage}
      onChoose={(choice) => {
        props.onChoose(choice);
        const isPicture = checkPicture(choice.file) === null;
        setRefused(!isPicture);
        if (isPicture) setChosen(choice);
      }}
      onRemove={() => {
        props.onRemove();
        setChosen(null);
        setSrc(null);
      }}
    />
  );
}

type Canvas = Pick<typeof screen, 'getByRole' | 'findByRole'>;

const chooser = (canvas: Canvas) => canvas.getByRole('button', { name: /^Choose/ });

async function pick(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file dialog');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  await fireEvent.change(input);
}

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Picture' })).toHaveTextContent('NH');
    await expect(chooser(canvas)).toHaveAccessibleDescription(/up to 2 MB/);
    await expect(canvas.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  },
});

export const ThereIsOne = meta.story({
  args: { src: picture },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(chooser(canvas)).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Picture' })).toHaveTextContent('NH');
  },
});

export const Chosen = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const file = await drawnPicture(400, 200);
    const lastCrop = () => args.onChoose.mock.lastCall?.[0].crop;
    await step('crops a wide picture to its center first', async () => {
      await pick(canvasElement, file);
      await waitFor(() =>
        expect(args.onChoose.mock.calls).toEqual([[{ file, crop: { x: 100, y: 0, side: 200 } }]]),
      );
    });
    const slider = await canvas.findByRole('slider', { name: 'Picture, left to right' });
    await step('moves the picture with the arrow keys', async () => {
      slider.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(lastCrop()).toEqual({ x: 96, y: 0, side: 200 });
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowUp}');
      await expect(lastCrop()).toEqual({ x: 116, y: 0, side: 200 });
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        '58 % from the left, 50 % from the top',
      );
    });
    await step('zooms in on the same center', async () => {
      canvas.getByRole('slider', { name: 'Zoom' }).focus();
      await userEvent.keyboard('{End}');
      await expect(lastCrop()).toEqual({ x: 191, y: 75, side: 50 });
    });
    await step('allows vertical moves once zoomed', async () => {
      slider.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(lastCrop()).toEqual({ x: 191, y: 76, side: 50 });
    });
  },
});

export const Dragged = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await pick(canvasElement, await drawnPicture(400, 200));
    const slider = await canvas.findByRole('slider', { name: 'Picture, left to right' });
    const area = slider.parentElement as HTMLElement;
    const width = area.querySelector('div')?.clientWidth ?? 0;
    const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: 0 });
    area.setPointerCapture = () => {};
    await fireEvent.pointerDown(area, at(0));
    await fireEvent.pointerMove(area, at(width / 4));
    await waitFor(() =>
      expect(args.onChoose.mock.lastCall?.[0].crop).toEqual({ x: 50, y: 0, side: 200 }),
    );
    await fireEvent.pointerMove(area, at(width * 4));
    await waitFor(() =>
      expect(args.onChoose.mock.lastCall?.[0].crop).toEqual({ x: 0, y: 0, side: 200 }),
    );
    await fireEvent.pointerUp(area, at(width * 4));
    await expect(slider).toHaveFocus();
  },
});

export const WholeWhereItIsSquare = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const file = await drawnPicture(300, 300);
    await pick(canvasElement, file);
    await canvas.findByRole('slider', { name: 'Zoom' });
    await expect(args.onChoose.mock.calls).toEqual([[{ file, crop: null }]]);
  },
});

export const AnAnimation = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const file = movingPicture();
    await pick(canvasElement, file);
    await canvas.findByText('Animations are kept whole.');
    await expect(args.onChoose.mock.calls).toEqual([[{ file, crop: null }]]);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

export const NoImage = meta.story({
  args: { src: picture },
  play: async ({ canvas, canvasElement }) => {
    await pick(canvasElement, letter);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose an image.');
    await expect(chooser(canvas)).toHaveAccessibleDescription(/^Choose an image\./);
    await expect(canvas.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  },
});

export const Unreadable = meta.story({
  args: { src: picture },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('rejects the file', async () => {
      await pick(canvasElement, brokenPicture);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('cannot be opened');
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('removes the error with the next file', async () => {
      await pick(canvasElement, await drawnPicture(200, 200));
      await canvas.findByRole('slider', { name: 'Zoom' });
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
});

export const Disabled = meta.story({
  args: { src: picture, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(chooser(canvas)).toBeDisabled();
  },
});
