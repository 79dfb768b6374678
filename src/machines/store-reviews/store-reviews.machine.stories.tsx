import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeReviewsFixtures } from './store-reviews.fixtures';
import { storeReviewsMachine } from './store-reviews.machine';

const meta = preview.meta({
  title: 'Machines/Store reviews',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeReviewsMachine} fixtures={storeReviewsFixtures} />,
});

export const Console = meta.story();
