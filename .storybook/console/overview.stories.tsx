import { expect, within } from 'storybook/test';
import preview from '../preview';
import { Overview as MachineOverview } from './Overview';

const meta = preview.meta({
  title: 'Machines/Overview',
  tags: ['!autodocs'],
  render: () => <MachineOverview />,
  beforeEach: () => {
    const seen = {
      states: ['copyNotice.idle', 'copyNotice.writing', 'elsewhere'],
      transitions: [],
    };
    if (!sessionStorage.getItem('console.seen.copyNotice')) {
      sessionStorage.setItem('console.seen.copyNotice', JSON.stringify(seen));
      return () => sessionStorage.removeItem('console.seen.copyNotice');
    }
    return undefined;
  },
});

export const Overview = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^copyNotice/ });
    await expect(within(row).getByRole('link', { name: 'copyNotice' })).toHaveAttribute(
      'href',
      expect.stringContaining('?path=/story/machines-consoles--copy-notice'),
    );
    await expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['4', '4', '2', '5', '5', '0', expect.stringMatching(/^\d+$/)]);
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(50);
  },
});
