import { useEffect, useState, type ComponentType } from 'react';
import { reportReviewLabel, reviewMessages } from '#content/messages/market/store-page-reviews';
import { givenSnapshot, StorePageContext } from '#machines/market/store-page/store-page.machine';
import { Store } from '#screens/market/store-page/Store';
import { openBackend, usePageState, openSession } from '../../boot/page-state';
import { StoreAccount } from '../../site/LazyAccount';
import { listenForLoadFailures } from '../../site/load-failure';
import { Waitlist } from '../../site/Waitlist';
import { storePageLogic } from '../../wiring/market/store-page';
import type { GivenStore } from './given-store';
import type { CheckoutLinkOf } from '../../wiring/market/buyer-reference';
import type { Held } from '../../wiring/market/held-memberships';
import { onceLoaded, preload } from '#screens/shell/islands/load-failure';
import { ReportButton } from '#screens/market/store/parts/ReportButton';
import { hasOpenReport } from '#services/market/has-open-report';
import type { ReportFlowProps } from '../../site/ReportFlow';

export interface OpenStoreProps {
  /** The address or id in the URL. */
  store: string;
  /** The data that the server read; null if the page loads the store itself. */
  given: GivenStore | null;
  /** Called after a store was opened by its id, with the address of that store. */
  onAddress: (slug: string) => void;
}

/** A public store page with its machine. To show another store, remount it. */
export function OpenStore({ store, given, onAddress }: OpenStoreProps) {
  const [opened] = useState(() => ({
    logic: storePageLogic(openBackend),
    now: given?.now ?? Date.now(),
    options: {
      input: { store },
      ...(given && { snapshot: givenSnapshot({ store, answer: given.answer }) }),
    },
  }));
  useEffect(listenForLoadFailures, []);
  const [linkOf, setLinkOf] = useState<CheckoutLinkOf | null>(null);
  const [held, setHeld] = useState<Held | undefined>(undefined);
  return (
    <StorePageContext.Provider logic={opened.logic} options={opened.options}>
      <OwnAddress store={store} onAddress={onAddress} />
      <CountedVisitor />
      <KnownBuyer onLinks={setLinkOf} onHeld={setHeld} />
      <Store
        now={opened.now}
        linkOf={linkOf}
        held={held}
        account={<StoreAccount />}
        reportOf={({ id, name }) => (
          <StoreReport target={{ kind: 'store', id }} name={name}>
            Report store
          </StoreReport>
        )}
        reportReviewOf={({ id, author }) => (
          <StoreReport
            target={{ kind: 'review', id }}
            name={author ?? reviewMessages.nameless}
            label={reportReviewLabel(author)}
          >
            Report
          </StoreReport>
        )}
        waitlistOf={(id, nameId) => <Waitlist membershipId={id} nameId={nameId} />}
      />
    </StorePageContext.Provider>
  );
}

function OwnAddress({ store, onAddress }: Pick<OpenStoreProps, 'store' | 'onAddress'>) {
  const slug = StorePageContext.useSelector(({ context }) => context.value?.slug);
  useEffect(() => {
    if (slug !== undefined && slug !== store) onAddress(slug);
  }, [slug, store, onAddress]);
  return null;
}

/**
 * Counts the actions of a visitor on a store page, except for demo stores. The code for counting is not part of the
 * first load.
 */
function CountedVisitor() {
  const storeId = StorePageContext.useSelector(({ context: { value } }) =>
    value === null || value.isDemo ? null : value.id,
  );
  useEffect(() => {
    if (storeId === null) return undefined;
    const left = new AbortController();
    openBackend()
      .then(() => import('#services/market/visitor-steps'))
      .then(
        ({ countVisitor }) => {
          if (left.signal.aborted) return;
          left.signal.addEventListener('abort', countVisitor(storeId));
        },
        () => {},
      );
    return () => left.abort();
  }, [storeId]);
  return null;
}

interface KnownBuyerProps {
  onLinks: (next: () => CheckoutLinkOf | null) => void;
  onHeld: (held: Held) => void;
}

/**
 * For a signed-in visitor, adds their reference to the checkout links, and reads which memberships they have. The code is
 * loaded after the session has started.
 */
function KnownBuyer({ onLinks, onHeld }: KnownBuyerProps) {
  const { actors } = usePageState();
  const store = StorePageContext.useSelector(({ context }) => context.value);
  useEffect(() => {
    if (actors === null || store === null || store.isDemo) return undefined;
    const left = new AbortController();
    const { session } = actors;
    import('../../wiring/market/buyer-reference').then(
      ({ watchBuyer }) => {
        if (left.signal.aborted) return;
        const stop = watchBuyer({ session, store, onLinks: (next) => onLinks(() => next) });
        left.signal.addEventListener('abort', stop);
      },
      () => {},
    );
    import('../../wiring/market/held-memberships').then(
      ({ watchHeld }) => {
        if (left.signal.aborted) return;
        left.signal.addEventListener('abort', watchHeld({ session, store, onHeld }));
      },
      () => {},
    );
    return () => left.abort();
  }, [actors, store, onLinks, onHeld]);
  return null;
}

const loadHost = () => import('../../site/ReportFlow');

interface StoreReportProps extends Omit<ReportFlowProps, 'requests'> {
  children: string;
  /** The accessible name of the button. Set it if the page contains several of these buttons. */
  label?: string;
}

interface Loaded {
  Host: ComponentType<ReportFlowProps>;
  /** A counter that increases with each press of the button. */
  requests: number;
}

/**
 * The button on a store page that reports the store or a review (product.md §21.15, §21.20). The code of the dialog is
 * loaded on press, or if the dialog was open before a reload or a sign-in.
 */
function StoreReport({ target, name, label, children }: StoreReportProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const press = () => {
    openSession();
    onceLoaded(loadHost, ({ StoreReportHost }) =>
      setLoaded((before) => ({ Host: StoreReportHost, requests: (before?.requests ?? 0) + 1 })),
    );
  };
  useEffect(() => {
    if (hasOpenReport(target.id)) press();
  }, [target.id]);
  return (
    <>
      <ReportButton label={label} onPress={press} onIntent={() => preload(loadHost)}>
        {children}
      </ReportButton>
      {loaded && <loaded.Host target={target} name={name} requests={loaded.requests} />}
    </>
  );
}
