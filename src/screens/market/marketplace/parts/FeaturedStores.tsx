import { RotateCw, SearchX, Store } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Notice } from '#components/Notice/Notice';
import { Pages } from '#components/Pages/Pages';
import { SearchField } from '#components/SearchField/SearchField';
import { Select } from '#components/Select/Select';
import { listedDemoStores } from '#content/marketplace/demo-stores';
import {
  marketplaceMessages,
  storesFoundText,
  categoryNames,
  orderNames,
} from '#content/messages/market/marketplace';
import { findStores, pageOf, type StoreFilter, storeOrders } from '#domain/marketplace/listing';
import { categories } from '#domain/marketplace/store';
import { failureOf, isBusy } from '#machines/charts/view';
import { StoreListContext } from '#machines/market/store-list/store-list.machine';
import { stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './FeaturedStores.css';
import { LoadingCards, StoreCard } from './StoreCard';

const EVERY_CATEGORY = 'all';

const categoryOptions = [
  { id: EVERY_CATEGORY, label: 'All categories' } as const,
  ...categories.map((id) => ({ id, label: categoryNames[id] })),
];

const orderOptions = storeOrders.map((id) => ({ id, label: orderNames[id] }));

/** The minimum number of stores for which the search, the filter and the sort order are shown. */
const FILTER_FROM = 7;

const everything: StoreFilter = { query: '', category: null, order: 'featured' };

/** The demo stores, then every published store. */
export function FeaturedStores() {
  const titleId = useId();
  const list = StoreListContext.useActorRef();
  const published = StoreListContext.useSelector(({ context }) => context.value);
  const isLoading = StoreListContext.useSelector(isBusy);
  const hasFailed = StoreListContext.useSelector((state) => failureOf(state) !== null);
  const [filter, setFilter] = useState(everything);
  const [page, setPage] = useState(1);
  const stores = [...listedDemoStores, ...(published ?? [])];
  const found = findStores(stores, useDeferredValue(filter));
  const shown = pageOf(found, page);
  const change = (changed: Partial<StoreFilter>) => {
    setFilter({ ...filter, ...changed });
    setPage(1);
  };
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'xl' })}>
      <h2 id={titleId} className={css.title}>
        Featured Servers
      </h2>
      {hasFailed && (
        <AlertPanel
          isLive
          tone="danger"
          level={3}
          title={marketplaceMessages.unreachable}
          actions={
            <Button icon={<RotateCw />} tone="plain" onPress={() => list.send({ type: 'retry' })}>
              Try again
            </Button>
          }
        >
          {marketplaceMessages.unreachableHelp}
        </AlertPanel>
      )}
      {stores.length >= FILTER_FROM && <FilterBar filter={filter} onChange={change} />}
      <p role="status" className={visuallyHidden}>
        {isLoading ? marketplaceMessages.loading : storesFoundText(found.length)}
      </p>
      <ul aria-busy={isLoading} aria-labelledby={titleId} className={css.grid}>
        {shown.items.map((store) => (
          <StoreCard key={store.id} store={store} />
        ))}
        {isLoading && <LoadingCards />}
      </ul>
      {found.length === 0 && (
        <EmptyState
          level={3}
          icon={<SearchX />}
          title={marketplaceMessages.noMatch}
          actions={
            <Button tone="plain" onPress={() => change(everything)}>
              Show all stores
            </Button>
          }
        />
      )}
      {published?.length === 0 && (
        <Notice
          icon={<Store />}
          text={`${marketplaceMessages.empty}. ${marketplaceMessages.emptyHelp}`}
        />
      )}
      <Pages page={shown.page} pages={shown.pages} onChange={setPage} titleId={titleId} />
    </section>
  );
}

interface FilterBarProps {
  filter: StoreFilter;
  onChange: (changed: Partial<StoreFilter>) => void;
}

function FilterBar({ filter: { query, category, order }, onChange }: FilterBarProps) {
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
