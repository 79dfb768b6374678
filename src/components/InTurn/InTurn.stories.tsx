import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { InTurn } from './InTurn';

const meta = preview.meta({ title: 'Components/In turn', component: InTurn });

const places = [1, 2, 3, 4];

function Parts() {
  const [isReady, setIsReady] = useState(false);
  return (
    <>
      <Button onPress={() => setIsReady(true)}>Load</Button>
      <p>
        <InTurn isReady={false} startsDrawn fallback="Waits">
          Drawn from the start
        </InTurn>
      </p>
      <ol>
        {places.map((place) => (
          <li key={place}>
            <InTurn isReady={isReady} startsDrawn={false} fallback="Waits">
              Part {place}
            </InTurn>
          </li>
        ))}
      </ol>
    </>
  );
}

export const FourParts = meta.story({
  render: () => <Parts />,
  play: async ({ canvas, userEvent, step }) => {
    const texts = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await step('waits until the parts are ready', async () => {
      await expect(canvas.getByText('Drawn from the start')).toBeVisible();
      await expect(texts()).toEqual(places.map(() => 'Waits'));
    });
    await step('renders one part after another', async () => {
      const counts: number[] = [];
      const list = canvas.getByRole('list');
      const observer = new MutationObserver(() => {
        counts.push(texts().filter((text) => text !== 'Waits').length);
      });
      observer.observe(list, { subtree: true, childList: true, characterData: true });
      await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
      await waitFor(() => expect(canvas.getByText('Part 4')).toBeVisible());
      observer.disconnect();
      await expect([...new Set(counts)]).toEqual([1, 2, 3, 4]);
    });
  },
});
