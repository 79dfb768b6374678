import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { countsCsv } from '#domain/marketplace/store-counts-csv';
import { periodFrom, withPeriod } from '#domain/marketplace/store-overview';
import { CountsExportContext } from '#machines/market/csv-export/csv-export.machine';
import { StoreOverviewContext } from '#machines/market/store-overview/store-overview.machine';
import { Figures } from '#screens/market/overview/Figures';
import { downloadCsv } from '#services/browser/files';
import { countsExportedToast } from '../../../notices/market/store-overview';
import { toasts } from '../../../toasts';
import { countsExportLogic, storeOverviewLogic } from '../../../wiring/market/store-overview';
import type { SellerSectionProps } from './sections';

/** The figures of a store with their machine. The period is in the URL, so that a reload keeps it. */
export function StoreFigures({ store }: SellerSectionProps) {
  const [parameters] = useSearchParams();
  const [days] = useState(() => periodFrom(parameters));
  return (
    <StoreOverviewContext.Provider
      logic={storeOverviewLogic}
      options={{ input: { storeId: store.id, query: { days } } }}
    >
      <CountsExportContext.Provider logic={countsExportLogic}>
        <Bridges slug={store.slug} />
        <Figures />
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
    const subscription = exporter.on('done', ({ value }) => {
      const day = new Date().toISOString().slice(0, 10);
      downloadCsv(`${slug}-visitors-${day}.csv`, countsCsv(value));
      toasts.show(countsExportedToast);
    });
    return () => subscription.unsubscribe();
  }, [exporter, slug]);
  return null;
}
