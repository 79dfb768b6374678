import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StarRating, type StarRatingProps } from './StarRating';

const meta = preview.meta({
  title: 'Components/Star rating',
  component: StarRating,
  args: { label: 'Rating', value: 3, onChange: fn() },
});

function Controlled(props: StarRatingProps) {
  const [value, setValue] = useState(props.value);
  return (
    <StarRating
      {...props}
      value={value}
      onChange={(rating) => {
        setValue(rating);
        props.onChange(rating);
      }}
    />
  );
}

export const Chosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Rating' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
  },
});

export const Missing = meta.story({
  args: { value: null, errorMessage: 'Choose a rating.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Choose a rating\./);
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  render: (props) => <Controlled {...props} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  args: { value: null },
  render: (props) => <Controlled {...props} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
});

export const ByPointer = meta.story({
  render: (props) => <Controlled {...props} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }));
    await expect(args.onChange).toHaveBeenCalledWith(5);
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
  },
});
