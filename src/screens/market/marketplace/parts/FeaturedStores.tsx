import { RotateCw, SearchX, Store } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Notice } from '#components/Notice/Notice';
import { listedDemoStores } from '#content/marketplace/demo-stores';
import {
  marketplaceMessages,
  storeFilters,
  storeSearch,
  storesFoundText,
  storesShownText,
} from '#content/messages/market/marketplace';
import { storesList, withDemoStores } from '#domain/marketplace/listing';
import { failedRun, failureOf, isBusy, runningSubject, viewOf } from '#machines/charts/view';
import { MoreStoresContext } from '#machines/market/more-stores/more-stores.machine';
import { StoreListContext } from '#machines/market/store-list/store-list.machine';
import { box, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { KeepFocus } from '../../../shell/KeepFocus';
import { ListFilters, useChoice } from '../../../shell/ListFilters';
import { ReadingNotices } from '../../../shell/Reading';
import * as css from '../Marketplace.css';
import { LoadingCards, StoreCard } from './StoreCards';

const nothingRead = { stores: [], next: null } as const;

export function FeaturedStores() {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const choose = useChoice(StoreListContext);
  const view = StoreListContext.useSelector(viewOf);
  const isLoading = StoreListContext.useSelector(isBusy);
  const { value, answered, request } = StoreListContext.useSelector(({ context }) => context);
  const published = view === 'shown' ? value : null;
  const query = published ? answered.query : request.query;
  const listed =
    view === 'loading'
      ? []
      : withDemoStores(published ?? nothingRead, { demos: listedDemoStores, query });
  const isNarrowed = storesList.isNarrowed(request.query) || storesList.isNarrowed(answered.query);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={stack({ gap: 'l', outline: 'none' })}
    >
      <h2 id={titleId} className={box({ size: 'xl', weight: 'strong', letterSpacing: '-0.02em' })}>
        Featured Servers
      </h2>
      {view === 'loading' && !isNarrowed ? (
        <div aria-hidden className={css.filtersPlace} />
      ) : (
        <ListFilters
          reader={StoreListContext}
          list={storesList}
          label="Stores"
          search={storeSearch}
          texts={storeFilters}
          options={{}}
          className={css.filters}
        />
      )}
      <Unreachable />
      <ReadingNotices reader={StoreListContext} texts={marketplaceMessages} />
      <p role="status" className={visuallyHidden}>
        {isLoading
          ? marketplaceMessages.loading
          : published && published.next !== null
            ? storesShownText(listed.length)
            : storesFoundText(listed.length)}
      </p>
      <ul aria-busy={isLoading} aria-labelledby={titleId} className={css.stores}>
        {listed.map((store) => (
          <StoreCard key={store.id} store={store} />
        ))}
        {view === 'loading' && <LoadingCards />}
      </ul>
      {view === 'loading' && (
        <ul className={`${css.stores} ${css.withoutScript}`}>
          {listedDemoStores.map((store) => (
            <StoreCard key={store.id} store={store} />
          ))}
        </ul>
      )}
      {published && listed.length === 0 && (
        <EmptyState
          level={3}
          icon={<SearchX />}
          title={marketplaceMessages.noMatch}
          actions={
            <Button tone="plain" onPress={() => choose(storesList.whole)}>
              Show all stores
            </Button>
          }
        />
      )}
      {published?.stores.length === 0 && !storesList.isNarrowed(query) && (
        <Notice
          icon={<Store />}
          text={`${marketplaceMessages.empty}. ${marketplaceMessages.emptyHelp}`}
        />
      )}
      <More fallback={section} />
    </section>
  );
}

function Unreachable() {
  const list = StoreListContext.useActorRef();
  const hasFailed = StoreListContext.useSelector((state) => failureOf(state) !== null);
  if (!hasFailed) return null;
  return (
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
  );
}

/** The button that adds the next page. `fallback` receives the focus if the button is removed. */
function More({ fallback }: { fallback: RefObject<HTMLElement | null> }) {
  const more = MoreStoresContext.useActorRef();
  const query = StoreListContext.useSelector(({ context }) => context.answered.query);
  const after = StoreListContext.useSelector((state) =>
    viewOf(state) === 'shown' ? (state.context.value?.next ?? null) : null,
  );
  const isListBusy = StoreListContext.useSelector(isBusy);
  const view = MoreStoresContext.useSelector((state) => {
    const running = runningSubject(state);
    const subject = running ?? failedRun(state)?.subject;
    if (subject?.query !== query || subject.after !== after) return 'more';
    return running ? 'loading' : 'failed';
  });
  if (after === null) return null;
  return (
    <div className={stack({ gap: 's', align: 'center' })}>
      <KeepFocus fallback={fallback} />
      {view === 'failed' && <p role="alert">{marketplaceMessages.moreUnreachable}</p>}
      <Button
        tone="plain"
        isDisabled={isListBusy}
        isPending={view === 'loading'}
        pendingLabel="Loading..."
        onPress={() => more.send({ type: 'run', subject: { query, after } })}
      >
        {view === 'failed' ? 'Try again' : 'Load more'}
      </Button>
    </div>
  );
}
