import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { NearView } from './NearView';

const meta = preview.meta({ title: 'Components/Near view', component: NearView });

const batches = Array.from({ length: 40 }, (_, index) => index + 1);

export const FortyBatches = meta.story({
  render: () => (
    <>
      {batches.map((batch) => (
        <NearView key={batch} estimate="400px" startsDrawn={batch === 1}>
          {() => (
            <div style={{ blockSize: '400px' }}>
              <Button tone="plain">Batch {batch}</Button>
            </div>
          )}
        </NearView>
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    const button = (batch: number) => canvas.queryByRole('button', { name: `Batch ${batch}` });
    await step('renders what is near the viewport', async () => {
      await waitFor(() => expect(button(2)).toBeVisible());
      await expect(button(30)).toBeNull();
    });
    await step('keeps the children that contain focus', async () => {
      button(1)?.focus();
      scrollTo({ top: 12_000, behavior: 'instant' });
      await waitFor(() => expect(button(30)).not.toBeNull());
      await expect(button(1)).toHaveFocus();
      await expect(button(2)).toBeNull();
    });
  },
});
