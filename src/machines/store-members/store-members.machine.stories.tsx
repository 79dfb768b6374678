import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeMembersFixtures } from './store-members.fixtures';
import { storeMembersMachine } from './store-members.machine';

const meta = preview.meta({
  title: 'Machines/Store members',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storeMembersMachine} fixtures={storeMembersFixtures} />,
});

export const Console = meta.story();

/** A jump shows the state that was asked for, if parallel states are too far apart for one view. */
export const JumpedFarApart = meta.story({
  play: async ({ canvasElement }) => {
    const hand = handAt(canvasElement, storeMembersMachine);
    await hand.jumpTo('list.failed.unreachable');
  },
});
