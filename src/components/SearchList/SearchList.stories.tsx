import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SearchList } from './SearchList';

const onPick = fn<(id: string) => void>();
const fruits = ['Apple', 'Banana', 'Cherry'];

function Fruits() {
  const [query, setQuery] = useState('');
  const found = fruits.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <SearchList
      label="Fruit"
      placeholder="Search fruit"
      query={query}
      onQuery={setQuery}
      items={found.map((name) => ({
        id: name,
        label: name,
        detail: name === 'Banana' ? 'Yellow' : null,
      }))}
      emptyText="No fruit has this name."
      note={query === '' ? '9 more. Type a name to find them.' : null}
      onPick={onPick}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Search list',
  beforeEach: () => void onPick.mockClear(),
  render: () => <Fruits />,
});

export const All = meta.story();

export const PickedWithEnter = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Fruit' });
    await userEvent.type(field, 'ban');
    await expect(canvas.getByText('Yellow')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onPick.mock.calls).toEqual([['Banana']]);
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fruit' }), 'x');
    await expect(canvas.getByText('No fruit has this name.')).toBeVisible();
  },
});
