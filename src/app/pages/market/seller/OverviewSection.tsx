import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ToastToShow } from '#components/Toasts/queue';
import { overviewMessages } from '#content/messages/market/overview';
import { cardLineText } from '#content/messages/market/store-publish';
import { checklistOf } from '#domain/marketplace/checklist';
import { lowestPriceOf, type ListedStore } from '#domain/marketplace/listing';
import type { OwnStore } from '#domain/marketplace/own-store';
import { periodFrom, withPeriod } from '#domain/marketplace/store-overview';
import { CountsExportContext } from '#machines/market/csv-export/csv-export.machine';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { StoreOverviewContext } from '#machines/market/store-overview/store-overview.machine';
import { StorePublishContext } from '#machines/market/store-publish/store-publish.machine';
import { SellerSessionContext } from '#machines/market/seller-session/seller-session.machine';
import { Figures } from '#screens/market/overview/Figures';
import { Overview } from '#screens/market/overview/Overview';
import { Publish } from '#screens/market/publish/Publish';
import { downloadCsv } from '#services/browser/files';
import { drawCard } from '#services/market/draw-card';
import { storePublishNotices, ListedStoreCard } from './StoreCard';
import { success, toasts, useNotices } from '../../../toasts';
import { membershipListLogic } from '../../../wiring/market/seller';
import { countsExportLogic, storeOverviewLogic } from '../../../wiring/market/store-overview';
import { storePublishLogic } from '../../../wiring/market/store-publish';
import type { SellerSectionProps } from './sections';

const countsExportedToast: ToastToShow = success(overviewMessages.exported);

/** The overview of a store, with its checklist and the section that publishes the store. */
export function OverviewSection({ store }: SellerSectionProps) {
  return (
    <MembershipListContext.Provider
      key={store.id}
      logic={membershipListLogic}
      options={{ input: { storeId: store.id } }}
    >
      <StoreFigures store={store}>
        <Overview store={store} figures={<Figures storeId={store.id} />}>
          <Publishing store={store} />
          <ListedStoreCard store={store} />
        </Overview>
      </StoreFigures>
    </MembershipListContext.Provider>
  );
}

/** The section that publishes the store. It needs the memberships, so it appears once they are loaded. */
function Publishing({ store }: SellerSectionProps) {
  const seller = SellerSessionContext.useActorRef();
  const memberships = MembershipListContext.useSelector(({ context }) => context.value);
  const report = useCallback(
    (saved: OwnStore) => seller.send({ type: 'store saved', store: saved }),
    [seller],
  );
  const { hash, key } = useLocation();
  if (memberships === null) return null;
  const isComplete = checklistOf(store, memberships).every(
    ({ step, isDone }) => isDone || step === 'publish',
  );
  const sold = memberships.filter(({ isVisible, archivedAt }) => isVisible && archivedAt === null);
  return (
    <SellerPublish
      store={store}
      isComplete={isComplete}
      focusRequest={hash === '#publish' ? key : null}
      lowestPrice={lowestPriceOf(sold)}
      onSaved={report}
    />
  );
}

/** The machines of a store's figures. The period is in the URL, so that a reload keeps it. */
function StoreFigures({ store, children }: SellerSectionProps & { children: ReactNode }) {
  const [parameters] = useSearchParams();
  const [days] = useState(() => periodFrom(parameters));
  return (
    <StoreOverviewContext.Provider
      logic={storeOverviewLogic}
      options={{ input: { storeId: store.id, query: { days } } }}
    >
      <CountsExportContext.Provider logic={countsExportLogic}>
        <Bridges slug={store.slug} />
        {children}
      </CountsExportContext.Provider>
    </StoreOverviewContext.Provider>
  );
}

/** Keeps the period in the URL, and creates the file of an export. */
function Bridges({ slug }: { slug: string }) {
  const exporter = CountsExportContext.useActorRef();
  const days = StoreOverviewContext.useSelector(({ context }) => context.request.query.days);
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    const known = new URLSearchParams(search);
    if (periodFrom(known) === days) return;
    // Keep the hash. It names a step of the checklist and does not depend on the period.
    const changed = { search: withPeriod(known, days).toString(), hash };
    void navigate(changed, { replace: true, preventScrollReset: true });
  }, [days, search, hash, navigate]);
  useEffect(() => {
    const subscription = exporter.on('done', ({ pages }) => {
      const day = new Date().toISOString().slice(0, 10);
      downloadCsv(
        `${slug}-visitors-${day}.csv`,
        pages.map(({ lines }) => lines),
      );
      toasts.show(countsExportedToast);
    });
    return () => subscription.unsubscribe();
  }, [exporter, slug]);
  return null;
}

interface SellerPublishProps {
  store: OwnStore;
  isComplete: boolean;
  /** When this value changes, the section takes the focus, unless the value is null. */
  focusRequest: string | null;
  lowestPrice: ListedStore['lowestPrice'];
  onSaved: (store: OwnStore) => void;
}

/** The section that publishes a store, with its machine and the preview of the store's social picture. */
function SellerPublish(props: SellerPublishProps) {
  const { store, isComplete, focusRequest, lowestPrice } = props;
  const cardLine = cardLineText(lowestPrice);
  const pictureUrl = useCard(store, cardLine);
  return (
    <StorePublishContext.Provider logic={storePublishLogic}>
      <Reports onSaved={props.onSaved} />
      <Publish {...{ store, isComplete, focusRequest, cardLine, pictureUrl }} />
    </StorePublishContext.Provider>
  );
}

function Reports({ onSaved }: Pick<SellerPublishProps, 'onSaved'>) {
  const publish = StorePublishContext.useActorRef();
  useNotices(publish, storePublishNotices);
  useEffect(() => {
    const saved = publish.on('saved', (event) => onSaved(event.store));
    return () => saved.unsubscribe();
  }, [publish, onSaved]);
  return null;
}

/** Draws the picture for the preview. Returns null until it is drawn, and undefined if the browser cannot draw it. */
function useCard({ name, design, logoUrl }: OwnStore, lastLine: string): string | null | undefined {
  const [url, setUrl] = useState<string | null | undefined>(null);
  useEffect(() => {
    let isLeft = false;
    let drawn: string | null = null;
    void drawCard({ store: { name, design, logoUrl }, lastLine }).then((file) => {
      if (isLeft) return;
      drawn = file && URL.createObjectURL(file);
      setUrl(drawn ?? undefined);
    });
    return () => {
      isLeft = true;
      if (drawn !== null) URL.revokeObjectURL(drawn);
    };
  }, [name, design, logoUrl, lastLine]);
  return url;
}
