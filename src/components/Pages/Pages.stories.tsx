import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Pages } from './Pages';

function Example({ pages }: { pages: number }) {
  const [page, setPage] = useState(1);
  return (
    <section>
      <h2 id="list">A long list</h2>
      <Pages page={page} pages={pages} onChange={setPage} titleId="list" />
    </section>
  );
}

const meta = preview.meta({ title: 'Components/Pages', component: Example, args: { pages: 3 } });

export const Three = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});

export const One = meta.story({
  args: { pages: 1 },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
});
