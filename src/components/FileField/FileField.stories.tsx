import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FileField } from './FileField';

const meta = preview.meta({
  title: 'Components/File field',
  component: FileField,
  args: {
    label: 'Users',
    chooseLabel: 'Choose a file',
    dropHelp: 'or drop it here',
    types: ['text/csv', '.csv'],
    onChoose: fn<(file: File) => void>(),
  },
});

export const Chooses = meta.story({
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await expect(input).toHaveAttribute('accept', 'text/csv,.csv');
    if (input) await userEvent.upload(input, new File(['name'], 'users.csv', { type: 'text/csv' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const WithError = meta.story({
  args: { errorMessage: 'This file is larger than 1 MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      'This file is larger than 1 MB.',
    );
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const Disabled = meta.story({ args: { isDisabled: true } });
