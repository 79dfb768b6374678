import { SearchField } from '#components/SearchField/SearchField';
import { Select } from '#components/Select/Select';
import { categoryNames, orderNames } from '#content/messages/market/marketplace';
import { storeOrders, type StoreFilter } from '#domain/marketplace/listing';
import { categories } from '#domain/marketplace/store';
import * as css from './FilterBar.css';

const EVERY_CATEGORY = 'all';

const categoryOptions = [
  { id: EVERY_CATEGORY, label: 'All categories' } as const,
  ...categories.map((id) => ({ id, label: categoryNames[id] })),
];
const orderOptions = storeOrders.map((id) => ({ id, label: orderNames[id] }));

export interface FilterBarProps {
  filter: StoreFilter;
  onChange: (changed: Partial<StoreFilter>) => void;
}

export function FilterBar({ filter: { query, category, order }, onChange }: FilterBarProps) {
  return (
    <div role="search" aria-label="Stores" className={css.bar}>
      <div className={css.search}>
        <SearchField
          label="Search stores"
          placeholder="Search stores..."
          value={query}
          onChange={(typed) => onChange({ query: typed })}
        />
      </div>
      <Select
        isLabelHidden
        label="Category"
        options={categoryOptions}
        value={category ?? EVERY_CATEGORY}
        onChange={(id) => onChange({ category: id === EVERY_CATEGORY ? null : id })}
      />
      <Select
        isLabelHidden
        label="Sort by"
        options={orderOptions}
        value={order}
        onChange={(id) => onChange({ order: id })}
      />
    </div>
  );
}
