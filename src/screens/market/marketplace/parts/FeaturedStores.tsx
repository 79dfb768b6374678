import { RotateCw, SearchX, Store } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { CardLink } from '#components/Card/Card';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Notice } from '#components/Notice/Notice';
import { Pages } from '#components/Pages/Pages';
import { SearchField } from '#components/SearchField/SearchField';
import { Select } from '#components/Select/Select';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { listedDemoStores } from '#content/marketplace/demo-stores';
import {
  categoryNames,
  marketplaceMessages,
  orderNames,
  priceText,
  storesFoundText,
} from '#content/messages/market/marketplace';
import {
  findStores,
  type ListedStore,
  pageOf,
  type StoreFilter,
  storeOrders,
} from '#domain/marketplace/listing';
import { categories } from '#domain/marketplace/store';
import { paths } from '#domain/paths';
import { failureOf, isBusy } from '#machines/charts/view';
import { StoreListContext } from '#machines/market/store-list/store-list.machine';
import { box, grid, row, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from '../Marketplace.css';

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
      <h2
        id={titleId}
        className={box({ size: 'headline', weight: 'strong', letterSpacing: '-0.02em' })}
      >
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
      <ul aria-busy={isLoading} aria-labelledby={titleId} className={css.stores}>
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
    <div role="search" aria-label="Stores" className={css.filters}>
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

/** A store in the marketplace. The whole card is a link to the store's page. */
function StoreCard({ store }: { store: ListedStore }) {
  const { slug, name, tagline, category, logoUrl, lowestPrice, isDemo } = store;
  return (
    <li className={grid({ shrinks: true })}>
      <CardLink href={paths.store.href(slug)}>
        <span className={css.card}>
          <span className={row({ gap: 'm', shrinks: true })}>
            <Avatar src={logoUrl} name={name} seed={store.id} size={48} shape="rounded" />
            <span className={grid({ gap: 'xs', flex: 1, shrinks: true })}>
              <span dir="auto" className={box({ lines: 2, weight: 'strong', breaks: true })}>
                {name}
              </span>
              <span className={box({ size: 's', color: 'textMuted' })}>
                {categoryNames[category]}
              </span>
            </span>
            {isDemo && <Badge tone="accent">{marketplaceMessages.demoBadge}</Badge>}
          </span>
          <span dir="auto" className={box({ lines: 3, color: 'textMuted', breaks: true })}>
            {tagline}
          </span>
          <span className={box({ weight: 'strong' })}>
            {lowestPrice ? (
              <>
                <span className={box({ size: 's', weight: 'regular', color: 'textMuted' })}>
                  From{' '}
                </span>
                {priceText(lowestPrice.minor, lowestPrice)}
              </>
            ) : (
              <span className={box({ size: 's', weight: 'regular', color: 'textMuted' })}>
                {marketplaceMessages.noMemberships}
              </span>
            )}
          </span>
        </span>
      </CardLink>
    </li>
  );
}

/**
 * Placeholders for store cards. They have no inline styles, because the Content Security Policy of a prerendered page
 * forbids them.
 */
function LoadingCards() {
  return Array.from({ length: 3 }, (_, index) => (
    <li key={index} aria-hidden className={grid({ shrinks: true })}>
      <span className={css.placeholder}>
        <span className={row({ gap: 'm', shrinks: true })}>
          <span className={css.placeholderLogo}>
            <Skeleton shape="block" />
          </span>
          <span className={grid({ gap: 'xs', flex: 1, shrinks: true })}>
            <Skeleton />
            <Skeleton />
          </span>
        </span>
        <Skeleton />
        <Skeleton />
      </span>
    </li>
  ));
}
