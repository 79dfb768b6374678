import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { withoutStorage, memberEditFixtures } from './member-edit.fixtures';

const meta = preview.meta({
  title: 'Machines/Member edit',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={withoutStorage} fixtures={memberEditFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, withoutStorage);

    await step('a name is required', async () => {
      await bench.isIn('form.closed', 'removal.none');
      await bench.press('Events', 'add');
      await bench.press('Events', 'save');
      await bench.isIn('form.failed.missingName', 'removal.none');
      await bench.emitted('notice notice: missingName');
    });
    await step('the picture is uploaded first', async () => {
      await bench.press('Events', /^change .*Priya/);
      await bench.press('Events', /^choose picture .*me\.png/);
      await bench.press('Events', 'save');
      await bench.isIn('form.uploading', 'removal.none');
      await bench.press('uploadPicture (upload) answers', /^ok/);
      await bench.isIn('form.saving.adding', 'removal.none');
      await bench.press('addMember (add) answers', /^ok/);
      await bench.isIn('form.done', 'removal.none');
    });
    await step('a removal needs confirmation, and can fail', async () => {
      await bench.press('Events', 'close');
      await bench.press('Events', /^remove .*allowed: true/);
      await bench.isIn('form.closed', 'removal.confirming');
      await bench.press('Events', 'confirm removal');
      await bench.press('removeMember (remove) answers', 'error: cannotRemoveOwner');
      await bench.isIn('form.closed', 'removal.failed.cannotRemoveOwner');
    });
  },
});
