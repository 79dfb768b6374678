import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { LoadingForm } from './LoadingForm';

const meta = preview.meta({
  title: 'Screens/Server settings/Editors/Loading form',
  component: LoadingForm,
});

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading form' })).toBeVisible();
  },
});
